import type { CalendarChange, CalendarClash, CalendarOutcome, CalendarStep } from '#contract/desk/calendar.ts'
import {
  type CalendarCells,
  type CalendarEdit,
  type CalendarField,
  type CellChange,
  changesOf,
  takesField,
} from '#domain/calendar/calendar-edit.ts'
import { rowKeyOf } from '#domain/calendar/calendar-preview.ts'
import type { Id } from '#domain/id.ts'
import { CALENDAR_NIGHTS } from '#domain/price/prices.ts'
import { ok, refuse } from '#domain/result.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import { dateIn, isoInstant } from '#domain/time/zone-time.ts'
import { traceOfCaller } from '../../audit/record-audit.ts'
import type { Tx } from '../../db/database.ts'
import { type DeskCaller, staffOf } from '../../http/caller.ts'
import { assessHotels } from '../assess-hotels.ts'
import { baseDateOf } from '../calendar-days.ts'
import { auditChange } from './audit-change.ts'
import type { CalendarContext } from './context.ts'
import { lastYearOf } from './last-year.ts'
import { readValues } from './read-values.ts'
import { refuseTaken } from './refuse-taken.ts'
import {
  addChange,
  type HotelRow,
  lockChange,
  lockHotel,
  markUndone,
  readPlans,
  readRooms,
  readTouched,
  type StoredCells,
  writeTouched,
} from './store.ts'
import { writeCells } from './write-cells.ts'

/** A change can be undone and made again for this long. */
export const UNDO_LIFE = 24 * 3_600_000

/** The last night of calendars at this time. */
export const lastNight = (now: number): PlainDate =>
  addDays(baseDateOf(dateIn('UTC', now)), CALENDAR_NIGHTS - 1)

type SeenCells = Omit<CalendarCells, 'values'> & { readonly seen: readonly (number | null)[] }

/** Changes nights of several rows in one transaction. Nothing is written if a value is not the one seen. */
export async function changeCalendar(
  context: CalendarContext,
  tx: Tx,
  input: CalendarChange,
  caller: DeskCaller,
) {
  const { staffId, name, hotels } = staffOf(caller)
  const now = context.now()
  const hotel = await lockHotel(tx, { hotel: input.hotel, hotels })
  if (!hotel) return refuse('not_found')
  const edit = editOf(input.edit)
  if (!(await areRowsValid(tx, hotel, edit.field, input.rows, now))) return refuse('invalid_input')
  const found = await cellsNow(tx, hotel, edit.field, input.rows)
  if (found.clashes.length > 0) return refuse({ reason: 'calendar_changed' as const, cells: found.clashes })
  const isCopied = edit.field === 'price' && edit.how === 'last_year'
  const rows = isCopied ? await lastYearOf(tx, hotel.id, found.rows) : found.rows
  const written = await write(context, tx, {
    hotel,
    field: edit.field,
    changes: changesOf(edit, rows),
    by: name,
  })
  if (!written.ok) return written
  const { cells, refused } = written.value
  if (cells.length === 0) return ok<CalendarOutcome>({ change: null, nights: 0, refused })
  const change = await addChange(tx, {
    hotelId: hotel.id,
    staffId,
    staffName: name,
    field: edit.field,
    rows: storedCells(cells),
    now,
  })
  await auditChange(tx, traceOfCaller(caller), {
    action: 'calendar_changed',
    hotel,
    field: edit.field,
    cells,
    now,
  })
  return ok<CalendarOutcome>({ change, nights: cells.length, refused })
}

const editOf = (edit: CalendarChange['edit']): CalendarEdit =>
  edit.field === 'price'
    ? { field: 'price', how: edit.how, amount: edit.amount, roundTo: edit.round_to }
    : edit

/** Writes an earlier change's values before it, or again those after it. */
export async function stepCalendar(
  context: CalendarContext,
  tx: Tx,
  input: CalendarStep,
  caller: DeskCaller,
  { isUndo }: { isUndo: boolean },
) {
  const { name, hotels } = staffOf(caller)
  const now = context.now()
  const hotel = await lockHotel(tx, { hotel: input.hotel, hotels })
  if (!hotel) return refuse('not_found')
  const change = await lockChange(tx, input.change, hotel.id)
  if (!change) return refuse('not_found')
  const isPossible = change.at.getTime() > now - UNDO_LIFE && (change.undoneAt === null) === isUndo
  if (!isPossible) return refuse('not_undoable')
  const today = dateIn(hotel.zone, now)
  const rows = change.rows.map((row) => stepRow(row, isUndo, today))
  // A plan may have given up its own prices since.
  if (!(await areRowsValid(tx, hotel, change.field, rows, now))) return refuse('not_undoable')
  const found = await cellsNow(tx, hotel, change.field, rows)
  if (found.clashes.length > 0 && !input.leave)
    return refuse({ reason: 'calendar_changed' as const, cells: found.clashes })
  const clashed = new Set(found.clashes.map((cell) => `${rowKeyOf(cell)} ${cell.night}`))
  const changes = rows.flatMap(({ room, plan, nights, seen, wanted }) =>
    nights.flatMap((night, at) =>
      clashed.has(`${rowKeyOf({ room, plan })} ${night}`)
        ? []
        : [{ room, plan, night, before: seen[at] ?? null, after: wanted[at] ?? null }],
    ),
  )
  const written = await write(context, tx, { hotel, field: change.field, changes, by: name })
  if (!written.ok) return written
  const { cells, refused } = written.value
  await markUndone(tx, change.id, isUndo ? new Date(now) : null)
  await auditChange(tx, traceOfCaller(caller), {
    action: isUndo ? 'calendar_undone' : 'calendar_redone',
    hotel,
    field: change.field,
    cells,
    now,
  })
  return ok<CalendarOutcome>({ change: change.id, nights: cells.length, refused })
}

/** The values that must be there, and those to write. Nights that are over stay as they are. */
function stepRow({ room, plan, nights, before, after }: StoredCells, isUndo: boolean, today: PlainDate) {
  const kept = nights.map((_, at) => at).filter((at) => nights[at]! >= today)
  const of = <Value>(values: readonly Value[]) => kept.map((at) => values[at]!)
  const [seen, wanted] = isUndo ? [after, before] : [before, after]
  return { room, plan, nights: of(nights), seen: of(seen), wanted: of(wanted) }
}

const storedCells = (cells: readonly CellChange[]): StoredCells[] =>
  [...Map.groupBy(cells, rowKeyOf).values()].map((ofRow) => ({
    room: ofRow[0]!.room,
    plan: ofRow[0]!.plan,
    nights: ofRow.map(({ night }) => night),
    before: ofRow.map(({ before }) => before),
    after: ofRow.map(({ after }) => after),
  }))

/** Rows of this hotel that take the field, without repeated or past nights. */
async function areRowsValid(
  tx: Tx,
  hotel: HotelRow,
  field: CalendarField,
  rows: readonly SeenCells[],
  now: number,
): Promise<boolean> {
  const [rooms, plans] = [await readRooms(tx, hotel.id), await readPlans(tx, hotel.id)]
  const [today, last] = [dateIn(hotel.zone, now), lastNight(now)]
  const known = new Set(rooms.map(({ id }) => id))
  const cells = rows.flatMap((row) => row.nights.map((night) => `${rowKeyOf(row)} ${night}`))
  if (new Set(cells).size !== cells.length) return false
  return rows.every(({ room, plan, nights, seen }) => {
    const found = plans.find(({ id }) => id === plan) ?? null
    if (!known.has(room) || (plan !== null && !found)) return false
    if (found?.rooms && !found.rooms.includes(room)) return false
    return (
      takesField(field, { plan: found }) &&
      nights.length === seen.length &&
      nights.every((night) => night >= today && night <= last)
    )
  })
}

/** Rows with their present values, and the cells where these differ from the ones seen. */
async function cellsNow(tx: Tx, hotel: HotelRow, field: CalendarField, rows: readonly SeenCells[]) {
  const nights = rows.flatMap((row) => row.nights).sort()
  const [from, to] = [nights[0] ?? '2000-01-01', nights.at(-1) ?? '2000-01-01']
  const rooms = [...new Set(rows.map(({ room }) => room))]
  const readValue = await readValues(tx, field, { hotelId: hotel.id, rooms, from, to })
  const differing = rows.flatMap((row) =>
    row.nights.flatMap((night, at) => {
      const [seen, now] = [row.seen[at] ?? null, readValue(row, night)]
      return seen === now ? [] : [{ room: row.room, plan: row.plan, night, seen, now }]
    }),
  )
  return {
    rows: rows.map(
      (row): CalendarCells => ({ ...row, values: row.nights.map((night) => readValue(row, night)) }),
    ),
    clashes: differing.length === 0 ? [] : await namedClashes(tx, hotel, differing, { rooms, from, to }),
  }
}

type Seen = Omit<CalendarClash, 'by' | 'at'>

async function namedClashes(
  tx: Tx,
  { zone }: HotelRow,
  cells: readonly Seen[],
  { rooms, from, to }: { rooms: readonly Id[]; from: PlainDate; to: PlainDate },
): Promise<CalendarClash[]> {
  const touched = new Map(
    (await readTouched(tx, rooms, from, to)).map((row) => [`${rowKeyOf(row)} ${row.night}`, row]),
  )
  return cells.map((cell) => {
    const last = touched.get(`${rowKeyOf(cell)} ${cell.night}`)
    return { ...cell, by: last?.by ?? null, at: last ? isoInstant(last.at.getTime(), zone) : null }
  })
}

type Writing = { hotel: HotelRow; field: CalendarField; changes: readonly CellChange[]; by: string }

async function write(context: CalendarContext, tx: Tx, { hotel, field, changes, by }: Writing) {
  const now = context.now()
  const { cells, refused } =
    field === 'units' ? await refuseTaken(context, tx, changes) : { cells: changes, refused: [] }
  if (cells.length > 0) {
    const written = await writeCells(tx, { hotelId: hotel.id, field, cells, now })
    if (!written.ok) return written
    await writeTouched(tx, cells, { by, now })
    // Prices decide whether a hotel can be published, and its page is opened next. A job assesses open hotels.
    if (field === 'price' && !hotel.isOpen) await assessHotels(tx, [hotel.id], now)
  }
  return ok({ cells, refused })
}
