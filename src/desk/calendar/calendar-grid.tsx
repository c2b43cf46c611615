import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Calendar, CalendarViewer } from '#contract/desk/calendar.ts'
import { dayOf, weekdayOf } from '#domain/time/plain-date.ts'
import { classNames } from '#ui/class-names.ts'
import { calendarWords } from '#words/desk/calendar.ts'
import { formatDate } from '#words/format.ts'
import { GridHead } from './grid-head.tsx'
import { GridRowView, type Look } from './grid-row.tsx'
import { datesOf, type GridRow } from './grid-rows.ts'
import {
  activeOf,
  added,
  type Cell,
  extended,
  moved,
  nightsOfRow,
  type Selection,
  single,
  wholeNight,
  wholeRow,
} from './selection.ts'

/**
 * Measures in pixels, which the styles read as well. Rows outside the window keep their place by them, and the width of
 * a night does not depend on the layout, which would be computed twice.
 */
const measures = {
  wide: { room: 52, plan: 26, head: 188, narrowNight: 19, night: 38 },
  tablet: { room: 58, plan: 34, head: 148, narrowNight: 31, night: 42 },
  phone: { room: 58, plan: 34, head: 104, narrowNight: 44, night: 48 },
}
type Measures = (typeof measures)['wide']
const measuresNow = (): Measures =>
  innerWidth < 768 ? measures.phone : innerWidth < 1024 ? measures.tablet : measures.wide
/** Rows this far outside the window are rendered, so that scrolling shows no gaps. */
const margin = 200
const longPress = 450

type Props = {
  calendar: Calendar
  rows: readonly GridRow[]
  look: Look
  selection: Selection
  onSelect: (selection: Selection) => void
  /** Prices of changed rows after the draft. */
  drafts: ReadonlyMap<string, readonly number[]>
  clashes: ReadonlyMap<string, readonly number[]>
  viewers: readonly CalendarViewer[]
  collapsed: ReadonlySet<string>
  onCollapse: (roomId: string) => void
  onKey: (event: KeyboardEvent) => void
  /** The next tap extends the selection. */
  isExtending: boolean
}

export function CalendarGrid(props: Props) {
  const { calendar, rows, look, selection, onSelect, drafts, clashes, viewers, collapsed, onCollapse } = props
  const say = calendarWords(look.locale)
  const wrap = useRef<HTMLDivElement>(null)
  const drag = useRef(false)
  const press = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const latest = useRef(selection)
  latest.current = selection
  const { from, nights: shown } = calendar
  const dates = useMemo(() => datesOf({ from, nights: shown }), [from, shown])
  const days = useMemo(
    () => dates.map((date) => formatDate(date, look.locale, 'weekday')),
    [dates, look.locale],
  )
  const weekends = useMemo(() => dates.map((date) => [4, 5].includes(weekdayOf(dayOf(date)))), [dates])
  const active = activeOf(selection)
  const [view, setView] = useState<View | null>(null)
  const size = view?.size ?? measures.wide
  const groups = useMemo(() => groupsOf(rows, size), [rows, size])

  useLayoutEffect(() => {
    const element = wrap.current!
    const read = () =>
      setView({
        top: roundedTop(element),
        height: element.clientHeight,
        width: element.clientWidth,
        size: measuresNow(),
      })
    read()
    const resized = new ResizeObserver(read)
    resized.observe(element)
    return () => resized.disconnect()
  }, [])
  useEffect(() => {
    const stop = () => {
      drag.current = false
      clearTimeout(press.current)
    }
    addEventListener('pointerup', stop)
    addEventListener('pointercancel', stop)
    return () => {
      removeEventListener('pointerup', stop)
      removeEventListener('pointercancel', stop)
    }
  }, [])
  // The focus follows the active cell while it is in the grid.
  useLayoutEffect(() => {
    if (!active || !wrap.current?.contains(document.activeElement)) return
    const cell = wrap.current.querySelector<HTMLElement>(`[data-r="${active.row}"][data-c="${active.night}"]`)
    if (!cell || cell === document.activeElement) return
    cell.focus({ preventScroll: true })
    if (!drag.current) cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active])

  const cellAt = (target: EventTarget | null): Cell | null => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-c]') : null
    return cell ? { row: Number(cell.dataset.r), night: Number(cell.dataset.c) } : null
  }
  const pick = (cell: Cell, { shift = false, more = false } = {}) => {
    wrap.current
      ?.querySelector<HTMLElement>(`[data-r="${cell.row}"][data-c="${cell.night}"]`)
      ?.focus({ preventScroll: true })
    onSelect(shift ? extended(latest.current, cell) : more ? added(latest.current, cell) : single(cell))
  }
  const pressDown = (event: PointerEvent) => {
    const cell = cellAt(event.target)
    if (!cell || event.button !== 0) return
    if (event.pointerType === 'touch') {
      press.current = setTimeout(() => pick(cell, { shift: true }), longPress)
      return
    }
    event.preventDefault()
    drag.current = true
    pick(cell, { shift: event.shiftKey, more: event.ctrlKey || event.metaKey })
  }
  const passOver = (event: PointerEvent) => {
    const cell = drag.current ? cellAt(event.target) : null
    if (cell) onSelect(extended(latest.current, cell))
  }
  const click = (event: React.MouseEvent) => {
    const target = event.target as Element
    if (target.closest('button')) return
    const head = target.closest<HTMLElement>('[data-head]')
    const rowHead = target.closest<HTMLElement>('[data-row-head]')
    const first = Math.max(0, dayOf(calendar.hotel.today) - dayOf(calendar.from))
    if (head) return onSelect(wholeNight(rows, Number(head.dataset.head)))
    if (rowHead) return onSelect(wholeRow(Number(rowHead.dataset.rowHead), calendar.nights, first))
    const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch'
    const cell = isTouch ? cellAt(target) : null
    if (cell) pick(cell, { shift: props.isExtending })
  }
  const keyDown = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    const here = active ?? { row: 0, night: 0 }
    const to = isPlain ? moved(here, event.key, { rows, nights: calendar.nights }, event.shiftKey) : null
    if (!to) return props.onKey(event)
    event.preventDefault()
    onSelect(event.shiftKey ? extended(selection, to) : single(active ? to : here))
  }
  const nights = selection.blocks.flatMap(({ from, to }) => [from.night, to.night])
  const [least, most] = [Math.min(...nights), Math.max(...nights)]
  const chosen = useMemo(() => (Number.isFinite(least) ? ([least, most] as const) : null), [least, most])
  const isShown = ({ first, last, top, height }: Group) =>
    (view !== null && top + height > view.top - margin && top < view.top + view.height + margin) ||
    (active !== null && active.row >= first && active.row <= last)

  return (
    <div
      className="calwrap"
      ref={wrap}
      onScroll={({ currentTarget }) => {
        clearTimeout(press.current)
        const gone = nightsBefore(currentTarget)
        if (gone !== currentTarget.style.getPropertyValue('--gone'))
          currentTarget.style.setProperty('--gone', gone)
        const top = roundedTop(currentTarget)
        if (view && top !== view.top) setView({ ...view, top })
      }}
    >
      <table
        className={classNames('cal', !look.isNarrow && 'wide')}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: A table is the grid pattern of ARIA with native headers.
        role="grid"
        aria-label={say.grid(calendar.hotel.name)}
        aria-multiselectable="true"
        aria-rowcount={rows.length + 4}
        aria-description={say.keys}
        style={sizes(size, nightWidth(size, look.isNarrow, view?.width ?? 0, shown), shown)}
        onPointerDown={pressDown}
        onPointerOver={passOver}
        onClick={click}
        onKeyDown={keyDown}
      >
        <colgroup>
          <col className="h" />
          {dates.map((date) => (
            <col key={date} className="d" />
          ))}
        </colgroup>
        <GridHead
          dates={dates}
          weekends={weekends}
          hotel={calendar.hotel}
          rooms={calendar.rooms}
          locale={look.locale}
          chosen={chosen}
        />
        {groups.map((group) =>
          isShown(group) ? (
            <tbody key={group.key}>
              {rows.slice(group.first, group.last + 1).map((row, offset) => {
                const at = group.first + offset
                const draft =
                  drafts.get(row.key) ??
                  (row.plan && !row.plan.own ? drafts.get(`${row.room.id}/`) : undefined)
                return (
                  <GridRowView
                    key={row.key}
                    row={row}
                    at={at}
                    dates={dates}
                    days={days}
                    weekends={weekends}
                    today={calendar.hotel.today}
                    look={look}
                    draft={draft ?? null}
                    chosen={nightsOfRow(selection, rows, at).join(',')}
                    clashing={(clashes.get(row.key) ?? []).join(',')}
                    others={othersOn(row, viewers, calendar)}
                    active={active?.row === at ? active.night : active === null && at === 0 ? 0 : -1}
                    isTabStop={active === null ? at === 0 : active.row === at}
                    isCollapsed={collapsed.has(row.room.id)}
                    onCollapse={onCollapse}
                  />
                )
              })}
            </tbody>
          ) : (
            <tbody key={group.key} aria-hidden="true">
              <tr style={{ height: group.height }}>
                <td colSpan={calendar.nights + 1} />
              </tr>
            </tbody>
          ),
        )}
      </table>
    </div>
  )
}

type View = { top: number; height: number; width: number; size: Measures }
/** In steps, so that scrolling renders rarely. */
const roundedTop = ({ scrollTop }: Element) => Math.round(scrollTop / 100) * 100

/** Nights scrolled out at the left, by which labels of runs move. Sticky labels would each be a layer of the compositor. */
function nightsBefore(wrap: Element): string {
  const night = wrap.querySelector<HTMLElement>('.day [data-head]')
  return night && wrap.scrollLeft > 0 ? String(Math.floor(wrap.scrollLeft / night.offsetWidth)) : '0'
}

/** Nights share the width; below a least one the grid scrolls. */
const nightWidth = (
  { head, narrowNight, night }: Measures,
  isNarrow: boolean,
  width: number,
  nights: number,
) => Math.max(isNarrow ? narrowNight : night, (width - head) / nights)

const sizes = ({ head, room, plan }: Measures, night: number, nights: number) =>
  ({
    '--head': `${head}px`,
    '--night': `${night}px`,
    '--room-row': `${room}px`,
    '--plan-row': `${plan}px`,
    width: head + night * nights,
  }) as CSSProperties

type Group = { key: string; first: number; last: number; top: number; height: number }

/** A room type with its rates is rendered or left out as one. */
function groupsOf(rows: readonly GridRow[], size: Measures): Group[] {
  const groups: Group[] = []
  rows.forEach((row, at) => {
    const last = groups.at(-1)
    if (row.kind === 'room' || !last) {
      const top = last ? last.top + last.height : 0
      groups.push({ key: row.room.id, first: at, last: at, top, height: size.room })
    } else {
      last.last = at
      last.height += size.plan
    }
  })
  return groups
}

/** Other members at nights of this row, as text. */
const othersOn = ({ room, plan }: GridRow, viewers: readonly CalendarViewer[], { from, nights }: Calendar) =>
  viewers
    .filter((one) => one.night !== null && one.room === room.id && one.plan === (plan?.id ?? null))
    .map((one) => ({ at: dayOf(one.night!) - dayOf(from), name: one.name.replace(/[:|]/g, ' ') }))
    .filter(({ at }) => at >= 0 && at < nights)
    .map(({ at, name }) => `${at}:${name}`)
    .join('|')
