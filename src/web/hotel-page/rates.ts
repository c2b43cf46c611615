import type { Rate, Room, RoomList } from '#contract/hotels.ts'

/** A room by a rate, as one is chosen. */
export type RatePick = { readonly room: Room; readonly rate: Rate }

export const pickKey = ({ room, rate }: RatePick) => `${room.id}.${rate.rate}`

export const picksOf = ({ rooms }: Pick<RoomList, 'rooms'>): RatePick[] =>
  rooms.flatMap((room) => room.rates.map((rate) => ({ room, rate })))

/** What the list showed: the cheapest. */
export const cheapestPick = (picks: readonly RatePick[]): RatePick | null =>
  picks.reduce<RatePick | null>(
    (least, pick) =>
      least === null || pick.rate.price.total.amount < least.rate.price.total.amount ? pick : least,
    null,
  )

/** The pick of that key, or, when it is no longer there, the cheapest. */
export const chosenPick = (picks: readonly RatePick[], key: string | null): RatePick | null =>
  picks.find((pick) => pickKey(pick) === key) ?? cheapestPick(picks)
