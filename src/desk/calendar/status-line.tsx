import type { Calendar } from '#contract/desk/calendar.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { calendarWords } from '#words/desk/calendar.ts'
import { dayAndTime } from '#words/desk/when.ts'
import { cellParts, type Look } from './grid-row.tsx'
import { type GridRow, restrictionAt, shownPrices } from './grid-rows.ts'
import type { Cell } from './selection.ts'

type Props = { calendar: Calendar; row: GridRow | null; active: Cell | null; look: Look; news: string }

/** The active cell in words; the last change is announced here as well. */
export function StatusLine({ calendar, row, active, look, news }: Props) {
  const say = calendarWords(look.locale)
  return (
    <div className="cell">
      <span role="status" className="told">
        {news && <span className="sr">{news}</span>}
        {row && active && <CellFacts calendar={calendar} row={row} night={active.night} look={look} />}
      </span>
      <span className="grow" />
      <span className="leg">
        <i />
        {say.sold}
      </span>
      <span className="leg">
        <i className="h" />
        {say.held}
      </span>
      <span className="leg">
        <i className="c" />
        {say.closedWord}
      </span>
      <span className="leg">
        <em>2+</em>
        {say.leastNights}
      </span>
      <span className="leg">
        <em>≤7</em>
        {say.mostNights}
      </span>
      <span className="leg">
        <s>A</s>
        {say.noArrival}
      </span>
      <span className="leg">
        <s>D</s>
        {say.noDeparture}
      </span>
    </div>
  )
}

type FactsProps = { calendar: Calendar; row: GridRow; night: number; look: Look }

function CellFacts({ calendar, row, night, look }: FactsProps) {
  const { room, plan } = row
  const [first, ...rest] = cellParts({
    row,
    night,
    date: addDays(calendar.from, night),
    look,
    price: shownPrices(row)[night] ?? 0,
    isClosed: restrictionAt((plan ?? room).restrictions, 'closed', night) !== null,
  })
  const touched = (plan ?? room).touched.find((run) => night >= run.at && night < run.at + run.nights)
  return (
    <>
      <b>{first}</b>
      {rest.map((part) => (
        <span key={part}>{part}</span>
      ))}
      {touched && <span className="faint">{lastChanged(touched, look.locale)}</span>}
    </>
  )
}

const lastChanged = ({ when, by }: { when: string; by: string }, locale: Locale) =>
  calendarWords(locale).lastChanged(dayAndTime(when, locale), by)
