import { useId } from 'react'
import type { StayLevel } from '#contract/price-levels.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { FallIcon, RiseIcon } from '#ui/icons/icons.ts'
import { formatDate } from '#words/format.ts'
import { priceLevelWords } from '#words/hotels/price-level.ts'
import { stepLine } from '../../price-charts/step-line.ts'
import { useHotelPlace } from '../hotel-context.ts'
import '../../price-charts/step-line.css'
import './price-level.css'

const frame = { width: 280, height: 72 }

/** Low, usual or high, in words, with the prices of the last months behind it. */
export function PriceLevelPanel({ level: found }: { level: StayLevel }) {
  const { locale } = useHotelPlace()
  const say = priceLevelWords(locale)
  const title = useId()
  const { level, nightly, low, high, series } = found
  const points = series.map(({ on, nightly: total }) => ({ on, total }))
  const first = points[0]?.on ?? ''
  const last = points.at(-1)?.on ?? ''
  const line = stepLine(
    {
      series: [...points, { on: last, total: nightly.amount }],
      until: last,
      levels: [high.amount, low.amount],
    },
    frame,
  )
  const [top = 0, bottom = 0] = line.levels
  const Mark = { low: FallIcon, usual: null, high: RiseIcon }[level]
  return (
    <section className="price-level" aria-labelledby={title} data-level={level}>
      <div>
        <h3 id={title}>{say.title}</h3>
        <p className="price-level-verdict">
          {Mark && <Mark small />}
          {say[level]}
        </p>
        <p>{say.text(formatMoney(nightly, locale), formatMoney(low, locale), formatMoney(high, locale))}</p>
        <p className="price-level-how">{say.how}</p>
      </div>
      <figure className="step-line" data-look={level === 'low' ? 'fell' : undefined}>
        <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
          <rect x="0" y={top} width={frame.width} height={Math.max(1, bottom - top)} data-part="band" />
          <path d={line.path} />
          {line.end && <circle cx={line.end.x} cy={line.end.y} r="4.5" />}
        </svg>
        <figcaption>
          <span>{say.since(formatDate(first, locale, 'short'))}</span>
          <span className="price-level-range">
            <i aria-hidden="true" />
            {say.range}
          </span>
          <span>{say.now(formatMoney(nightly, locale))}</span>
        </figcaption>
      </figure>
    </section>
  )
}
