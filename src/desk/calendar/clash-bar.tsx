import type { Calendar } from '#contract/desk/calendar.ts'
import type { CalendarField } from '#domain/calendar/calendar-edit.ts'
import { dayOf } from '#domain/time/plain-date.ts'
import { GuestsIcon } from '#ui/icons/icons.ts'
import { calendarWords } from '#words/desk/calendar.ts'
import { formatDates } from '#words/format.ts'
import { useLocale } from '../parts/use-desk.ts'
import type { Clash } from './draft.ts'
import { cellPrice } from './price-text.ts'

type Props = {
  calendar: Calendar
  field: CalendarField
  clashes: readonly Clash[]
  /** Nights that can still be changed. */
  rest: number
  onLeave: () => void
  onApply: () => void
}

const mostValues = 4

/** Nights that someone else changed since they were chosen. Nothing is written until the member decides. */
export function ClashBar({ calendar, field, clashes, rest, onLeave, onApply }: Props) {
  const locale = useLocale()
  const say = calendarWords(locale)
  const first = clashes[0]!
  const room = calendar.rooms.find(({ id }) => id === first.room)!
  const row = room.plans.find(({ id }) => id === first.plan) ?? room
  const at = dayOf(first.night) - dayOf(calendar.from)
  const by = row.touched.find((run) => at >= run.at && at < run.at + run.nights)?.by ?? say.someone
  const ofRow = clashes.filter((cell) => cell.room === first.room && cell.plan === first.plan)
  const text = (value: number | null) =>
    value === null || value === 0
      ? '–'
      : field === 'price'
        ? cellPrice(value, calendar.hotel.currency)
        : String(value)
  const values = (of: (cell: Clash) => number | null) =>
    `${ofRow
      .slice(0, mostValues)
      .map((cell) => text(of(cell)))
      .join(', ')}${ofRow.length > mostValues ? ' …' : ''}`
  return (
    <section className="clashbar" role="alert">
      <GuestsIcon />
      <div>
        <b>{say.clashBy(by, clashes.length)}</b>
        <p>
          {say.clashFacts(
            'plans' in row ? row.name : `${room.name}, ${row.name}`,
            formatDates(first.night, ofRow.at(-1)!.night, locale),
            values((cell) => cell.seen),
            values((cell) => cell.now),
          )}{' '}
          {say.nothingWritten}
        </p>
      </div>
      <span className="grow" />
      <button type="button" className="btn" onClick={onLeave}>
        {rest > 0 ? say.leaveThose(clashes.length, rest) : say.keepTheirs}
      </button>
      <button type="button" className="btn" onClick={onApply}>
        {say.applyToNew}
      </button>
    </section>
  )
}
