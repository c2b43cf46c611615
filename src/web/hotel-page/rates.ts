import type { Rate, Room, RoomList } from '#contract/hotels.ts'

/** A room by a rate, as one is chosen. */
export type RatePick = { readonly room: Room; readonly rate: Rate }

export const pickKey = ({ room, rate }: RatePick) => `${room.id}.${rate.rate}`

export const picksOf = ({ rooms }: Pick<RoomList, 'rooms'>): RatePick[] =>
  rooms.flatMap((room) => room.rates.map((rate) => ({ room, rate })))

const cheapestPick = (picks: readonly RatePick[]): RatePick | null =>
  picks.reduce<RatePick | null>(
    (least, pick) =>
      least === null || pick.rate.price.total.amount < least.rate.price.total.amount ? pick : least,
    null,
  )

const isFree = ({ rate }: RatePick) => rate.cancellation.label === 'free'

/** So much dearer, in percent, free cancellation still is the better offer. */
const LITTLE_MORE = 10

/** What is chosen until the guest chooses: the cheapest, unless it is never refunded and free cancellation costs little more. */
export function suggestedPick(picks: readonly RatePick[]): RatePick | null {
  const cheapest = cheapestPick(picks)
  if (cheapest?.rate.cancellation.label !== 'none') return cheapest
  const free = cheapestPick(picks.filter(isFree))
  if (!free) return cheapest
  const [least, better] = [cheapest.rate.price.total.amount, free.rate.price.total.amount]
  return better * 100 <= least * (100 + LITTLE_MORE) ? free : cheapest
}

/** The pick of that key, or, when it is no longer there, the suggested one. */
export const chosenPick = (picks: readonly RatePick[], key: string | null): RatePick | null =>
  picks.find((pick) => pickKey(pick) === key) ?? suggestedPick(picks)
