import { WHOLE } from '../money/rounding.ts'
import type { Instant } from '../time/zone-time.ts'
import type { CancellationLabel, Deadline, FeeWindow } from './cancellation.ts'
import { freeUntil, labelAt } from './cancellation.ts'
import type { NightPrices } from './prices.ts'

/** Cancellation terms on a list: the current label, and until when cancellation is free. */
export interface CancellationSummary {
  readonly label: CancellationLabel
  readonly freeUntil: Instant | null
}

export function cancellationSummaryOf(
  windows: readonly FeeWindow[],
  now: Instant,
  checkIn: Instant,
): CancellationSummary {
  return { label: labelAt(windows, now), freeUntil: freeUntil(windows, now, checkIn) }
}

// A list shows thousands of offers a second. For nearly all of them the summary follows from the policy
// alone, without computing fees. A percentage of a price is neither zero nor the whole, unless price or
// percentage is tiny. The functions below decide when that is certain; all other offers are itemised.

/** One percent: a smaller percentage of a small price may round to zero. */
const LEAST_PART = 100
/** Minor units; the minimum price of a stay in one room. */
const LEAST_PRICE = 1_000
/** Ratio of the most expensive to the cheapest night; beyond it the share of a night may round to zero. */
const MOST_UNEVEN = 8

/** Valid at any usual price: the current label and, while free, when the first fee begins. */
export interface UsualSummary {
  readonly label: CancellationLabel
  readonly firstFee: Instant | null
}

/** Null if it depends on the price. */
export function usualSummary(
  deadlines: readonly Deadline[],
  nights: number,
  now: Instant,
): UsualSummary | null {
  let label = 'free' as CancellationLabel
  let firstFee: Instant | null = null
  for (const { from, fee } of deadlines) {
    if (fee.value === 0) continue
    const whole = fee.of === 'percent' ? WHOLE : nights
    const least = fee.of === 'percent' ? LEAST_PART : 1
    const isAll = fee.value >= whole
    if (fee.of === 'amount' || fee.value < least || (!isAll && fee.value > whole - least)) return null
    if (from !== null && from > now) firstFee ??= from
    else label = isAll || label === 'none' ? 'none' : 'partial'
  }
  return { label, firstFee }
}

/**
 * Whether a price is usual: `least` is the minimum price of one room, as shown, without the part paid at the
 * hotel.
 */
export function isUsualPrice(
  least: number,
  nights: number,
  prices: NightPrices,
  at: number,
  step: number,
): boolean {
  if (least < LEAST_PRICE) return false
  let low = prices[at]!
  let high = low
  for (let i = 1; i < nights; i++) {
    const price = prices[at + i * step]!
    if (price < low) low = price
    if (price > high) high = price
  }
  return high <= low * MOST_UNEVEN
}
