import type { PriceAlert } from '#contract/alerts.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { formatDate } from '#words/format.ts'
import { alertWords } from '#words/saved/alerts.ts'
import { useRequest } from '../page/use-page.ts'
import { stepLine } from '../price-charts/step-line.ts'
import '../price-charts/step-line.css'

const frame = { width: 240, height: 64 }

/** The totals since the start as a line that steps: limit dashed, a ring for now, dotted while sold out. */
export function AlertTrend({ alert }: { alert: PriceAlert }) {
  const { locale } = useRequest()
  const say = alertWords(locale)
  const { series, start, now, lowest, limit, checked_at, state } = alert
  const until = [checked_at.slice(0, 10), series.at(-1)?.on ?? ''].toSorted().at(-1)!
  const line = stepLine({ series, until, levels: limit ? [limit.amount] : [] }, frame)
  const look = state === 'paused' ? 'paused' : now && start && now.amount < start.amount ? 'fell' : undefined
  const sum = (of: { amount: number; currency: string }) => formatMoney(of, locale)
  const day = (date: string) => formatDate(date, locale, 'short')
  const firstDay = series.find(({ total }) => total !== null)?.on
  return (
    <figure className="step-line" data-look={look}>
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
        {line.levels.map((y) => (
          <line key={y} x1="0" x2={frame.width} y1={y} y2={y} data-part="limit" />
        ))}
        <path d={line.path} />
        {line.gaps.map(({ from, to, y }) => (
          <line key={from} x1={from} x2={to} y1={y} y2={y} data-part="gap" />
        ))}
        {line.end && <circle cx={line.end.x} cy={line.end.y} r="4.5" />}
      </svg>
      {start && now && lowest && (
        <p className="sr-only">{say.chart(sum(start), sum(now), sum(lowest.total))}</p>
      )}
      <figcaption>
        {start && firstDay && <span>{say.start(day(firstDay), sum(start))}</span>}
        <span>{noteOf(alert, locale)}</span>
      </figcaption>
    </figure>
  )
}

function noteOf({ now, series, limit, told }: PriceAlert, locale: Locale): string {
  const say = alertWords(locale)
  const day = (date: string) => formatDate(date, locale, 'short')
  if (!now) return say.soldOutSince(day(series.at(-1)?.on ?? ''))
  if (limit) return say.limitIs(formatMoney(limit, locale))
  return told ? say.toldOn(day(told.on)) : ''
}
