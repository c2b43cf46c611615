import type { NotedPrice } from '#domain/hotel/favourites.ts'
import { UNDO_LIFE } from '#domain/hotel/favourites.ts'
import type { Id } from '#domain/id.ts'
import type { Stay } from '#domain/stay/stay.ts'
import type { Db, Tx } from '../db/database.ts'

export type NewFavourite = {
  guestId: Id
  hotelId: Id
  /** Null leaves a saved hotel in its list; a new one is added to the unnamed list. */
  listId: Id | null
  unnamedId: Id
  stay: Stay | null
  now: number
}

/**
 * Saving again moves the hotel to the named list and updates its dates; there is one row per hotel. A favourite
 * removed within the undo time is restored unchanged.
 */
export async function keepFavourite(tx: Tx, favourite: NewFavourite) {
  const { guestId, hotelId, listId, unnamedId, stay, now } = favourite
  const at = new Date(now)
  await tx`
    delete from favourites where guest_id = ${guestId} and hotel_id = ${hotelId}
      and removed_at <= ${new Date(now - UNDO_LIFE)}`
  await tx`
    insert into favourites (guest_id, hotel_id, list_id, arrival, departure, saved_at)
    values (${guestId}, ${hotelId}, ${listId ?? unnamedId}, ${stay?.arrival ?? null}, ${stay?.departure ?? null}, ${at})
    on conflict (guest_id, hotel_id) do update set
      list_id = coalesce(${listId}::bigint, favourites.list_id),
      arrival = coalesce(excluded.arrival, favourites.arrival),
      departure = coalesce(excluded.departure, favourites.departure),
      removed_at = null`
}

type Some = { guestId: Id; hotelIds: readonly Id[] }

export async function dropFavourites(db: Db, { guestId, hotelIds, now }: Some & { now: number }) {
  await db`
    update favourites set removed_at = ${new Date(now)}
    where guest_id = ${guestId} and hotel_id = any(${[...hotelIds]}::bigint[]) and removed_at is null`
}

/** Deletes removed favourites after the undo time. */
export async function purgeDropped(db: Db, now: number) {
  await db`delete from favourites where removed_at <= ${new Date(now - UNDO_LIFE)}`
}

export async function favouritesAmong(db: Db, { guestId, hotelIds }: Some): Promise<Id[]> {
  const rows = await db<{ id: Id }[]>`
    select hotel_id as id from favourites
    where guest_id = ${guestId} and hotel_id = any(${[...hotelIds]}::bigint[]) and removed_at is null
    order by hotel_id`
  return rows.map(({ id }) => id)
}

export async function countOthers(db: Db, { guestId, hotelId }: { guestId: Id; hotelId: Id }) {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from favourites
    where guest_id = ${guestId} and hotel_id <> ${hotelId} and removed_at is null`
  return row!.count
}

export type FavouriteRow = {
  readonly hotelId: Id
  readonly listId: Id
  readonly own: Stay | null
  readonly savedAt: number
  readonly noted: NotedPrice | null
  readonly toldTotal: number | null
}

const columns = (db: Db) => db`
  hotel_id as "hotelId", list_id as "listId", noted, told_total::float8 as "toldTotal",
  case when arrival is not null then json_build_object('arrival', arrival, 'departure', departure) end as own,
  (extract(epoch from saved_at) * 1000)::float8 as "savedAt"`

/** Newest first. */
export const readFavourites = (db: Db, guestId: Id) => db<FavouriteRow[]>`
  select ${columns(db)} from favourites where guest_id = ${guestId} and removed_at is null
  order by saved_at desc, hotel_id limit 1000`

export const readFavouritesIn = (db: Db, listId: Id) => db<FavouriteRow[]>`
  select ${columns(db)} from favourites where list_id = ${listId} and removed_at is null
  order by saved_at desc, hotel_id limit 1000`

/** Later alerts compare with this price. */
export async function writeNoted(
  db: Db,
  { guestId, hotelId }: { guestId: Id; hotelId: Id },
  noted: NotedPrice,
) {
  await db`
    update favourites set noted = ${db.json(noted as never)}, told_total = null
    where guest_id = ${guestId} and hotel_id = ${hotelId}`
}

export async function writeTold(tx: Tx, { listId, hotelId }: { listId: Id; hotelId: Id }, total: number) {
  await tx`update favourites set told_total = ${total} where list_id = ${listId} and hotel_id = ${hotelId}`
}

/** A guest's favourites, for their data export. */
export const listFavourites = (db: Db, guestId: Id) =>
  db<{ hotel: Id; name: string; list: string | null; arrival: string; departure: string; at: string }[]>`
    select f.hotel_id as hotel, h.name_en as name, l.name as list, f.arrival::text, f.departure::text,
      to_json(f.saved_at) #>> '{}' as at, f.noted
    from favourites f join hotels h on h.id = f.hotel_id join favourite_lists l on l.id = f.list_id
    where f.guest_id = ${guestId} and f.removed_at is null order by f.saved_at, f.hotel_id`

export async function eraseFavourites(tx: Tx, guestId: Id) {
  await tx`delete from favourites where guest_id = ${guestId}`
  await tx`delete from favourite_lists where guest_id = ${guestId}`
}
