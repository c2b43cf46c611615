import type { Id } from '#domain/id.ts'
import type { PriceSeries } from '#domain/price/price-alert.ts'
import type { Party } from '#domain/stay/party.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Instant } from '#domain/time/zone-time.ts'
import type { Db, Tx } from '../db/database.ts'
import { nextRows, type RowPage } from '../jobs/failed-rows.ts'
import { readFilters, readStay, type WatchedQuestion } from './watched-question.ts'

export type AlertRow = WatchedQuestion & {
  readonly id: Id
  readonly guestId: Id
  readonly cityId: number
  readonly lastArrival: PlainDate
  readonly limit: number | null
  readonly series: PriceSeries
  readonly foundHotelId: Id | null
  readonly checkedAt: Date
  readonly byEmail: boolean
  readonly byPush: boolean
  readonly told: { readonly total: number; readonly on: PlainDate } | null
  readonly toldTimes: number
  readonly token: string
  readonly createdAt: Date
  readonly pausedAt: Date | null
}

type StoredRow = Omit<AlertRow, 'stay' | 'party' | 'filters'> & {
  stay: unknown
  party: Party
  filters: unknown
}

const columns = (db: Db) => db`
  id, guest_id as "guestId", hotel_id as "hotelId", place, city_id::int as "cityId", stay,
  last_arrival::text as "lastArrival", json_build_object('rooms', rooms, 'adults', adults, 'ages', ages) as party,
  filters, currency, limit_total::float8 as "limit", series, found_hotel_id as "foundHotelId", checked_at as "checkedAt",
  by_email as "byEmail", by_push as "byPush",
  case when told_on is not null then json_build_object('total', told_total, 'on', told_on) end as told,
  told_times as "toldTimes", token, created_at as "createdAt", paused_at as "pausedAt"`

const readRow = (row: StoredRow): AlertRow => ({
  ...row,
  stay: readStay(row.stay),
  filters: readFilters(row.filters),
})

/** A lock for each guest, so that two tabs add neither an alert twice nor one too many. */
export const lockAlerts = (tx: Tx, guestId: Id) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`price alerts ${guestId}`}, 0))`

/** Newest first. */
export async function readAlerts(db: Db, guestId: Id): Promise<AlertRow[]> {
  const rows = await db<StoredRow[]>`
    select ${columns(db)} from price_alerts where guest_id = ${guestId} and removed_at is null
    order by id desc limit 200`
  return rows.map(readRow)
}

export type NewAlertRow = WatchedQuestion & {
  readonly guestId: Id
  readonly cityId: number
  readonly lastArrival: PlainDate
  readonly limit: number | null
  readonly series: PriceSeries
  readonly foundHotelId: Id | null
  readonly byEmail: boolean
  readonly byPush: boolean
  readonly token: string
  readonly now: Instant
}

export async function addAlert(tx: Tx, row: NewAlertRow): Promise<Id> {
  const { hotelId, place, stay, party, filters, now } = row
  const [added] = await tx<{ id: Id }[]>`
    insert into price_alerts (guest_id, hotel_id, place, city_id, stay, last_arrival, rooms, adults, ages, filters,
      currency, limit_total, series, found_hotel_id, checked_at, by_email, by_push, token, created_at)
    values (${row.guestId}, ${hotelId}, ${place}, ${row.cityId}, ${tx.json(stay as never)}, ${row.lastArrival},
      ${party.rooms}, ${party.adults}, ${[...party.ages]}::smallint[], ${tx.json(filters as never)},
      ${row.currency}, ${row.limit}, ${tx.json(row.series as never)}, ${row.foundHotelId}, ${new Date(now)},
      ${row.byEmail}, ${row.byPush}, ${row.token}, ${new Date(now)})
    returning id`
  return added!.id
}

type Own = { guestId: Id; id: Id }

/** Whether the guest has this alert. */
export async function writeLimit(tx: Tx, { guestId, id }: Own, limit: number | null): Promise<boolean> {
  const { count } = await tx`
    update price_alerts set limit_total = ${limit}
    where id = ${id} and guest_id = ${guestId} and removed_at is null`
  return count > 0
}

export async function writePaused(tx: Tx, { guestId, id }: Own, at: Instant | null): Promise<boolean> {
  const { count } = await tx`
    update price_alerts set paused_at = ${at === null ? null : new Date(at)}
    where id = ${id} and guest_id = ${guestId} and removed_at is null`
  return count > 0
}

export async function writeChannels(
  tx: Tx,
  { guestId, id }: { guestId: Id; id: Id | null },
  { byEmail, byPush }: { byEmail: boolean | undefined; byPush: boolean | undefined },
) {
  await tx`
    update price_alerts set by_email = coalesce(${byEmail ?? null}, by_email), by_push = coalesce(${byPush ?? null}, by_push)
    where guest_id = ${guestId} and (${id}::bigint is null or id = ${id})`
}

export async function removeAlert(tx: Tx, { guestId, id }: Own, now: Instant): Promise<boolean> {
  const { count } = await tx`
    update price_alerts set removed_at = coalesce(removed_at, ${new Date(now)})
    where id = ${id} and guest_id = ${guestId}`
  return count > 0
}

/** By the token of a mail; the alert remains known for a while, so that a repetition has the same answer. */
export async function removeByToken(
  db: Db,
  token: string,
  now: Instant,
): Promise<Pick<AlertRow, 'hotelId' | 'place'> | null> {
  const [row] = await db<Pick<AlertRow, 'hotelId' | 'place'>[]>`
    update price_alerts set removed_at = coalesce(removed_at, ${new Date(now)})
    where token = ${token} returning hotel_id as "hotelId", place`
  return row ?? null
}

/** Cities with alerts to check, so that the inventory of each is loaded once. */
export async function alertedCities(db: Db, today: PlainDate): Promise<number[]> {
  const rows = await db<{ city: number }[]>`
    select distinct city_id::int as city from price_alerts
    where paused_at is null and removed_at is null and last_arrival > ${today} order by 1`
  return rows.map(({ city }) => city)
}

/** The next alerts of a city. A row that cannot be read is null. */
export async function alertsToCheck(
  db: Db,
  { city, today }: { city: number; today: PlainDate },
  page: RowPage,
): Promise<{ id: Id; read: () => AlertRow }[]> {
  const rows = await db<StoredRow[]>`
    select ${columns(db)} from price_alerts
    where city_id = ${city} and paused_at is null and removed_at is null and last_arrival > ${today}
      and ${nextRows(db, page)}`
  return rows.map((row) => ({ id: row.id, read: () => readRow(row) }))
}

export type Observed = {
  readonly id: Id
  readonly series: PriceSeries
  readonly foundHotelId: Id | null
}

export async function writeObserved(db: Db, observed: readonly Observed[], now: Instant) {
  if (observed.length === 0) return
  const rows = observed.map(({ id, series, foundHotelId }) => ({ id, series, found: foundHotelId }))
  await db`
    update price_alerts set series = seen.series, found_hotel_id = seen.found, checked_at = ${new Date(now)}
    from jsonb_to_recordset(${db.json(rows as never)}) as seen (id bigint, series jsonb, found bigint)
    where price_alerts.id = seen.id`
}

export async function writeChecked(db: Db, ids: readonly Id[], now: Instant) {
  if (ids.length === 0) return
  await db`update price_alerts set checked_at = ${new Date(now)} where id = any(${[...ids]}::bigint[])`
}

/** The alert if messages are still wanted; locked until the transaction ends. */
export async function lockToTell(tx: Tx, id: Id): Promise<AlertRow | null> {
  const [row] = await tx<StoredRow[]>`
    select ${columns(tx)} from price_alerts
    where id = ${id} and paused_at is null and removed_at is null for update`
  return row ? readRow(row) : null
}

export async function writeTold(tx: Tx, id: Id, { total, on }: { total: number; on: PlainDate }) {
  await tx`
    update price_alerts set told_total = ${total}, told_on = ${on}, told_times = told_times + 1 where id = ${id}`
}

/** Deletes stopped alerts, and ended ones after a while. */
export async function purgeAlerts(
  db: Db,
  { removedBefore, arrivedBefore }: { removedBefore: Instant; arrivedBefore: PlainDate },
) {
  await db`delete from price_alerts where removed_at < ${new Date(removedBefore)} or last_arrival < ${arrivedBefore}`
}

export const eraseAlerts = async (tx: Tx, guestId: Id) => {
  await tx`delete from price_alerts where guest_id = ${guestId}`
}

export const moveAlerts = async (tx: Tx, from: Id, into: Id) => {
  await tx`update price_alerts set guest_id = ${into} where guest_id = ${from}`
}
