import type { Id } from '#domain/id.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import { type Db, transaction } from '../db/database.ts'
import { purgeOldChanges, recordChanges } from './record-changes.ts'

export async function oldestBase(db: Db): Promise<PlainDate | null> {
  const [row] = await db<
    { base: PlainDate | null }[]
  >`select min(base_date)::text as base from price_calendars`
  return row?.base ?? null
}

type Roll = { from: PlainDate; to: PlainDate; nights: number; back: number; limit: number }

/**
 * Returns the number of rolled calendars. Calendars of the demonstration repeat, others end with nights without a
 * price, and their past prices are archived.
 */
export const rollSome = (db: Db, { from, to, nights, back, limit }: Roll): Promise<number> =>
  transaction(db, async (tx) => {
    const moved = await tx<{ hotelId: Id }[]>`
      with old as (
        select room_type_id, rate_plan_id, unit, prices, length(prices) / 4 as length from price_calendars
        where base_date = ${from} order by room_type_id, rate_plan_id limit ${limit} for update
      ), moved as (
        select room_type_id, rate_plan_id, case when hotels.demo and length >= ${back}::int
          then substring(prices from 4 * (length - ${back}::int) + 1 for 4 * ${nights}::int)
          else decode(repeat('00000000', least(${nights}::int, length)), 'hex') end as added, unit, prices, length, demo
        from old join room_types on room_types.id = room_type_id join hotels on hotels.id = room_types.hotel_id
      ), archived as (
        insert into past_prices (room_type_id, rate_plan_id, base_date, unit, prices)
        select room_type_id, rate_plan_id, ${from}, unit, substring(prices for 4 * least(${nights}::int, length))
        from moved where not demo on conflict do nothing
      )
      update price_calendars set base_date = ${to},
        prices = substring(moved.prices from 4 * least(${nights}::int, length) + 1) || added
      from moved where moved.room_type_id = price_calendars.room_type_id
        and moved.rate_plan_id is not distinct from price_calendars.rate_plan_id
      returning price_calendars.hotel_id as "hotelId"`
    await recordChanges(tx, moved)
    return moved.length
  })

/** The history of the calendar at the desk. */
const rememberedDays = 90
/** Last year's prices stay available for every night of the calendar. */
const archivedDays = 430

/** Past nights and past restrictions are deleted. */
export const purgePast = (db: Db, base: PlainDate) =>
  transaction(db, async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx`delete from inventory_nights where night < ${base}`
    await tx`delete from restrictions where to_date < ${base}`
    await tx`delete from feed_nights where night < ${base}`
    await tx`delete from calendar_cells where night < ${base}`
    await tx`delete from calendar_changes where at < ${addDays(base, -rememberedDays)}::date`
    await tx`delete from past_prices where base_date < ${addDays(base, -archivedDays)}::date`
    await purgeOldChanges(tx)
  })
