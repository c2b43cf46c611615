import { isPlainDate, type PlainDate } from '#domain/plain-date.ts'
import { searchRecordLimit } from '../shell/constants.ts'
import { type Items, isRecord, jsonFrom } from './items.ts'

/** A search as the visitor typed it; the names are the API's. */
export type Search = {
  /** The place's slug; empty while only text was typed. */
  kw: string
  /** The place as the visitor reads it. */
  name: string
  s_d: PlainDate
  e_d: PlainDate
  rooms: number
  adults: number
  ages: readonly number[]
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

export function searchFrom(value: unknown): Search | null {
  if (!isRecord(value)) return null
  const { kw, name, s_d, e_d, rooms, adults, ages } = value
  if (typeof kw !== 'string' || typeof name !== 'string' || !isPlainDate(s_d) || !isPlainDate(e_d))
    return null
  if (!isCount(rooms) || !isCount(adults) || !Array.isArray(ages) || !ages.every(isCount)) return null
  return { kw, name, s_d, e_d, rooms, adults, ages }
}

/** The last ten, newest first; the same search again moves to the front. */
export function withSearch(searches: readonly Search[], search: Search): readonly Search[] {
  const written = JSON.stringify(searchFrom(search))
  const others = searches.filter((other) => JSON.stringify(other) !== written)
  return [search, ...others].slice(0, searchRecordLimit)
}

const name = 'search_record'
/** The last search of all, in a browser item of its own. */
export const readLastSearch = (items: Items) => searchFrom(jsonFrom(items.get(name)))
export const keepLastSearch = (items: Items, search: Search) => items.set(name, JSON.stringify(search))
