/** The size that a row of the chart is drawn in; it is stretched to its place. */
export const WIDTH = 240
export const HEIGHT = 60
const AIR = 6

const round = (value: number) => Math.round(value * 10) / 10
const heightOf = (value: number, most: number) => (most === 0 ? 0 : (value / most) * (HEIGHT - AIR))
/** The middle of a cell. */
export const centreOf = (cell: number, cells: number) => round(((cell + 0.5) * WIDTH) / cells)

function spotsOf(values: readonly number[]): string[] {
  const most = Math.max(0, ...values)
  return values.map((value, at) => `${centreOf(at, values.length)} ${round(HEIGHT - heightOf(value, most))}`)
}

export const lineOver = (values: readonly number[]) => `M${spotsOf(values).join('L')}`

export function areaUnder(values: readonly number[]): string {
  const first = centreOf(0, values.length)
  const last = centreOf(values.length - 1, values.length)
  return `M${first} ${HEIGHT}L${spotsOf(values).join('L')}L${last} ${HEIGHT}z`
}

export function barsOf(values: readonly number[]) {
  const most = Math.max(0, ...values)
  const width = round((WIDTH / values.length) * 0.3)
  return values.map((value, at) => {
    const height = round(heightOf(value, most))
    return { x: round(centreOf(at, values.length) - width / 2), y: round(HEIGHT - height), width, height }
  })
}

const mostLabels = 5

/** Cells whose period is named on the axis, counted back from the last. */
export function labelledCells(cells: number): number[] {
  const step = Math.ceil(cells / mostLabels)
  return Array.from({ length: cells }, (_, at) => at).filter((at) => (cells - 1 - at) % step === 0)
}
