const BARS = 20

/** How many totals lie in each of twenty equal steps from the lowest to the highest; the highest is in the last. */
export function histogramOf(totals: readonly number[]) {
  const bars = new Array<number>(BARS).fill(0)
  if (totals.length === 0) return { min: null, max: null, bars }
  const [min, max] = [Math.min(...totals), Math.max(...totals)]
  for (const total of totals) {
    const bar = max === min ? 0 : Math.min(BARS - 1, Math.floor(((total - min) * BARS) / (max - min)))
    bars[bar]! += 1
  }
  return { min, max, bars }
}
