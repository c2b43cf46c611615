import type { Id } from '#domain/id.ts'
import type { Db } from '../db/database.ts'

export type NamedHotel = {
  readonly id: Id
  readonly en: string
  readonly zh: string
  readonly cityEn: string
  readonly cityZh: string
}

const columns = (db: Db) => db`
  hotels.id, hotels.name_en as en, hotels.name_zh as zh, places.name_en as "cityEn", places.name_zh as "cityZh"`

export const readNames = (db: Db, ids: readonly Id[]) => db<NamedHotel[]>`
  select ${columns(db)} from hotels join places on places.id = hotels.city
  where hotels.id = any(${[...ids]}::bigint[])`

/** Matches a part of either name with typing errors; `within` limits the search to some hotels. */
export const searchNames = (
  db: Db,
  { text, within, limit }: { text: string; within: readonly Id[] | null; limit: number },
) => db<NamedHotel[]>`
  select ${columns(db)} from hotels join places on places.id = hotels.city
  where (lower(hotels.name_en || ' ' || hotels.name_zh) like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}
      or ${text} <% lower(hotels.name_en || ' ' || hotels.name_zh))
    ${within === null ? db`` : db`and hotels.id = any(${[...within]}::bigint[])`}
  order by word_similarity(${text}, lower(hotels.name_en || ' ' || hotels.name_zh)) desc, hotels.id
  limit ${limit}`
