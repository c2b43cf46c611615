import { useState } from 'react'
import type { Report } from '#contract/desk/reports.ts'
import { reportWords } from '#words/desk/reports.ts'
import { formatCount, formatDate } from '#words/format.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { goTo } from '../router.ts'
import { Chart } from './chart.tsx'
import { DayTable } from './day-table.tsx'
import { ordersAddress } from './report-address.ts'
import { changeText, measureName, pointName, shareText, valueText } from './report-text.ts'
import {
  type Basis,
  chartsOf,
  isByWeek,
  type Measure,
  measures,
  ordersOf,
  pointsOf,
  type Sums,
  sumOf,
} from './series.ts'

/** Small multiples on one axis with one cursor, and the same figures in a table beside them. */
export function Multiples({ report, basis }: { report: Report; basis: Basis }) {
  const locale = useLocale()
  const say = reportWords(locale)
  const { query } = usePlace()
  const points = pointsOf(report)
  const [moved, setMoved] = useState<number | null>(null)
  const at = Math.min(moved ?? highestOf(points.map(({ now }) => now.revenue)), points.length - 1)
  const point = points[at]!
  const [total, before] = [sumOf(report.days), sumOf(report.before)]
  const charts = chartsOf(basis, total.available !== null)
  const [first, last] = [points[0]!.from, points.at(-1)!.to]
  const address = (of: 'nights' | 'bookings' | 'cancelled', from: string, to: string) =>
    ordersAddress(query, { of, from, to })
  const under = (x: number, { left, width }: DOMRect) =>
    setMoved(Math.max(0, Math.min(points.length - 1, Math.floor(((x - left) / width) * points.length))))
  const words = wordsOf(point.now, basis, locale)
  return (
    <div className="rep">
      <div className="multi">
        <output className="say" aria-live="polite">
          <b>{pointName(point, locale)}</b>
          {words.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </output>
        {charts.map((measure) => {
          const { kind, of } = measures[measure]
          const change = changeText(measure, total, before, locale)
          return (
            <div className="mrow" key={measure}>
              <div className="fig">
                <Link className="figure" href={address(ordersOf[measure], first, last)}>
                  <b>{valueText(kind, of(total), locale)}</b>
                </Link>
                <span>{nameOf(measure, total, locale)}</span>
                <small className={change.isGood === null ? '' : change.isGood ? 'good' : 'bad'}>
                  {change.text}
                </small>
              </div>
              <div
                onPointerMove={(event) => under(event.clientX, event.currentTarget.getBoundingClientRect())}
                onPointerDown={(event) => under(event.clientX, event.currentTarget.getBoundingClientRect())}
              >
                <Chart {...{ measure, points, total, at, locale }} />
              </div>
            </div>
          )
        })}
        <div className="mrow axis">
          <span className="faint t12">{say.cursorHelp}</span>
          <div className="cursor-of">
            <input
              type="range"
              min={0}
              max={points.length - 1}
              value={at}
              aria-label={say.cursor}
              aria-valuetext={[pointName(point, locale), ...words].join(locale === 'zh' ? '，' : ', ')}
              onChange={(event) => setMoved(Number(event.target.value))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                // Otherwise the same key press closes the dialog, whose button has the focus then.
                event.preventDefault()
                goTo(address(basis === 'night' ? 'nights' : 'bookings', point.from, point.to))
              }}
            />
            <span className="ends" aria-hidden="true">
              <span>{formatDate(first, locale, 'short')}</span>
              <span>{formatDate(last, locale, 'short')}</span>
            </span>
          </div>
        </div>
      </div>
      <DayTable
        {...{ points, total, basis, at, isByWeek: isByWeek(report) }}
        onPoint={setMoved}
        address={address}
      />
    </div>
  )
}

const highestOf = (values: readonly number[]) => values.indexOf(Math.max(...values))

/** The head of a chart: occupancy and cancellations with their second figure. */
function nameOf(measure: Measure, total: Sums, locale: 'en' | 'zh') {
  const say = reportWords(locale)
  if (measure === 'occupancy') return say.occupancyNights(formatCount(total.rooms, locale))
  if (measure === 'cancelled' && total.bookings > 0)
    return say.cancelledShare(shareText(total.cancelled / total.bookings))
  return measureName(measure, locale)
}

/** The figures under the cursor. */
function wordsOf(now: Sums, basis: Basis, locale: 'en' | 'zh'): string[] {
  const say = reportWords(locale)
  const money = (measure: Measure) => valueText('money', measures[measure].of(now), locale)
  const named = (name: string, text: string) => `${name}${locale === 'zh' ? '' : ' '}${text}`
  if (basis === 'booking')
    return [
      money('bookedRevenue'),
      named(say.bookings, formatCount(now.bookings, locale)),
      named(say.cancelled, formatCount(now.cancelled, locale)),
    ]
  return [
    money('revenue'),
    now.available === null
      ? named(say.nights, formatCount(now.rooms, locale))
      : say.roomsOf(formatCount(now.rooms, locale), formatCount(now.available, locale)),
    named(say.adr, money('rate')),
    ...(now.available === null ? [] : [named(say.revpar, money('revpar'))]),
  ]
}
