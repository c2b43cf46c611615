import { type Db, type Tx, transaction } from '../db/database.ts'

export type Favourite = {
  guestId: string
  hotelId: string
  /** By name or id; saving to a new name makes the list. Without one the hotel stays where it is. */
  list: string | undefined
  arrival: string | undefined
  departure: string | undefined
  now: number
}

/** Saving again moves it to the list that is named and takes over the newer dates; nothing is ever kept twice. */
export async function keepFavourite(db: Db, favourite: Favourite) {
  const { guestId, hotelId, list, arrival, departure, now } = favourite
  const at = new Date(now)
  await transaction(db, async (tx) => {
    const listId = list === undefined ? null : await listNamed(tx, { guestId, list, at })
    await tx`
      insert into favourites (guest_id, hotel_id, list_id, arrival, departure, saved_at)
      values (${guestId}, ${hotelId}, ${listId}, ${arrival ?? null}, ${departure ?? null}, ${at})
      on conflict (guest_id, hotel_id) do update set
        list_id = coalesce(excluded.list_id, favourites.list_id),
        arrival = coalesce(excluded.arrival, favourites.arrival),
        departure = coalesce(excluded.departure, favourites.departure)`
  })
}

async function listNamed(tx: Tx, { guestId, list, at }: { guestId: string; list: string; at: Date }) {
  const known = await tx<{ id: string }[]>`
    select id from favourite_lists where guest_id = ${guestId} and (name = ${list} or id::text = ${list})
    order by name = ${list} desc limit 1`
  if (known[0]) return known[0].id
  const made = await tx<{ id: string }[]>`
    insert into favourite_lists (guest_id, name, made_at) values (${guestId}, ${list}, ${at})
    on conflict (guest_id, name) do update set name = excluded.name returning id`
  return made[0]!.id
}

export async function dropFavourites(
  db: Db,
  { guestId, hotelIds }: { guestId: string; hotelIds: readonly string[] },
) {
  await db`
    delete from favourites where guest_id = ${guestId} and hotel_id = any(${[...hotelIds]}::bigint[])`
}

export async function favouritesAmong(
  db: Db,
  { guestId, hotelIds }: { guestId: string; hotelIds: readonly string[] },
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select hotel_id as id from favourites
    where guest_id = ${guestId} and hotel_id = any(${[...hotelIds]}::bigint[]) order by hotel_id`
  return rows.map(({ id }) => id)
}

/** What a guest saved, for the guest. */
export const listFavourites = (db: Db, guestId: string) =>
  db<{ hotel: string; name: string; list: string | null; arrival: string; departure: string; at: string }[]>`
    select f.hotel_id as hotel, h.name_en as name, l.name as list, f.arrival::text, f.departure::text,
      to_json(f.saved_at) #>> '{}' as at
    from favourites f join hotels h on h.id = f.hotel_id left join favourite_lists l on l.id = f.list_id
    where f.guest_id = ${guestId} order by f.saved_at, f.hotel_id`

export async function eraseFavourites(tx: Tx, guestId: string) {
  await tx`delete from favourites where guest_id = ${guestId}`
  await tx`delete from favourite_lists where guest_id = ${guestId}`
}
