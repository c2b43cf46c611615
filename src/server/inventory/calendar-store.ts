import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Id } from '#domain/id.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Tx } from '../db/database.ts'
import { type CalendarRow, calendarBytes, calendarCopy } from './calendar-bytes.ts'
import type { StoredCalendar } from './lay-prices.ts'

export type StagedPrices = {
  roomTypeId: Id
  hotelId: Id
  line: number
  from: PlainDate
  to: PlainDate | null
  prices: number[]
  oldBase: PlainDate | null
  oldUnit: number | null
  oldPrices: Buffer | null
}

export async function prepareCalendars(tx: Tx) {
  await tx`
    create temporary table stage_prices on commit drop as
    select room_types.id as room_type_id, hotels.id as hotel_id, line, (row->>'from')::date as from_date,
      (row->>'to')::date as to_date, row->'prices' as prices
    from stage join hotels on hotels.code = stage.hotel
      join room_types on room_types.hotel_id = hotels.id and room_types.code = stage.room
    where file = 'calendars' and row->'prices' <> 'null'`
  await tx`create index on stage_prices (room_type_id, line)`
  await tx`analyze stage_prices`
  await tx`create temporary table new_calendars (like price_calendars) with (toast_tuple_target = 8160) on commit drop`
}

export const readStagedPrices = (tx: Tx, after: { roomTypeId: Id; line: number }, limit: number) =>
  tx<StagedPrices[]>`
    select stage_prices.room_type_id::text as "roomTypeId", stage_prices.hotel_id::text as "hotelId", line,
      from_date::text as from, to_date::text as to, stage_prices.prices, base_date::text as "oldBase",
      unit as "oldUnit", price_calendars.prices as "oldPrices"
    from stage_prices left join price_calendars using (room_type_id)
    where (stage_prices.room_type_id, line) > (${after.roomTypeId}, ${after.line})
    order by stage_prices.room_type_id, line limit ${limit}`

export async function storeCalendars(tx: Tx, rows: readonly CalendarRow[]) {
  if (rows.length === 0) return
  const into =
    await tx`copy new_calendars (room_type_id, hotel_id, base_date, unit, prices) from stdin (format binary)`.writable()
  await pipeline(Readable.from(calendarCopy(rows)), into)
}

/** Returns how many calendars are other ones than before. */
export async function takeOverCalendars(tx: Tx): Promise<number> {
  const stored = await tx`
    insert into price_calendars as old select * from new_calendars
    on conflict (room_type_id) do update set hotel_id = excluded.hotel_id, base_date = excluded.base_date,
      unit = excluded.unit, prices = excluded.prices
      where (old.base_date, old.unit, old.prices) is distinct from (excluded.base_date, excluded.unit, excluded.prices)`
  return stored.count
}

/** A room type's calendar, which nobody else changes until the transaction ends; null for a room type that is not there. */
export async function lockCalendar(
  tx: Tx,
  roomTypeId: Id,
): Promise<{ hotelId: Id; calendar: StoredCalendar | null } | null> {
  const [room] = await tx<{ hotelId: Id }[]>`
    select hotel_id as "hotelId" from room_types where id = ${roomTypeId} for no key update`
  if (!room) return null
  const [calendar] = await tx<StoredCalendar[]>`
    select base_date::text as "baseDate", unit, prices from price_calendars where room_type_id = ${roomTypeId}
    for update`
  return { hotelId: room.hotelId, calendar: calendar ?? null }
}

export async function storeCalendar(tx: Tx, { roomTypeId, hotelId, baseDate, unit, prices }: CalendarRow) {
  await tx`
    insert into price_calendars (room_type_id, hotel_id, base_date, unit, prices)
    values (${roomTypeId}, ${hotelId}, ${baseDate}, ${unit}, ${calendarBytes(prices)})
    on conflict (room_type_id) do update set base_date = excluded.base_date, unit = excluded.unit,
      prices = excluded.prices`
}
