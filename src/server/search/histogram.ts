const BARS = 20

/** How many totals lie in each of twenty equal steps from the lowest to the highest; the highest is in the last. */
export function histogramOf(totals: readonly number[]): {
  min: number | null
  max: number | null
  bars: number[]
} {
  const bars = new Array<number>(BARS).fill(0)
  if (totals.length === 0) return { min: null, max: null, bars }
  let min = totals[0]!
  let max = min
  for (const total of totals) {
    if (total < min) min = total
    if (total > max) max = total
  }
  const span = max - min
  for (const total of totals) {
    const bar = span === 0 ? 0 : Math.min(BARS - 1, Math.floor(((total - min) * BARS) / span))
    bars[bar]! += 1
  }
  return { min, max, bars }
}
