import type { Id } from '#domain/id.ts'
import { type Db, transaction } from '../db/database.ts'

export type RoomFound = {
  id: Id
  nameEn: string
  nameZh: string
  hotel: Id
}

type RoomsAsked = {
  hotels: readonly Id[]
  places: readonly number[]
  named: readonly string[]
  beds: readonly string[]
}

/** The first matching room of each of these hotels, or of the best hotels of some cities or districts. */
export const findRooms = (db: Db, { hotels, places, named, beds }: RoomsAsked, limit: number) =>
  db<RoomFound[]>`
    select id::text, "nameEn", "nameZh", hotel::text from (
      select distinct on (hotels.id) room_types.id, room_types.name_en as "nameEn", room_types.name_zh as "nameZh",
        hotels.id as hotel, score, stars
      from hotels join room_types on hotel_id = hotels.id and room_types.state = 'open'
      where hotels.state = 'open'
        and (hotels.id = any(${[...hotels]}::bigint[]) or city = any(${[...places]}::bigint[])
          or district = any(${[...places]}::bigint[]))
        and (room_types.name_en ilike any(${named.map((text) => `%${text}%`)}::text[])
          or room_types.name_zh like any(${named.map((text) => `%${text}%`)}::text[])
          or exists (select from jsonb_array_elements(beds) as bed where bed->>'kind' = any(${beds as string[]}::text[])))
      order by hotels.id, position
    ) as fitting
    order by array_position(${[...hotels]}::bigint[], hotel), score desc nulls last, stars desc, hotel
    limit ${limit}`

export const readAddresses = (db: Db, hotels: readonly Id[]) =>
  db<{ id: Id; en: string; zh: string }[]>`
    select id::text, address_en as en, address_zh as zh from hotels
    where id = any(${[...hotels]}::bigint[])`

/** The lowest trigram similarity: two typos in a word of seven letters still pass. */
const leastSimilarity = 0.45

/** Hotels whose names are most similar to a text by trigrams, the better known first. */
export const findSimilarHotels = (db: Db, text: string, limit: number): Promise<{ id: Id }[]> =>
  transaction(db, async (tx) => {
    await tx`select set_config('pg_trgm.word_similarity_threshold', ${String(leastSimilarity)}, true)`
    return tx<{ id: Id }[]>`
      select id::text from hotels
      where ${text} <% lower(name_en || ' ' || name_zh) and state = 'open'
      order by word_similarity(${text}, lower(name_en || ' ' || name_zh)) desc, review_count desc, id
      limit ${limit}`
  })
