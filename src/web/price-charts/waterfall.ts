import type { PriceLine } from '#contract/prices.ts'

/** A line of the bill with its bar: in percent of the longest that the bill ever gets. */
export type Fall = PriceLine & {
  readonly from: number
  readonly width: number
  readonly look: 'adds' | 'lowers' | 'at_hotel'
}

/** Each bar begins where the last one ended. */
export function waterfallOf(lines: readonly PriceLine[]): Fall[] {
  const ends: number[] = []
  for (const { amount } of lines) ends.push((ends.at(-1) ?? 0) + amount.amount)
  const longest = Math.max(1, ...ends)
  const percent = (amount: number) => Math.round((amount / longest) * 1000) / 10
  return lines.map((line, at) => {
    const before = ends[at - 1] ?? 0
    const after = ends[at]!
    return {
      ...line,
      from: percent(Math.min(before, after)),
      width: percent(Math.abs(after - before)),
      look: line.amount.amount < 0 ? 'lowers' : line.at_hotel ? 'at_hotel' : 'adds',
    }
  })
}
