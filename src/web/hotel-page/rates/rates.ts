import type { Rate, Room, RoomList } from '#contract/hotels.ts'
import { type OfferFilterName, offerFilterNames } from '#domain/hotel/list-filters.ts'
import { type Money, money } from '#domain/money/money.ts'
import { nothingWanted, type WantedRate } from './wanted-rate.ts'

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

/**
 * The chosen rate, in this order: the guest's choice, the offer of the card, the cheapest rate that passes the filters
 * of the list, the cheapest rate. Nothing dearer is ever suggested: the card's price is the page's price.
 */
export function chosenPick(
  picks: readonly RatePick[],
  key: string | null,
  { offer, filters }: WantedRate = nothingWanted,
): RatePick | null {
  const keyed = (wanted: string | null) => picks.find((pick) => pickKey(pick) === wanted)
  const passing = () => cheapestPick(picks.filter((pick) => passesFilters(pick, filters)))
  return keyed(key) ?? keyed(offer) ?? passing() ?? cheapestPick(picks)
}

/** Whether a rate passes the filters of the list. The rules are those of the list. */
function passesFilters({ room, rate }: RatePick, filters: WantedRate['filters']): boolean {
  const passes: Record<OfferFilterName, boolean> = {
    board: filters.board.length === 0 || filters.board.includes(rate.board),
    beds: filters.beds.length === 0 || room.beds.some(({ id }) => filters.beds.includes(id)),
    free_cancel: !filters.free_cancel || rate.cancellation.label === 'free',
    pay_later: !filters.pay_later || rate.pay_later,
  }
  return offerFilterNames.every((name) => passes[name])
}

/** The price difference to the chosen rate, and the terms that the chosen rate lacks. */
export type Difference = { readonly amount: Money; readonly gains: readonly ('breakfast' | 'free')[] }

export function differenceFrom(chosen: RatePick, { rate }: RatePick): Difference {
  const { amount, currency } = rate.price.total
  const isFree = (one: Rate) => one.cancellation.label === 'free'
  const hasBreakfast = (one: Rate) => one.board !== 'room_only'
  return {
    amount: money(amount - chosen.rate.price.total.amount, currency),
    gains: [
      ...(hasBreakfast(rate) && !hasBreakfast(chosen.rate) ? (['breakfast'] as const) : []),
      ...(isFree(rate) && !isFree(chosen.rate) ? (['free'] as const) : []),
    ],
  }
}

export const mostCompared = 4

/** Adds a rate to the comparison or removes it. A full comparison takes no further rate. */
export function toggleCompared(keys: readonly string[], key: string): readonly string[] {
  if (keys.includes(key)) return keys.filter((other) => other !== key)
  return keys.length < mostCompared ? [...keys, key] : keys
}
