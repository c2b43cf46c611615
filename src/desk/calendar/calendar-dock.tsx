import type { FormEvent } from 'react'
import type { Calendar } from '#contract/desk/calendar.ts'
import { type CalendarEdit, type CellChange, takesField } from '#domain/calendar/calendar-edit.ts'
import { followingRates } from '#domain/calendar/calendar-preview.ts'
import { addDays, dayOf, weekdayOf } from '#domain/time/plain-date.ts'
import { calendarWords } from '#words/desk/calendar.ts'
import { deskWords } from '#words/desk/frame.ts'
import { formatDate } from '#words/format.ts'
import { useLocale } from '../parts/use-desk.ts'
import { DockFields } from './dock-fields.tsx'
import { DockPreview } from './dock-preview.tsx'
import { type Draft, fieldOf, tabs } from './draft.ts'
import type { ChosenRow } from './selection.ts'

type Props = {
  calendar: Calendar
  draft: Draft
  onDraft: (draft: Draft) => void
  chosen: readonly ChosenRow[]
  /** The chosen nights on the chosen weekdays. */
  kept: readonly ChosenRow[]
  edit: CalendarEdit | null
  changes: readonly CellChange[]
  /** Nights that someone else changed meanwhile. */
  leftOut: number
  isSending: boolean
  mayChange: boolean
  isExtending: boolean
  onExtend: (isExtending: boolean) => void
  onApply: () => void
  onClear: () => void
}

const cellsIn = (rows: readonly ChosenRow[]) => rows.reduce((sum, { nights }) => sum + nights.length, 0)

/** The change of the chosen nights: weekdays, what to change, before and after, and the button. */
export function CalendarDock(props: Props) {
  const { calendar, draft, onDraft, chosen, kept, edit, changes, leftOut } = props
  const locale = useLocale()
  const say = calendarWords(locale)
  const field = fieldOf(draft)
  const nights = chosen.flatMap((row) => row.nights)
  const rooms = new Set(chosen.filter(({ row }) => row.kind === 'room').map(({ row }) => row.room.id)).size
  const plans = chosen.filter(({ row }) => row.kind === 'plan').length
  const day = (at: number) => formatDate(addDays(calendar.from, at), locale, 'weekday')
  const [first, last] = [Math.min(...nights), Math.max(...nights)]
  const counts = [...say.weekdayLetters].map((_, weekday) =>
    nights.reduce((sum, at) => sum + (weekdayOf(dayOf(calendar.from) + at) === weekday ? 1 : 0), 0),
  )
  const follow = field === 'price' ? followingRates(changes, calendar.rooms) : 0
  const sold = soldOn(changes, calendar)
  const isDerivedOnly = field === 'price' && chosen.every(({ row }) => row.plan !== null && !row.plan.own)
  const isPlansOnly = field === 'units' && chosen.every(({ row }) => row.plan !== null)
  const isCopied = draft.tab === 'price' && draft.how === 'last_year'
  const unknown = isCopied ? withoutLastYear(kept) : 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (changes.length > 0 && !props.isSending) props.onApply()
  }
  return (
    <form className="dock" aria-label={say.change(cellsIn(kept))} onSubmit={submit}>
      <div>
        <b className="big">{leftOut > 0 ? say.leftOut(cellsIn(kept), leftOut) : say.chosen(cellsIn(kept))}</b>
        <p>
          {[rooms > 0 && say.roomTypes(rooms), plans > 0 && say.rates(plans)].filter(Boolean).join(', ')},{' '}
          {day(first)}
          {first !== last && ` – ${day(last)}`}
        </p>
        <fieldset className="wds">
          <legend className="sr">{say.weekdays}</legend>
          {Array.from({ length: 7 }, (_, weekday) => (
            <label key={say.weekdayName(weekday)}>
              <input
                type="checkbox"
                aria-label={say.weekdayName(weekday)}
                checked={draft.weekdays[weekday]!}
                onChange={({ target }) =>
                  onDraft({ ...draft, weekdays: draft.weekdays.with(weekday, target.checked) })
                }
              />
              {say.weekdayLetters.charAt(weekday)}
              <small>{counts[weekday]}</small>
            </label>
          ))}
        </fieldset>
        <button
          type="button"
          className={props.isExtending ? 'chip on by-touch' : 'chip by-touch'}
          aria-pressed={props.isExtending}
          onClick={() => props.onExtend(!props.isExtending)}
        >
          {say.extend}
        </button>
      </div>
      <div>
        <fieldset className="dtabs">
          <legend className="sr">{say.whatToChange}</legend>
          {tabs.map((tab) => (
            <button
              key={tab}
              type="button"
              aria-pressed={draft.tab === tab}
              onClick={() => onDraft({ ...draft, tab })}
            >
              {say[tab]}
            </button>
          ))}
        </fieldset>
        <DockFields calendar={calendar} draft={draft} onDraft={onDraft} isComplete={edit !== null} />
      </div>
      <div className="previewed">
        <DockPreview calendar={calendar} edit={edit} changes={changes} />
        {unknown > 0 && <p className="hint">{say.lastYearNone(unknown)}</p>}
        {(isDerivedOnly || isPlansOnly) && (
          <p className="hint">{isDerivedOnly ? say.derived : say.roomsOnly}</p>
        )}
      </div>
      <div className="go">
        <button
          type="submit"
          className="btn btn-fill"
          disabled={changes.length === 0 || props.isSending || !props.mayChange}
        >
          {edit && changes.length === 0 ? say.nothing : say.change(changes.length || cellsIn(kept))}
          <kbd>↵</kbd>
        </button>
        <small>
          {follow > 0 && `${say.follow(follow)} `}
          {field === 'price' && changes.length > 0 && `${say.keep(sold.sold, sold.held)} `}
          <button type="button" className="link" onClick={props.onClear}>
            {say.clear} <kbd>Esc</kbd>
          </button>
          {!props.mayChange && <span className="faint"> {deskWords(locale).denied}</span>}
        </small>
      </div>
    </form>
  )
}

/** Nights without a stored price of last year; rates that follow are not counted. */
const withoutLastYear = (rows: readonly ChosenRow[]) =>
  rows
    .filter(({ row }) => takesField('price', row))
    .flatMap(({ row, nights }) => nights.filter((at) => (row.plan ?? row.room).last_year[at] === 0)).length

/** Rooms sold and held on the nights that change: their orders keep their price. */
function soldOn(changes: readonly CellChange[], { rooms, from }: Calendar) {
  const seen = new Set<string>()
  const sum = { sold: 0, held: 0 }
  for (const { room, night } of changes) {
    const key = `${room} ${night}`
    const found = seen.has(key) ? undefined : rooms.find(({ id }) => id === room)
    seen.add(key)
    const at = dayOf(night) - dayOf(from)
    sum.sold += (found?.sold[at] ?? 0) - (found?.elsewhere[at] ?? 0)
    sum.held += found?.held[at] ?? 0
  }
  return sum
}
