import { CALENDAR_NIGHTS } from '#domain/price/prices.ts'
import { type Day, dayOf, type PlainDate } from '#domain/time/plain-date.ts'
import { calendarPrices } from './calendar-bytes.ts'

export type StoredCalendar = { readonly baseDate: PlainDate; readonly unit: number; readonly prices: Buffer }

/** The prices of a stored calendar from a base date on; without one, no prices. */
export function pricesFrom(stored: StoredCalendar | null, base: PlainDate): Float64Array {
  const prices = new Float64Array(CALENDAR_NIGHTS)
  if (!stored) return prices
  const before = calendarPrices(stored.prices, stored.unit)
  const shift = dayOf(base) - dayOf(stored.baseDate)
  for (let night = 0; night < CALENDAR_NIGHTS; night++) prices[night] = before[night + shift] ?? 0
  return prices
}

/** One price for all nights of a range, or one for each. Nights outside the calendar are ignored. */
export type NightPrices = {
  readonly from: PlainDate
  readonly to: PlainDate | null
  readonly prices: readonly number[]
}

export function layPrices(calendar: Float64Array, { from, to, prices }: NightPrices, base: Day) {
  const first = dayOf(from) - base
  const nights = to === null ? prices.length : dayOf(to) - dayOf(from) + 1
  for (let night = 0; night < nights; night++) {
    const at = first + night
    if (at >= 0 && at < CALENDAR_NIGHTS) calendar[at] = prices[prices.length === 1 ? 0 : night]!
  }
}

const largest = 2_147_483_647

/**
 * Prices of currencies with small units are stored in tens, hundreds or thousands of minor units; null if even that
 * overflows.
 */
export function unitFor(prices: Float64Array): number | null {
  const most = prices.reduce((a, b) => Math.max(a, b), 0)
  for (let unit = 1; unit <= 1_000_000; unit *= 10) {
    if (most / unit <= largest && prices.every((price) => price % unit === 0)) return unit
  }
  return null
}
