import type { PictureCategory } from '#domain/hotel/picture-category.ts'
import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'
import type { PicturedHotel } from './subject.ts'

export type DrawnHotel = PicturedHotel & { name: string; city: number }

export async function findDrawnHotel(db: Db, id: string): Promise<DrawnHotel | null> {
  const [row] = await db<DrawnHotel[]>`
    select id, seed::float8 as seed, setting, region, stars, lat, amenities, name_en as name, city::float8 as city,
      array(select picture from room_types where hotel_id = hotels.id and state = 'open' order by position) as rooms
    from hotels where id = ${id}`
  return row ?? null
}

export async function existingHotels(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ id: string }[]>`select id from hotels where id = any(${[...ids]}::bigint[])`
  return new Set(rows.map(({ id }) => id))
}

export type Photograph = { id: string; width: number; height: number; placeholder: string }

export async function recordPhotograph(
  db: Db,
  { id, width, height, placeholder, bytes }: Photograph & { bytes: number },
) {
  await db`
    insert into photographs (id, width, height, placeholder, bytes)
    values (${id}, ${width}, ${height}, ${placeholder}, ${bytes}) on conflict (id) do nothing`
}

export async function findPhotographs(db: Db, ids: readonly string[]): Promise<Map<string, Photograph>> {
  const rows = await db<Photograph[]>`
    select id, width, height, placeholder from photographs where id = any(${[...ids]}::text[])`
  return new Map(rows.map((row) => [row.id, row]))
}

export type HotelImage = {
  id: string
  url: string
  altEn: string
  altZh: string
  roomTypeId: Id | null
  category: PictureCategory | null
}

/** The URL of a picture; one that was downloaded is served from here. */
const shownUrl = (db: Db) => db`coalesce('/media/photographs/' || photograph, url) as url`

export const findHotelImages = (db: Db, hotels: readonly string[]) =>
  db<(HotelImage & { hotelId: Id })[]>`
    select id, hotel_id as "hotelId", room_type_id as "roomTypeId", ${shownUrl(db)}, alt_en as "altEn", alt_zh as "altZh",
      category
    from images left join photograph_sources using (url) where hotel_id = any(${[...hotels]}::bigint[]) order by hotel_id, position, id`

export const findImageUrls = (db: Db, ids: readonly string[]) =>
  db<{ id: string; url: string }[]>`
    select id, ${shownUrl(db)} from images left join photograph_sources using (url) where id = any(${[...ids]}::bigint[])`

/** A sample of hotels, of a city or of all; the same `shuffle` gives the same hotels. */
export const sampleHotels = (
  db: Db,
  { city, shuffle, limit }: { city: number | null; shuffle: number; limit: number },
) =>
  db<DrawnHotel[]>`
    select id, seed::float8 as seed, setting, region, stars, lat, amenities, name_en as name, city::float8 as city,
      array(select picture from room_types where hotel_id = hotels.id and state = 'open' order by position) as rooms
    from hotels where (${city}::bigint is null or city = ${city}) and state = 'open'
    order by md5(id::text || ${String(shuffle)}) limit ${limit}`

/** The city with the most hotels. */
export async function busiestCity(db: Db): Promise<number | null> {
  const [row] = await db<{ city: number }[]>`
    select city::float8 as city from hotels where state = 'open' group by hotels.city order by count(*) desc, hotels.city limit 1`
  return row?.city ?? null
}

export type Unfetched = { url: string; hotelIds: Id[] }

export const findUnfetched = (db: Db) =>
  db<Unfetched[]>`
    select url, array_agg(distinct hotel_id)::text[] as "hotelIds"
    from images join hotels on hotels.id = hotel_id and hotels.state = 'open'
    where url like 'https://%' and not exists (select from photograph_sources where photograph_sources.url = images.url)
    group by url order by url`

export async function recordSource(tx: Tx, url: string, photograph: string) {
  await tx`
    insert into photograph_sources (url, photograph) values (${url}, ${photograph})
    on conflict (url) do update set photograph = excluded.photograph, fetched_at = now()`
}

/** The stored photographs of pictures that were fetched from elsewhere. */
export async function findStoredIds(db: Db, urls: readonly string[]): Promise<Map<string, string>> {
  const rows = await db<{ url: string; photograph: string }[]>`
    select url, photograph from photograph_sources where url = any(${[...urls]})`
  return new Map(rows.map(({ url, photograph }) => [url, photograph]))
}
