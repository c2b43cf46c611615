import type { Promotion } from '#domain/order/promotions.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { copyRows } from '../db/copy-rows.ts'
import { type Db, type Pool, type Tx, withSession } from '../db/database.ts'
import { calendarColumns } from './calendar-bytes.ts'
import type { HotelBatch } from './hotel-batch.ts'
import { recordChangeOfEverything } from './record-changes.ts'

export type CatalogueState = {
  source: 'demo' | 'own'
  state: 'filling' | 'ready'
  seed: number
  hotels: number
  filled: number
  madeOn: PlainDate
}

// An arbitrary advisory lock key; every process must use the same.
const lock = 7_083_023
const countsLock = 7_083_024

/**
 * One process fills the catalogue at a time; the others wait and find it done. The lock is released with its
 * connection, also when the process is killed.
 */
export const underCatalogueLock = <Value>(db: Pool, work: () => Promise<Value>): Promise<Value> =>
  withSession(db, async (session) => {
    await session`set statement_timeout = 0`
    await session`select pg_advisory_lock(${lock})`
    return work()
  })

export async function readCatalogue(db: Db): Promise<CatalogueState | null> {
  const [row] = await db<CatalogueState[]>`
    select source, state, seed, hotels, filled, made_on::text as "madeOn" from catalogue`
  return row ?? null
}

type NewCatalogue = Pick<CatalogueState, 'seed' | 'hotels' | 'madeOn'> & { promotions: readonly Promotion[] }

export async function beginCatalogue(tx: Tx, { seed, hotels, madeOn, promotions }: NewCatalogue) {
  await tx`
    insert into catalogue (source, state, seed, hotels, made_on)
    values ('demo', 'filling', ${seed}, ${hotels}, ${madeOn})
    on conflict (single) do update set source = 'demo', state = 'filling', seed = excluded.seed,
      hotels = excluded.hotels, filled = 0, made_on = excluded.made_on`
  for (const { code, discount, from, until, minNights, usesPerAccount, usesInAll } of promotions) {
    await tx`
      insert into promotions (code, "of", value, currency, booked_from, booked_until, min_nights, uses_per_account, uses_in_all)
      values (${code}, ${discount.of}, ${discount.value}, ${discount.of === 'amount' ? discount.currency : null},
        ${new Date(from)}, ${new Date(until)}, ${minNights}, ${usesPerAccount}, ${usesInAll})
      on conflict (code) do nothing`
  }
}

/** Stores some hotels with everything that belongs to them, and the progress, in one transaction. */
export async function storeBatch(tx: Tx, { tables, calendars }: HotelBatch, filled: number) {
  await tx`set local statement_timeout = 0`
  for (const { name, columns, bytes } of tables) {
    const names = columns.map((column) => `"${column}"`).join(', ')
    await copyRows(tx, `copy ${name} (${names}) from stdin`, [Buffer.from(bytes.buffer)])
  }
  const statement = `copy price_calendars (${calendarColumns}) from stdin (format binary)`
  await copyRows(tx, statement, [Buffer.from(calendars.buffer)])
  await tx`update catalogue set filled = ${filled}`
}

export async function finishCatalogue(tx: Tx) {
  await tx`update catalogue set state = 'ready'`
  await recordChangeOfEverything(tx)
}

/** Without statistics the planner assumes that new tables are empty. */
export const analyseCatalogue = (db: Pool) =>
  withSession(db, async (session) => {
    await session`set statement_timeout = 0`
    await session`analyze hotels, hotel_texts, room_types, price_calendars, rate_plans, taxes, restrictions, inventory_nights`
  })

/** Held until the transaction ends: a later count includes the changes of this one. */
export const lockCounts = (tx: Tx) => tx`select pg_advisory_xact_lock(${countsLock})`

export const readSpots = (tx: Tx) =>
  tx<{ id: number; lat: number; lon: number }[]>`
    select id::float8 as id, lat, lon from places where kind in ('airport', 'station', 'landmark')`

/** The number of open hotels in each city and district. */
export const countByPlace = (tx: Tx) =>
  tx<{ place: number; hotels: number }[]>`
    select place::float8 as place, count(*)::int as hotels from (
      select city as place from hotels where state = 'open'
      union all
      select district from hotels where state = 'open' and district is not null
    ) as stood group by place`

export async function countCatalogueHotels(db: Db): Promise<number> {
  const [row] = await db<
    { hotels: number }[]
  >`select count(*)::int as hotels from hotels where state = 'open'`
  return row?.hotels ?? 0
}

/** Empties the inventory; a hotel that an order refers to prevents it. Tables without references are truncated. */
export async function emptyInventory(tx: Tx) {
  await tx`set local statement_timeout = 0`
  await tx`truncate inventory_nights, price_calendars, hotel_texts, restrictions, images, taxes, promotions, catalogue`
  await tx`delete from rate_plans`
  await tx`delete from room_types`
  await tx`delete from hotels`
}
