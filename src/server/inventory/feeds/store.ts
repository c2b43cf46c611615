import type { FeedFault } from '#domain/calendar/feed-faults.ts'
import type { BusyNights } from '#domain/calendar/read-feed.ts'
import type { Id } from '#domain/id.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db, Tx } from '../../db/database.ts'

export type FeedScope = { readonly hotel: Id; readonly hotels: readonly Id[] | null }

const within = (db: Db, { hotel, hotels }: FeedScope) => db`
  hotels.id = ${hotel} ${hotels === null ? db`` : db`and hotels.id = any(${[...hotels]}::bigint[])`}`

export type FeedRoom = {
  readonly id: Id
  readonly nameEn: string
  readonly nameZh: string
  readonly token: string | null
}

/**
 * Open room types, and closed ones that still exchange calendars: their bookings can be in conflict. Null for a hotel
 * that does not exist or that the member may not see.
 */
export async function readFeedRooms(db: Db, scope: FeedScope): Promise<FeedRoom[] | null> {
  const found = await db`select from hotels where ${within(db, scope)}`
  if (found.length === 0) return null
  return db<FeedRoom[]>`
    select room_types.id, room_types.name_en as "nameEn", room_types.name_zh as "nameZh", token
    from room_types join hotels on hotels.id = hotel_id left join feed_tokens on room_type_id = room_types.id
    where ${within(db, scope)} and (room_types.state = 'open' or token is not null
      or exists (select from calendar_feeds where calendar_feeds.room_type_id = room_types.id))
    order by position, room_types.id limit 200`
}

export type FeedRow = {
  readonly id: Id
  readonly room: Id
  readonly name: string
  readonly url: string
  readonly fetchedAt: Date | null
  readonly error: string | null
  readonly events: number
}
export const readFeeds = (db: Db, rooms: readonly Id[]) => db<FeedRow[]>`
  select id, room_type_id as room, name, url, fetched_at as "fetchedAt", error,
    (select count(*)::int from feed_events where feed_id = calendar_feeds.id) as events
  from calendar_feeds where room_type_id = any(${[...rooms]}::bigint[]) order by id limit 500`

export type ConflictRow = { readonly room: Id; readonly night: PlainDate; readonly missing: number }
/** The present night of the hotel, which another zone may have left already. */
const isAhead = (db: Db, now: Date) => db`night >= (${now}::timestamptz at time zone hotels.time_zone)::date`

export const readConflicts = (db: Db, rooms: readonly Id[], now: Date) => db<ConflictRow[]>`
  select room_type_id as room, night::text, busy - blocked as missing
  from feed_nights join room_types on room_types.id = room_type_id join hotels on hotels.id = hotel_id
  where room_type_id = any(${[...rooms]}::bigint[]) and blocked < busy and ${isAhead(db, now)}
  order by room_type_id, night limit 500`

export type HotelConflict = {
  readonly hotelId: Id
  readonly nameEn: string
  readonly nameZh: string
  readonly first: PlainDate
  readonly nights: number
  readonly since: Date
}
/** Hotels with nights that are sold here to the last room and busy elsewhere. */
export const readHotelConflicts = (db: Db, hotels: readonly Id[] | null, now: Date, most: number) =>
  db<HotelConflict[]>`
    select hotels.id as "hotelId", hotels.name_en as "nameEn", hotels.name_zh as "nameZh", min(night)::text as first,
      count(*)::int as nights, min(since) as since
    from feed_nights join room_types on room_types.id = room_type_id join hotels on hotels.id = hotel_id
    where blocked < busy and ${isAhead(db, now)}
      ${hotels === null ? db`` : db`and hotels.id = any(${[...hotels]}::bigint[])`}
    group by hotels.id order by min(night) limit ${most}`

/** Locks the room type; null if the member's hotels do not have it. */
export async function lockRoom(tx: Tx, scope: FeedScope, room: Id): Promise<{ id: Id; name: string } | null> {
  const [row] = await tx<{ id: Id; name: string }[]>`
    select room_types.id, room_types.name_en as name from room_types join hotels on hotels.id = hotel_id
    where room_types.id = ${room} and ${within(tx, scope)} for update of room_types`
  return row ?? null
}

export async function setToken(tx: Tx, room: Id, token: string | null, at: Date) {
  if (token === null) await tx`delete from feed_tokens where room_type_id = ${room}`
  else
    await tx`
      insert into feed_tokens (room_type_id, token, made_at) values (${room}, ${token}, ${at})
      on conflict (room_type_id) do update set token = excluded.token, made_at = excluded.made_at`
}

export async function countFeeds(tx: Tx, room: Id): Promise<number> {
  const [row] = await tx<[{ count: number }]>`
    select count(*)::int as count from calendar_feeds where room_type_id = ${room}`
  return row.count
}

/** Null if the room type reads this address already. */
export async function insertFeed(
  tx: Tx,
  { room, name, url, at }: { room: Id; name: string; url: string; at: Date },
): Promise<Id | null> {
  const [row] = await tx<{ id: Id }[]>`
    insert into calendar_feeds (room_type_id, name, url, made_at) values (${room}, ${name}, ${url}, ${at})
    on conflict do nothing returning id`
  return row?.id ?? null
}

/** Returns the room type of the feed. */
export async function deleteFeed(
  tx: Tx,
  scope: FeedScope,
  feed: Id,
): Promise<{ room: Id; name: string } | null> {
  const [row] = await tx<{ room: Id; name: string }[]>`
    delete from calendar_feeds using room_types, hotels
    where calendar_feeds.id = ${feed} and room_types.id = room_type_id and hotels.id = hotel_id and ${within(tx, scope)}
    returning room_type_id as room, calendar_feeds.name`
  return row ?? null
}

export async function findFeed(db: Db, scope: FeedScope, feed: Id): Promise<boolean> {
  const rows = await db`
    select from calendar_feeds join room_types on room_types.id = room_type_id join hotels on hotels.id = hotel_id
    where calendar_feeds.id = ${feed} and ${within(db, scope)}`
  return rows.length > 0
}

export type DueFeed = { readonly id: Id; readonly room: Id; readonly url: string; readonly zone: string }
const dueColumns = (db: Db) => db`
  select calendar_feeds.id, room_type_id as room, url, hotels.time_zone as zone
  from calendar_feeds join room_types on room_types.id = room_type_id join hotels on hotels.id = hotel_id`

export async function readFeed(db: Db, id: Id): Promise<DueFeed | null> {
  const [row] = await db<DueFeed[]>`${dueColumns(db)} where calendar_feeds.id = ${id}`
  return row ?? null
}

export const readDueFeeds = (db: Db, before: Date, most: number) => db<DueFeed[]>`
  ${dueColumns(db)} where fetched_at is null or fetched_at < ${before} order by fetched_at nulls first limit ${most}`

/** False if the feed was removed meanwhile. */
export async function noteFetched(tx: Tx, id: Id, at: Date, fault: FeedFault | null): Promise<boolean> {
  const noted = await tx`update calendar_feeds set fetched_at = ${at}, error = ${fault} where id = ${id}`
  return noted.count === 1
}

export async function replaceEvents(tx: Tx, feed: Id, events: readonly BusyNights[]) {
  await tx`delete from feed_events where feed_id = ${feed}`
  await tx`
    insert into feed_events (feed_id, key, from_night, to_night)
    select ${feed}, key, "from", "to" from jsonb_to_recordset(${tx.json(events as never)}) as
      event (key text, "from" date, "to" date)`
}

export async function blockNights(tx: Tx, room: Id, first: PlainDate, last: PlainDate): Promise<boolean> {
  const [row] = await tx<[{ isChanged: boolean }]>`
    select block_feed_nights(${room}, ${first}::date, ${last}::date) as "isChanged"`
  return row.isChanged
}

/** Gives back all blocked rooms of the hotels of an import, which may change units. Returns the room types. */
export async function releaseStaged(tx: Tx): Promise<Id[]> {
  const rows = await tx<{ room: Id }[]>`
    with held as (
      select room_type_id, night, blocked from feed_nights join room_types on room_types.id = room_type_id
        join hotels on hotels.id = hotel_id
      where hotels.code in (select hotel from stage)
    ), stock as (
      update inventory_nights as stock set free = free + blocked, sample = sample - blocked from held
      where stock.room_type_id = held.room_type_id and stock.night = held.night
    ), released as (
      update feed_nights set blocked = 0 from held
      where feed_nights.room_type_id = held.room_type_id and feed_nights.night = held.night
    )
    select distinct room_type_id as room from held order by 1`
  return rows.map(({ room }) => room)
}

export type SharedRoom = {
  readonly id: Id
  readonly name: string
  readonly zone: string
  readonly isClosed: boolean
}
export async function findByToken(db: Db, token: string): Promise<SharedRoom | null> {
  const [row] = await db<SharedRoom[]>`
    select room_types.id, hotels.name_en || ', ' || room_types.name_en as name, hotels.time_zone as zone,
      hotels.state <> 'open' or room_types.state <> 'open' as "isClosed"
    from feed_tokens join room_types on room_types.id = room_type_id join hotels on hotels.id = hotel_id
    where token = ${token}`
  return row ?? null
}

/** Nights without a free room, and nights that are closed for the room type or the whole hotel. */
export async function readFullNights(
  db: Db,
  room: Id,
  first: PlainDate,
  last: PlainDate,
): Promise<PlainDate[]> {
  const rows = await db<{ night: PlainDate }[]>`
    select night::text from inventory_nights
    where room_type_id = ${room} and free = 0 and night between ${first} and ${last}
    union
    select day::date::text from restrictions join room_types on room_types.hotel_id = restrictions.hotel_id,
      generate_series(greatest(from_date, ${first}::date)::timestamp, least(to_date, ${last}::date)::timestamp,
        interval '1 day') as day
    where room_types.id = ${room} and restrictions.kind = 'closed' and rate_plan_id is null
      and (room_type_id is null or room_type_id = ${room})
      and weekdays & (1 << (extract(isodow from day)::int - 1)) > 0
    order by 1`
  return rows.map(({ night }) => night)
}
