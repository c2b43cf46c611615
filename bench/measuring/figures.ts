/** One measured number and its bound; for several rounds the median, with minimum and maximum. */
export type Figure = { name: string; value: number; unit: string; bound?: Bound; range?: [number, number] }
/** The values of all rounds; none is omitted. */
export type Rounds = { name: string; values: readonly number[]; unit: string; bound?: Bound }
export type Bound = { atLeast: number } | { atMost: number }

export const isMet = ({ value, bound }: Figure): boolean => {
  if (!bound) return true
  return 'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost
}

export function lineOf(figure: Figure): string {
  const { name, value, unit, bound, range } = figure
  const spread = range ? ` (${rounded(range[0])} to ${rounded(range[1])})` : ''
  const said = `${name.padEnd(46)} ${String(rounded(value)).padStart(10)} ${unit}${spread}`
  if (!bound) return said
  const asked = 'atLeast' in bound ? `at least ${bound.atLeast}` : `at most ${bound.atMost}`
  return `${said.padEnd(76)} ${asked}: ${isMet(figure) ? 'met' : 'NOT MET'}`
}

export const rounded = (value: number) => Number(value.toPrecision(4))

/** The quantile of the values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const figureOf = ({ values, ...named }: Rounds): Figure => ({
  ...named,
  value: quantile(values, 0.5),
  ...(values.length > 1 ? { range: [Math.min(...values), Math.max(...values)] } : {}),
})

export const jsonOf = (figures: readonly Figure[]) =>
  JSON.stringify({
    bench: 'search',
    figures: Object.fromEntries(
      figures.map(({ name, value, range = [] }) => [name, [value, ...range].map(rounded)]),
    ),
    not_met: figures.filter((figure) => !isMet(figure)).map(({ name }) => name),
  })
