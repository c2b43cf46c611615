import type { Id } from '../id.ts'
import type { NightPrices } from './prices.ts'

/** The owner of a room type's calendar: a plan, or the room type itself if null. */
interface OwnedCalendar {
  readonly planId: Id | null
}

/**
 * The calendar by which a plan sells a room type. A plan with its own prices never falls back to the room
 * type's: without a calendar it sells nothing.
 */
export function calendarFor<Calendar extends OwnedCalendar>(
  plan: { readonly id: Id; readonly ownPrices: boolean },
  ofRoom: readonly Calendar[],
): Calendar | null {
  const owner = plan.ownPrices ? plan.id : null
  return ofRoom.find(({ planId }) => planId === owner) ?? null
}

/**
 * The price of a night by a plan that adds a sum to the room type's price. A night whose price would not be above
 * zero has no price, and is not sold.
 */
export const nightBySum = (price: number, sum: number): number => (price > 0 ? Math.max(0, price + sum) : 0)

/** The sum when a night is unavailable: above every price. */
export const UNAVAILABLE = Number.POSITIVE_INFINITY

/**
 * Sums the nights of a room type: equals `calendarPrice` if `whyNotNights` is null, else `UNAVAILABLE`. Night i
 * is at index `at + i * step`.
 */
export function sumOfNights(
  nights: number,
  /** Number of rooms requested. */
  wanted: number,
  prices: NightPrices,
  free: ArrayLike<number>,
  at: number,
  step: number,
): number {
  let sum = 0
  for (let i = 0, night = at; i < nights; i++, night += step) {
    const price = prices[night]!
    if (!(price > 0 && free[night]! >= wanted)) return UNAVAILABLE
    sum += price
  }
  return sum
}

/**
 * Writes the sum of every calendar to `sums`, where a night has one cell for each calendar: read in the order of
 * memory, all of them cost little more than a few.
 */
export function sumsOfNights(
  nights: number,
  wanted: number,
  prices: NightPrices,
  free: ArrayLike<number>,
  at: number,
  calendars: number,
  sums: Float64Array,
): void {
  let cell = at
  for (let night = 0; night < nights; night++) {
    for (let calendar = 0; calendar < calendars; calendar++, cell++) {
      const price = prices[cell]!
      const before = night === 0 ? 0 : sums[calendar]!
      sums[calendar] = price > 0 && free[cell]! >= wanted ? before + price : UNAVAILABLE
    }
  }
}
