import type { PlainDate } from '../time/plain-date.ts'

/** Alerts of a guest that are checked at the same time. */
export const MOST_ALERTS = 20

/** A total on a day, in minor units of the alert's currency; null while nothing is available. */
export type ObservedTotal = readonly [day: PlainDate, total: number | null]

/** Prices of a watched stay since the alert began, one for each day on which the price changed. */
export type PriceSeries = readonly ObservedTotal[]

/** Changes that are stored; the first one is the price at the start and is never removed. */
export const MOST_CHANGES = 120

export type AlertReason = 'fall' | 'limit' | 'available'

/** An alert as far as it decides about messages; totals are in minor units of one currency. */
export type WatchedPrice = {
  readonly series: PriceSeries
  /** Null: only a fall is reported. */
  readonly limit: number | null
  /** The total in the last message, and its day. */
  readonly told: { readonly total: number; readonly on: PlainDate } | null
}

/** A price falls by this much before a message is sent. */
const LEAST_FALL_PERCENT = 5

export const hasFallen = (before: number, now: number): boolean =>
  now * 100 <= before * (100 - LEAST_FALL_PERCENT)

/** The highest total that counts as fallen. */
export const fallenTotal = (before: number): number => Math.floor((before * (100 - LEAST_FALL_PERCENT)) / 100)

/** The first total that was available. */
export const startOf = (series: PriceSeries): ObservedTotal | null =>
  series.find(([, total]) => total !== null) ?? null

export const lowestOf = (series: PriceSeries): readonly [PlainDate, number] | null =>
  series.reduce<readonly [PlainDate, number] | null>(
    (least, [day, total]) =>
      total !== null && (least === null || total < least[1]) ? ([day, total] as const) : least,
    null,
  )

/** The reason for a message about today's total; null for none. */
export function reasonToTell(
  { series, limit, told }: WatchedPrice,
  [day, total]: ObservedTotal,
): AlertReason | null {
  if (total === null || told?.on === day) return null
  if (series.at(-1)?.[1] === null) return 'available'
  if (limit !== null && total <= limit && (told === null || told.total > total)) return 'limit'
  const before = told?.total ?? startOf(series)?.[1] ?? null
  return before !== null && hasFallen(before, total) ? 'fall' : null
}

/**
 * The series with today's total. An unchanged total adds nothing; another total of the same day replaces it, except the
 * first one.
 */
export function withObserved(series: PriceSeries, observed: ObservedTotal): PriceSeries {
  const [day, total] = observed
  const isAgain = series.length > 1 && series.at(-1)?.[0] === day
  const before = isAgain ? series.slice(0, -1) : series
  if (before.at(-1)?.[1] === total) return before
  const [first, ...rest] = before
  if (!first) return [observed]
  return [first, ...rest.slice(-(MOST_CHANGES - 2)), observed]
}
