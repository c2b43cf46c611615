import type { CalendarCells, RowKey } from '#domain/calendar/calendar-edit.ts'
import type { Id } from '#domain/id.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import type { Db } from '../../db/database.ts'
import { pricesOf } from './read-values.ts'
import { type PriceRow, readPastPrices, readPrices } from './store.ts'

/** A year of whole weeks: the same weekday a year ago. */
const weekdayYear = 364

/** Prices of the same weekday a year earlier; 0 where none is stored. */
export async function readLastYear(
  db: Db,
  { rooms, first, calendars }: { rooms: readonly Id[]; first: PlainDate; calendars: readonly PriceRow[] },
): Promise<(row: RowKey, night: PlainDate) => number> {
  const past = await readPastPrices(db, rooms, addDays(first, -weekdayYear))
  const priceOf = pricesOf([...calendars, ...past])
  return (row, night) => priceOf(row, addDays(night, -weekdayYear))
}

/** The rows with last year's prices beside their own. */
export async function lastYearOf(
  db: Db,
  hotelId: Id,
  rows: readonly CalendarCells[],
): Promise<CalendarCells[]> {
  const first = rows.flatMap(({ nights }) => nights).sort()[0]!
  const calendars = await readPrices(db, hotelId)
  const priceOf = await readLastYear(db, { rooms: rows.map(({ room }) => room), first, calendars })
  return rows.map((row) => ({ ...row, lastYear: row.nights.map((night) => priceOf(row, night)) }))
}
