import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, LinePath } from '@visx/shape'
import type { Locale } from '#domain/text/locale.ts'
import { chartSummary, valueText } from './report-text.ts'
import { type Measure, measures, type Point, type Sums } from './series.ts'

const [width, height, top] = [600, 90, 26]

type Props = {
  measure: Measure
  points: readonly Point[]
  total: Sums
  /** The point under the cursor of all charts. */
  at: number
  locale: Locale
}

/** One measure over the period: bars or a line, last year dashed, weekends shaded. */
export function Chart({ measure, points, total, at, locale }: Props) {
  const { kind, isBar, of } = measures[measure]
  const values = points.flatMap(({ now, before }) => [of(now) ?? 0, of(before) ?? 0])
  const most = Math.max(...values, 0)
  const x = scaleBand({ domain: points.map((_, n) => n), range: [0, width], padding: 0.2 })
  const y = scaleLinear({ domain: [0, most || 1], range: [height, top] })
  const middle = (n: number) => (x(n) ?? 0) + x.bandwidth() / 2
  const drawn = points.map((point, n) => ({ n, now: of(point.now), before: of(point.before) }))
  const under = drawn[at]
  return (
    <div className="plot">
      <span className="hi" aria-hidden="true">
        {valueText(kind, most, locale, true)}
      </span>
      <svg
        className="ch"
        viewBox={`0 0 ${width} 108`}
        preserveAspectRatio="none"
        role="img"
        aria-label={chartSummary(measure, points, total, locale)}
      >
        {points.map(
          ({ isWeekend, from }, n) =>
            isWeekend && (
              <rect
                key={from}
                className="we"
                x={middle(n) - x.step() / 2}
                y={0}
                width={x.step()}
                height={108}
              />
            ),
        )}
        <line className="ax" x1={0} x2={width} y1={height} y2={height} />
        {isBar ? (
          drawn.map(({ n, now }) => (
            <Bar
              key={n}
              className={n === at ? 'bar-of on' : 'bar-of'}
              x={x(n) ?? 0}
              y={y(now ?? 0)}
              width={x.bandwidth()}
              height={height - y(now ?? 0)}
            />
          ))
        ) : (
          <LinePath
            className="ln"
            data={drawn}
            defined={({ now }) => now !== null}
            x={({ n }) => middle(n)}
            y={({ now }) => y(now ?? 0)}
          />
        )}
        <LinePath
          className="pv"
          data={drawn}
          defined={({ before }) => before !== null}
          x={({ n }) => middle(n)}
          y={({ before }) => y(before ?? 0)}
        />
        <line className="cur" x1={middle(at)} x2={middle(at)} y1={0} y2={height} />
        {!isBar && under?.now != null && (
          <path className="dot-of" d={`M${middle(at)} ${y(under.now)}h0.01`} />
        )}
      </svg>
    </div>
  )
}
