import type { Id } from '#domain/id.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { copyRows } from '../db/copy-rows.ts'
import type { Tx } from '../db/database.ts'
import { type CalendarRow, calendarBytes, calendarColumns, calendarCopy } from './calendar-bytes.ts'
import type { StoredCalendar } from './lay-prices.ts'

export type StagedPrices = {
  roomTypeId: Id
  /** Null for the room type's own prices. */
  ratePlanId: Id | null
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
    select room_types.id as room_type_id, rate_plans.id as rate_plan_id, hotels.id as hotel_id, line, (row->>'from')::date as from_date,
      (row->>'to')::date as to_date, row->'prices' as prices
    from stage join hotels on hotels.code = stage.hotel
      join room_types on room_types.hotel_id = hotels.id and room_types.code = stage.room
      left join rate_plans on rate_plans.hotel_id = hotels.id and rate_plans.code = row->>'rate'
    where file = 'calendars' and row->'prices' <> 'null' and (row->>'rate' is null or own_prices)`
  await tx`create index on stage_prices (room_type_id, (coalesce(rate_plan_id, 0)), line)`
  await tx`analyze stage_prices`
  await tx`create temporary table new_calendars (like price_calendars) with (toast_tuple_target = 8160) on commit drop`
}

type LastRead = Pick<StagedPrices, 'roomTypeId' | 'ratePlanId' | 'line'>

export const readStagedPrices = (tx: Tx, after: LastRead, limit: number) =>
  tx<StagedPrices[]>`
    select stage_prices.room_type_id::text as "roomTypeId", stage_prices.rate_plan_id::text as "ratePlanId",
      stage_prices.hotel_id::text as "hotelId", line,
      from_date::text as from, to_date::text as to, stage_prices.prices, base_date::text as "oldBase",
      unit as "oldUnit", price_calendars.prices as "oldPrices"
    from stage_prices left join price_calendars on price_calendars.room_type_id = stage_prices.room_type_id
      and price_calendars.rate_plan_id is not distinct from stage_prices.rate_plan_id
    where (stage_prices.room_type_id, coalesce(stage_prices.rate_plan_id, 0), line)
      > (${after.roomTypeId}, ${after.ratePlanId ?? 0}, ${after.line})
    order by stage_prices.room_type_id, coalesce(stage_prices.rate_plan_id, 0), line limit ${limit}`

export async function storeCalendars(tx: Tx, rows: readonly CalendarRow[]) {
  if (rows.length === 0) return
  await copyRows(tx, `copy new_calendars (${calendarColumns}) from stdin (format binary)`, calendarCopy(rows))
}

/** Returns the number of changed calendars. */
export async function takeOverCalendars(tx: Tx): Promise<number> {
  const stored = await tx`
    insert into price_calendars as old select * from new_calendars
    on conflict (room_type_id, rate_plan_id) do update set hotel_id = excluded.hotel_id, base_date = excluded.base_date,
      unit = excluded.unit, prices = excluded.prices
      where (old.base_date, old.unit, old.prices) is distinct from (excluded.base_date, excluded.unit, excluded.prices)`
  return stored.count
}

/** Deletes calendars of plans that use the room type's prices. */
export const removeOtherCalendars = (tx: Tx) => tx`
  delete from price_calendars where rate_plan_id is not null
    and rate_plan_id in (select id from rate_plans where not own_prices)`

type CalendarKey = { readonly roomTypeId: Id; readonly ratePlanId: Id | null }

/**
 * Locks a calendar of a room type until the transaction ends. Null for an unknown room type, and for a plan of
 * another hotel or without prices of its own.
 */
export async function lockCalendar(
  tx: Tx,
  { roomTypeId, ratePlanId }: CalendarKey,
): Promise<{ hotelId: Id; calendar: StoredCalendar | null } | null> {
  const [room] = await tx<{ hotelId: Id }[]>`
    select hotel_id as "hotelId" from room_types where id = ${roomTypeId} and (${ratePlanId}::bigint is null or exists (
      select from rate_plans where id = ${ratePlanId} and own_prices and rate_plans.hotel_id = room_types.hotel_id))
    for no key update`
  if (!room) return null
  const [calendar] = await tx<StoredCalendar[]>`
    select base_date::text as "baseDate", unit, prices from price_calendars
    where room_type_id = ${roomTypeId} and rate_plan_id is not distinct from ${ratePlanId}::bigint for update`
  return { hotelId: room.hotelId, calendar: calendar ?? null }
}

export async function storeCalendar(
  tx: Tx,
  { roomTypeId, ratePlanId, hotelId, baseDate, unit, prices }: CalendarRow,
) {
  await tx`
    insert into price_calendars (room_type_id, rate_plan_id, hotel_id, base_date, unit, prices)
    values (${roomTypeId}, ${ratePlanId}, ${hotelId}, ${baseDate}, ${unit}, ${calendarBytes(prices)})
    on conflict (room_type_id, rate_plan_id) do update set base_date = excluded.base_date, unit = excluded.unit,
      prices = excluded.prices`
}

export type LockedCalendar = CalendarKey & StoredCalendar

/** Locks several calendars of a hotel, room types in the order of their ids. Rows without a calendar are missing. */
export async function lockCalendars(tx: Tx, hotelId: Id, rooms: readonly Id[]): Promise<LockedCalendar[]> {
  await tx`
    select 1 from room_types where hotel_id = ${hotelId} and id = any(${[...rooms]}::bigint[])
    order by id for no key update`
  return tx<LockedCalendar[]>`
    select room_type_id as "roomTypeId", rate_plan_id as "ratePlanId", base_date::text as "baseDate", unit, prices
    from price_calendars where room_type_id = any(${[...rooms]}::bigint[])
    order by room_type_id, rate_plan_id for update`
}

export async function storeCalendarRows(tx: Tx, rows: readonly CalendarRow[]) {
  await tx`
    insert into price_calendars (room_type_id, rate_plan_id, hotel_id, base_date, unit, prices)
    select room, plan, hotel, base, unit, decode(prices, 'hex') from unnest(
      ${rows.map(({ roomTypeId }) => roomTypeId)}::bigint[], ${rows.map(({ ratePlanId }) => ratePlanId)}::bigint[],
      ${rows.map(({ hotelId }) => hotelId)}::bigint[], ${rows.map(({ baseDate }) => baseDate)}::date[],
      ${rows.map(({ unit }) => unit)}::int[], ${rows.map(({ prices }) => calendarBytes(prices).toString('hex'))}::text[]
    ) as given (room, plan, hotel, base, unit, prices)
    on conflict (room_type_id, rate_plan_id) do update set base_date = excluded.base_date, unit = excluded.unit,
      prices = excluded.prices`
}
