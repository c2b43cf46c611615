import { WHOLE } from '../money/rounding.ts'
import type { Instant } from '../time/zone-time.ts'
import type { CancellationLabel, Deadline, FeeWindow } from './cancellation.ts'
import { freeUntil, labelAt } from './cancellation.ts'
import type { NightPrices } from './prices.ts'

/** What a list tells about cancelling: what it is called now, and until when it stays free. */
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

// A list shows thousands of offers a second. For nearly all of them the outlook follows from the policy alone: a part
// of a price is more than nothing and less than all of it, unless the price or the part is tiny. What follows says
// when that is certain; everything else is itemised.

/** One percent: a smaller part of a small price may round to nothing. */
const LEAST_PART = 100
/** Minor units; what a stay in one room costs at least. */
const LEAST_PRICE = 1_000
/** Between the cheapest and the dearest night; beyond, the share of a night may be nothing. */
const MOST_UNEVEN = 8

/** At any usual price: what cancelling is called now and, while it is free, when the first fee begins. */
export interface UsualSummary {
  readonly label: CancellationLabel
  readonly firstFee: Instant | null
}

/** Null where it depends on the price. */
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

/** Whether a price is usual: `least` is what one room costs at least, as shown, without what is paid at the hotel. */
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
