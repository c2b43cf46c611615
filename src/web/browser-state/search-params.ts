import { addDays, isPlainDate, type PlainDate } from '#domain/time/plain-date.ts'
import { defaultEnd, defaultStart } from '../constants.ts'
import { type Items, isRecord, jsonFrom } from './browser-storage.ts'

/** The dates of the next search; the rest of the item belongs to whoever wrote it. */
export type SearchParams = { s_d: PlainDate; e_d: PlainDate } & Record<string, unknown>

const name = 'search_params'

/** Dates that lie before the visitor's today, or make no stay, become today and 2 and 3 days. */
export function withLiveDates(stored: Record<string, unknown>, today: PlainDate): SearchParams {
  const { s_d, e_d } = stored
  if (isPlainDate(s_d) && isPlainDate(e_d) && s_d >= today && s_d < e_d) return { ...stored, s_d, e_d }
  return { ...stored, s_d: addDays(today, defaultStart), e_d: addDays(today, defaultEnd) }
}

export function searchParamsFrom(text: string | null, today: PlainDate): SearchParams {
  const stored = jsonFrom(text)
  return withLiveDates(isRecord(stored) ? stored : {}, today)
}

/** Reads the item and replaces past dates in the storage. */
export function readSearchParams(items: Items, today: PlainDate): SearchParams {
  const text = items.get(name)
  const params = searchParamsFrom(text, today)
  if (text !== null && text !== JSON.stringify(params)) items.set(name, JSON.stringify(params))
  return params
}

export const keepSearchParams = (items: Items, params: SearchParams) =>
  items.set(name, JSON.stringify(params))

/** The visitor's own date, by the clock and zone of the device. */
export function todayHere(now: Date = new Date()): PlainDate {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
