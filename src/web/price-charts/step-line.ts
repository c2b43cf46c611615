import { dayOf, type PlainDate } from '#domain/time/plain-date.ts'

/** A total from a day on; null while nothing was available. */
export type StepPoint = { readonly on: PlainDate; readonly total: number | null }

export type StepLine = {
  /** SVG path of the totals. */
  readonly path: string
  /** Where nothing was available: horizontal lines at the last known total. */
  readonly gaps: readonly { readonly from: number; readonly to: number; readonly y: number }[]
  /** The newest total; null if nothing is available. */
  readonly end: { readonly x: number; readonly y: number } | null
  /** Heights of the compared totals. */
  readonly levels: readonly number[]
}

type Frame = { readonly width: number; readonly height: number }
type Asked = {
  readonly series: readonly StepPoint[]
  /** The last day of the line. */
  readonly until: PlainDate
  /** Totals to compare with, such as a limit; they are part of the scale. */
  readonly levels?: readonly number[]
}

/** Room for the ring at the end and for the stroke. */
const MARGIN = 6
const rounded = (value: number) => Math.round(value * 10) / 10

/** A line that steps on each day on which the total changed, higher totals above. */
export function stepLine({ series, until, levels = [] }: Asked, { width, height }: Frame): StepLine {
  const totals = series.flatMap(({ total }) => (total === null ? [] : [total]))
  const values = [...totals, ...levels]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const first = dayOf(series[0]?.on ?? until)
  const days = Math.max(1, dayOf(until) - first)
  const xOf = (day: PlainDate) => rounded(MARGIN + ((dayOf(day) - first) * (width - 2 * MARGIN)) / days)
  const yOf = (total: number) =>
    most === least ? height / 2 : rounded(MARGIN + ((most - total) * (height - 2 * MARGIN)) / (most - least))
  const parts: string[] = []
  const gaps: { from: number; to: number; y: number }[] = []
  let last: number | null = null
  let isDrawn = false
  for (const [at, { on, total }] of series.entries()) {
    const next = series[at + 1]?.on
    const [from, to] = [xOf(on), next === undefined ? rounded(width - MARGIN) : xOf(next)]
    if (total === null) {
      gaps.push({ from, to, y: last ?? height / 2 })
      isDrawn = false
      continue
    }
    last = yOf(total)
    parts.push(isDrawn ? `V${last}H${to}` : `M${from} ${last}H${to}`)
    isDrawn = true
  }
  return {
    path: parts.join(''),
    gaps,
    end: isDrawn && last !== null ? { x: rounded(width - MARGIN), y: last } : null,
    levels: levels.map(yOf),
  }
}
