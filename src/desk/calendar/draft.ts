import type { Calendar } from '#contract/desk/calendar.ts'
import {
  type CalendarCells,
  type CalendarEdit,
  type CalendarField,
  changesOf,
  takesField,
} from '#domain/calendar/calendar-edit.ts'
import { parseTypedPrice } from '#domain/calendar/cell-input.ts'
import { minorUnits } from '#domain/money/currency.ts'
import { addDays, dayOf, weekdayOf } from '#domain/time/plain-date.ts'
import { keyOfRow, rowsOf, valueAt } from './grid-rows.ts'
import type { ChosenRow } from './selection.ts'

export const tabs = ['price', 'rooms', 'stay', 'arrival', 'close'] as const
export type Tab = (typeof tabs)[number]

/** The state of the dock before it is sent. */
export type Draft = {
  readonly tab: Tab
  readonly how: 'set' | 'add' | 'percent' | 'last_year'
  readonly text: string
  readonly roundTo: number
  readonly units: string
  readonly stay: 'min_stay' | 'max_stay'
  readonly stayNights: string
  readonly arrival: 'closed_to_arrival' | 'closed_to_departure'
  readonly isBarred: boolean
  readonly isClosed: boolean
  /** Chosen weekdays, Monday first. */
  readonly weekdays: readonly boolean[]
}

export const newDraft = (currency: string): Draft => ({
  tab: 'price',
  how: 'set',
  text: '',
  roundTo: minorUnits(currency),
  units: '',
  stay: 'min_stay',
  stayNights: '',
  arrival: 'closed_to_arrival',
  isBarred: true,
  isClosed: true,
  weekdays: [true, true, true, true, true, true, true],
})

export const fieldOf = ({ tab, stay, arrival }: Draft): CalendarField =>
  tab === 'price'
    ? 'price'
    : tab === 'rooms'
      ? 'units'
      : tab === 'stay'
        ? stay
        : tab === 'arrival'
          ? arrival
          : 'closed'

const numberIn = (text: string, min: number, max: number): number | null => {
  const number = /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN
  return number >= min && number <= max ? number : null
}

/** The edit that a draft describes; null while it is incomplete. */
export function editOf(draft: Draft, currency: string): CalendarEdit | null {
  const { tab, how, text, roundTo } = draft
  if (tab === 'price') {
    if (how === 'last_year') return { field: 'price', how, amount: 0, roundTo: 1 }
    const typed = parseTypedPrice(text, currency, how)
    return typed && { field: 'price', ...typed, roundTo: typed.how === 'set' ? 1 : roundTo }
  }
  const field = fieldOf(draft) as Exclude<CalendarField, 'price'>
  if (tab === 'rooms') {
    if (draft.units.trim() === '') return null
    const value = draft.units === '-' ? null : numberIn(draft.units, 0, 10_000)
    return value === null && draft.units !== '-' ? null : { field, value }
  }
  if (tab === 'stay') {
    const value = draft.stayNights === '-' ? null : numberIn(draft.stayNights, 1, 90)
    return value === null && draft.stayNights !== '-' ? null : { field, value }
  }
  return { field, value: (tab === 'arrival' ? draft.isBarred : draft.isClosed) ? 1 : null }
}

/** Chosen nights on the chosen weekdays, from today on. */
export function keptNights(
  chosen: readonly ChosenRow[],
  { from, hotel }: Calendar,
  { weekdays }: Draft,
): ChosenRow[] {
  const [first, today] = [dayOf(from), dayOf(hotel.today)]
  const isKept = (at: number) => first + at >= today && weekdays[weekdayOf(first + at)]
  return chosen
    .map(({ row, nights }) => ({ row, nights: nights.filter(isKept) }))
    .filter(({ nights }) => nights.length > 0)
}

/** Cells with the values of a calendar, for rows that take the field. */
export function cellsOf(
  chosen: readonly ChosenRow[],
  calendar: Calendar,
  field: CalendarField,
): CalendarCells[] {
  const rows = new Map(rowsOf(calendar, new Set()).map((row) => [row.key, row]))
  return chosen.flatMap(({ row: { key }, nights }) => {
    const row = rows.get(key)
    if (!row || !takesField(field, row)) return []
    return [
      {
        room: row.room.id,
        plan: row.plan?.id ?? null,
        nights: nights.map((at) => addDays(calendar.from, at)),
        values: nights.map((at) => valueAt(row, field, at)),
        lastYear: nights.map((at) => (row.plan ?? row.room).last_year[at] ?? 0),
      },
    ]
  })
}

export type Clash = {
  readonly key: string
  readonly room: string
  readonly plan: string | null
  readonly night: string
  readonly seen: number | null
  readonly now: number | null
}

/** Cells whose value changed between two readings of the calendar. */
export function clashesOf(seen: readonly CalendarCells[], now: readonly CalendarCells[]): Clash[] {
  const fresh = new Map(now.map((row) => [keyOfRow(row), row]))
  return seen.flatMap((row) => {
    const other = fresh.get(keyOfRow(row))
    return row.nights.flatMap((night, at) => {
      const value = other?.values[at] ?? null
      return (row.values[at] ?? null) === value
        ? []
        : [
            {
              key: cellKey({ ...row, night }),
              room: row.room,
              plan: row.plan,
              night,
              seen: row.values[at] ?? null,
              now: value,
            },
          ]
    })
  })
}

export const cellKey = ({ room, plan, night }: { room: string; plan: string | null; night: string }) =>
  `${keyOfRow({ room, plan })} ${night}`

/** Rows without some cells. */
export const without = (rows: readonly CalendarCells[], left: ReadonlySet<string>): CalendarCells[] =>
  rows.flatMap((row) => {
    const kept = row.nights
      .map((_, at) => at)
      .filter((at) => !left.has(cellKey({ ...row, night: row.nights[at]! })))
    if (kept.length === 0) return []
    const of = <Value>(values: readonly Value[]) => kept.map((at) => values[at]!)
    return [{ ...row, nights: of(row.nights), values: of(row.values), lastYear: of(row.lastYear ?? []) }]
  })

export const changesIn = (edit: CalendarEdit | null, rows: readonly CalendarCells[]) =>
  edit ? changesOf(edit, rows) : []
