import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db } from '../db/database.ts'
import { readNames, searchNames } from './name-store.ts'

/** Names of hotels, including closed ones; unknown ids are missing. */
export async function hotelNames(db: Db, ids: readonly Id[], locale: Locale): Promise<Map<Id, string>> {
  if (ids.length === 0) return new Map()
  return new Map((await readNames(db, ids)).map((row) => [row.id, row[locale]]))
}

type Asked = { text: string; within: readonly Id[] | null; locale: Locale }

export async function findHotelNames(db: Db, { text, within, locale }: Asked) {
  const rows = await searchNames(db, { text: text.toLowerCase(), within, limit: 12 })
  return rows.map((row) => ({
    id: row.id,
    name: row[locale],
    city: locale === 'zh' ? row.cityZh : row.cityEn,
  }))
}
