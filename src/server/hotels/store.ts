import type { Db } from '../db/database.ts'

export type HotelRow = {
  id: string
  demo: boolean
  state: 'open' | 'closed'
  city: number
  district: number | null
  stars: number
  nameEn: string
  nameZh: string
  addressEn: string
  addressZh: string
  phone: string | null
  lat: number
  lon: number
  zone: string
  currency: string
  amenities: string[]
  checkInFrom: string
  checkInUntil: string | null
  checkOutUntil: string
  childrenFree: number
  pets: 'free' | 'fee' | 'no'
  smoking: 'no' | 'outside' | 'rooms'
  setting: string
  region: string
  seed: number
  centreMetres: number
  waterKind: 'sea' | 'lake' | 'river' | null
  waterMetres: number | null
  sampleReviews: number
  reviewCount: number
  histogram: number[]
  score: number | null
  scores: number[] | null
  descriptionEn: string
  descriptionZh: string
  /** Picture kinds of its rooms, in their order. */
  rooms: string[]
  /** Whether the operator has uploaded pictures of it. */
  photographed: boolean
}

/** Selects from a table with the alias `hotel`. If the ids are given, only rows of these hotels are looked at. */
const columns = (db: Db, ids: readonly string[] | null = null) => {
  const own = db`hotel_id = hotel.id ${ids ? db`and hotel_id = any(${[...ids]}::bigint[])` : db``}`
  return db`
  id, demo, state, city::float8 as city, district::float8 as district, stars, name_en as "nameEn",
  name_zh as "nameZh", address_en as "addressEn", address_zh as "addressZh", phone, lat, lon, time_zone as zone,
  currency, amenities, check_in_from as "checkInFrom", check_in_until as "checkInUntil",
  check_out_until as "checkOutUntil", children_free as "childrenFree", pets, smoking, setting, region,
  seed::float8 as seed, centre_m as "centreMetres", water_kind as "waterKind", water_m as "waterMetres",
  sample_reviews as "sampleReviews", review_count as "reviewCount", histogram, score, scores,
  coalesce((select description from hotel_texts where ${own} and locale = 'en'), '') as "descriptionEn",
  coalesce((select description from hotel_texts where ${own} and locale = 'zh'), '') as "descriptionZh",
  array(select picture from room_types where ${own} and room_types.state = 'open'
    order by position, room_types.id) as rooms,
  exists(select from images where ${own}) as photographed`
}

/** A draft does not exist for guests. */
export async function readHotel(db: Db, id: string): Promise<HotelRow | null> {
  const [row] = await db<HotelRow[]>`
    select ${columns(db, [id])} from hotels as hotel where id = ${id} and state <> 'draft'`
  return row ?? null
}

/** A draft as well, for its preview. */
export async function readAnyHotel(db: Db, id: string): Promise<HotelRow | null> {
  const [row] = await db<HotelRow[]>`select ${columns(db, [id])} from hotels as hotel where id = ${id}`
  return row ?? null
}

export const readHotels = (db: Db, ids: readonly string[]) =>
  db<HotelRow[]>`
    select ${columns(db, ids)} from hotels as hotel
    where id = any(${[...ids]}::bigint[]) limit 100`

/** The best-reviewed hotels of each city that have sample reviews. */
export const readBestReviewed = (db: Db, cities: readonly number[], perCity: number) =>
  db<HotelRow[]>`
    select ${columns(db)} from unnest(${cities as number[]}::bigint[]) as chosen (place), lateral (
      select * from hotels where city = place and state = 'open' and sample_reviews > 0
      order by score desc nulls last, review_count desc, id limit ${perCity}
    ) as hotel`

export async function countOpenHotels(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*)::int as count from hotels where state = 'open'`
  return row?.count ?? 0
}

export const findOpenHotels = (db: Db, from: number, limit: number) =>
  db<{ id: string }[]>`select id from hotels where state = 'open' order by id offset ${from} limit ${limit}`
