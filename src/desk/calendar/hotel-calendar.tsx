import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Calendar, CalendarOutcome } from '#contract/desk/calendar.ts'
import type { Failure } from '#contract/endpoint.ts'
import type { CalendarCells, CalendarEdit } from '#domain/calendar/calendar-edit.ts'
import { addDays, dayOf } from '#domain/time/plain-date.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { calendarWords, fieldNames } from '#words/desk/calendar.ts'
import { formatDate, formatDates } from '#words/format.ts'
import { usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { setQuery } from '../router.ts'
import { useKeys } from '../use-keys.ts'
import { CalendarBar, lengths, type Shows } from './calendar-bar.tsx'
import { CalendarDock } from './calendar-dock.tsx'
import { CalendarGrid } from './calendar-grid.tsx'
import { ChangesDialog } from './changes-dialog.tsx'
import { ClashBar } from './clash-bar.tsx'
import { amountId } from './dock-fields.tsx'
import {
  cellsOf,
  changesIn,
  clashesOf,
  type Draft,
  editOf,
  fieldOf,
  keptNights,
  newDraft,
  without,
} from './draft.ts'
import { draftPrices } from './draft-prices.ts'
import type { Look } from './grid-row.tsx'
import { keyOfRow, rowsOf } from './grid-rows.ts'
import { refusedText } from './refused-nights.ts'
import { activeOf, chosenRows, none, type Selection } from './selection.ts'
import { StatusLine } from './status-line.tsx'
import { type Done, UndoToast } from './undo-toast.tsx'
import { useCalendar, useViewers } from './use-calendar.ts'

const usualNights = () => (innerWidth < 768 ? 14 : innerWidth < 1280 ? 30 : 60)

export function HotelCalendar({ hotel }: { hotel: string }) {
  const { query } = usePlace()
  const asked = Number(query.get('nights'))
  const nights = lengths.find((length) => length === asked) ?? usualNights()
  const from = query.get('from') ?? undefined
  const { loaded, calendar, ...actions } = useCalendar({ hotel, from, nights })
  return (
    <Shown of={loaded} rows={16}>
      {() => <OpenCalendar key={`${calendar!.from} ${calendar!.nights}`} calendar={calendar!} {...actions} />}
    </Shown>
  )
}

type Props = { calendar: Calendar } & Pick<ReturnType<typeof useCalendar>, 'isSending' | 'send' | 'step'>

function OpenCalendar({ calendar, isSending, send, step }: Props) {
  const locale = useLocale()
  const say = calendarWords(locale)
  const mayChange = useWhyNot('calendar.change') === null
  const { hotel, from, nights } = calendar
  const [shows, setShows] = useState<Shows>({ prices: true, rooms: true, restrictions: true })
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const [selection, setSelection] = useState<Selection>(none)
  const [draft, setDraft] = useState<Draft>(() => newDraft(hotel.currency))
  /** The calendar as it was when the nights were chosen. */
  const [seen, setSeen] = useState(calendar)
  const [done, setDone] = useState<Done | null>(null)
  const [news, setNews] = useState('')
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const [isExtending, setExtending] = useState(false)
  const doneId = useRef(0)

  const rows = useMemo(() => rowsOf(calendar, collapsed), [calendar, collapsed])
  const look = useMemo<Look>(
    () => ({ ...shows, locale, currency: hotel.currency, isNarrow: nights === 60 }),
    [shows, locale, hotel.currency, nights],
  )
  const chosen = useMemo(() => chosenRows(selection, rows), [selection, rows])
  const kept = useMemo(() => keptNights(chosen, calendar, draft), [chosen, calendar, draft])
  const field = fieldOf(draft)
  const edit = useMemo(() => editOf(draft, hotel.currency), [draft, hotel.currency])
  const fresh = useMemo(() => cellsOf(kept, calendar, field), [kept, calendar, field])
  const clashes = useMemo(
    () => (edit && !isSending ? clashesOf(cellsOf(kept, seen, field), fresh) : []),
    [edit, isSending, kept, seen, fresh, field],
  )
  const left = useMemo(() => new Set(clashes.map(({ key }) => key)), [clashes])
  const changes = useMemo(() => changesIn(edit, without(fresh, left)), [edit, fresh, left])
  const drafts = useMemo(() => draftPrices(calendar, edit, changes), [calendar, edit, changes])
  const clashNights = useMemo(
    () =>
      new Map(
        [...Map.groupBy(clashes, keyOfRow)].map(([key, cells]) => [
          key,
          cells.map(({ night }) => dayOf(night) - dayOf(from)),
        ]),
      ),
    [clashes, from],
  )
  const active = activeOf(selection)
  const activeRow = active ? (rows[active.row] ?? null) : null
  const viewers = useViewers(hotel.id, {
    ...(activeRow ? { room: activeRow.room.id, night: addDays(from, active!.night) } : {}),
    ...(activeRow?.plan ? { plan: activeRow.plan.id } : {}),
  })
  // Without a draft nothing can clash: what is shown is what was seen.
  useEffect(() => {
    if (!edit) setSeen(calendar)
  }, [edit, calendar])

  const choose = useCallback(
    (next: Selection) => {
      setSelection(next)
      setSeen(calendar)
      setExtending(false)
    },
    [calendar],
  )
  const clear = () => {
    setSelection(none)
    setDraft(newDraft(hotel.currency))
  }
  const fail = (failure: Failure) => {
    showToast({ kind: 'warn', text: failure.msg })
  }
  const tell = (text: string, outcome: CalendarOutcome, isUndoable: boolean) => {
    const detail = refusedText(outcome, say, (night) => formatDate(night, locale, 'short'))
    setDone({ id: ++doneId.current, text, change: isUndoable ? outcome.change : null, detail })
    setNews(`${text}. ${detail}`)
  }
  const apply = async (sent: CalendarEdit, cells: readonly CalendarCells[]) => {
    const nightsSent = cells.flatMap((row) => row.nights).sort()
    const answer = await send(sent, cells)
    if (!answer.ok)
      return answer.failure.data.reason === 'calendar_changed'
        ? setNews(answer.failure.msg)
        : fail(answer.failure)
    const dates = formatDates(nightsSent[0]!, nightsSent.at(-1)!, locale)
    tell(say.changed(fieldNames(locale)[sent.field], dates, answer.outcome.nights), answer.outcome, true)
    setDraft(newDraft(hotel.currency))
    document.querySelector<HTMLElement>('.cal [tabindex="0"]')?.focus()
  }
  const doStep = async (id: string, isUndo: boolean, leave = false): Promise<void> => {
    const answer = await step(id, { isUndo, leave })
    if (answer.ok) {
      const { outcome } = answer
      return tell(isUndo ? say.undone(outcome.nights) : say.redone(outcome.nights), outcome, false)
    }
    if (answer.failure.data.reason !== 'calendar_changed') return fail(answer.failure)
    const action = { label: say.keepTheirs, run: () => void doStep(id, isUndo, true) }
    showToast({ kind: 'warn', text: answer.failure.msg, action })
  }
  const undo = () => (calendar.undo ? void doStep(calendar.undo.id, true) : setNews(say.nothingToUndo))
  const redo = () => calendar.redo && void doStep(calendar.redo.id, false)
  const move = (by: number | null) => setQuery({ from: by === null ? undefined : addDays(from, by) })
  const close = () => {
    const cells = cellsOf(kept, calendar, 'closed')
    const isClosed = cells.every(({ values }) => values.every((value) => value !== null))
    if (cells.length > 0 && mayChange) void apply({ field: 'closed', value: isClosed ? null : 1 }, cells)
  }
  const type = (text: string) => {
    // The field has the focus before the next key: one that still reached the grid would replace this one.
    flushSync(() => setDraft({ ...draft, tab: 'price', how: 'set', text }))
    document.getElementById(amountId)?.focus()
  }
  const pressInGrid = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !active) return
    const submit = () => (edit && changes.length > 0 ? void apply(edit, without(fresh, left)) : type(''))
    const runs = new Map([
      ['x', close],
      ['Escape', clear],
      ['Enter', submit],
    ])
    const run = /^[\d+\-−]$/.test(event.key) ? () => type(event.key) : runs.get(event.key)
    if (!run) return
    event.preventDefault()
    run()
  }
  useKeys({ '[': () => move(-30), ']': () => move(30), Escape: clear })
  const latest = useRef({ undo, redo })
  latest.current = { undo, redo }
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement && event.target.value !== ''
      if (!(event.ctrlKey || event.metaKey) || isTyping || document.querySelector('dialog:modal')) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) latest.current.redo()
      else latest.current.undo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const toggle = useCallback(
    (room: string) =>
      setCollapsed((now) =>
        now.has(room) ? new Set([...now].filter((id) => id !== room)) : new Set([...now, room]),
      ),
    [],
  )
  const endToast = useCallback(() => setDone(null), [])
  return (
    <div className="calpage">
      <CalendarBar
        calendar={calendar}
        shows={shows}
        onShows={setShows}
        viewers={viewers}
        onMove={move}
        onChanges={() => setHistoryOpen(true)}
      />
      {rows.length === 0 ? (
        <p className="body soft">{say.noRooms}</p>
      ) : (
        <CalendarGrid
          calendar={calendar}
          rows={rows}
          look={look}
          selection={selection}
          onSelect={choose}
          drafts={drafts}
          clashes={clashNights}
          viewers={viewers}
          collapsed={collapsed}
          onCollapse={toggle}
          onKey={pressInGrid}
          isExtending={isExtending}
        />
      )}
      {done && (
        <UndoToast
          key={done.id}
          done={done}
          onEnd={endToast}
          onUndo={() => {
            setDone(null)
            void doStep(done.change!, true)
          }}
        />
      )}
      <StatusLine calendar={calendar} row={activeRow} active={active} look={look} news={news} />
      {clashes.length > 0 && edit && (
        <ClashBar
          calendar={calendar}
          field={field}
          clashes={clashes}
          rest={changes.length}
          onLeave={() => {
            if (changes.length > 0) void apply(edit, without(fresh, left))
            else clear()
          }}
          onApply={() => {
            setSeen(calendar)
            void apply(edit, fresh)
          }}
        />
      )}
      {chosen.length > 0 && (
        <CalendarDock
          calendar={calendar}
          draft={draft}
          onDraft={setDraft}
          chosen={chosen}
          kept={kept}
          edit={edit}
          changes={changes}
          leftOut={clashes.length}
          isSending={isSending}
          mayChange={mayChange}
          isExtending={isExtending}
          onExtend={setExtending}
          onApply={() => edit && void apply(edit, without(fresh, left))}
          onClear={clear}
        />
      )}
      {isHistoryOpen && (
        <ChangesDialog
          hotel={hotel.id}
          mayChange={mayChange}
          onStep={doStep}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </div>
  )
}
