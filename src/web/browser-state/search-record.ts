import type { Locale } from '#domain/text/locale.ts'
import { isPlainDate, type PlainDate } from '#domain/time/plain-date.ts'
import { searchRecordLimit } from '../constants.ts'
import { type Items, isRecord, jsonFrom } from './browser-storage.ts'

/** A search as the visitor typed it; the names are the API's. */
export type SearchRecord = {
  /** The place's slug; empty while only text was typed, or for a hotel. */
  kw: string
  hotel?: string
  /** The place or hotel as the visitor read it, and in each language in which we know it. */
  name: string
  names?: { readonly [language in Locale]?: string }
  s_d: PlainDate
  e_d: PlainDate
  rooms: number
  adults: number
  ages: readonly number[]
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

function namesFrom(value: unknown): NonNullable<SearchRecord['names']> {
  if (!isRecord(value)) return {}
  const { en, zh } = value
  return { ...(typeof en === 'string' ? { en } : {}), ...(typeof zh === 'string' ? { zh } : {}) }
}

export function searchFrom(value: unknown): SearchRecord | null {
  if (!isRecord(value)) return null
  const { kw, hotel, name, names, s_d, e_d, rooms, adults, ages } = value
  if (typeof kw !== 'string' || typeof name !== 'string' || !isPlainDate(s_d) || !isPlainDate(e_d))
    return null
  if (!isCount(rooms) || !isCount(adults) || !Array.isArray(ages) || !ages.every(isCount)) return null
  const more = {
    ...(typeof hotel === 'string' ? { hotel } : {}),
    ...(names ? { names: namesFrom(names) } : {}),
  }
  return { kw, name, ...more, s_d, e_d, rooms, adults, ages }
}

/** Deduplication key of a search: its slug or hotel, else the typed text. */
const lookedFor = ({ kw, hotel, name, s_d, e_d, rooms, adults, ages }: SearchRecord) =>
  JSON.stringify([kw, hotel, kw || hotel ? '' : name, s_d, e_d, rooms, adults, ages])

/** The last ten, newest first; the same search again moves to the front. */
export function withSearch(searches: readonly SearchRecord[], search: SearchRecord): readonly SearchRecord[] {
  const others = searches.filter((other) => lookedFor(other) !== lookedFor(search))
  return [search, ...others].slice(0, searchRecordLimit)
}

/** The same searches with a name in another language beside those that have none. */
export const withNames = (
  searches: readonly SearchRecord[],
  locale: Locale,
  nameOf: (search: SearchRecord) => string | undefined,
): readonly SearchRecord[] =>
  searches.map((search) => {
    const name = nameOf(search)
    return name ? { ...search, names: { ...search.names, [locale]: name } } : search
  })

const name = 'search_record'
/** The last search of all, in a browser item of its own. */
export const readLastSearch = (items: Items) => searchFrom(jsonFrom(items.get(name)))
export const keepLastSearch = (items: Items, search: SearchRecord) => items.set(name, JSON.stringify(search))
