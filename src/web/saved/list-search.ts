import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'

/** Which list of favourites is open, and which page of it. */
export type ListSearch = { list?: string; page?: number }

export function readListSearch({ list, page }: Record<string, unknown>): ListSearch {
  const number = Number(page)
  return {
    ...(/^\d{1,18}$/.test(String(list)) ? { list: String(list) } : {}),
    ...(Number.isSafeInteger(number) && number > 1 ? { page: number } : {}),
  }
}

export function favouritesUrl({ list, page = 1 }: ListSearch, locale: Locale): string {
  const query = new URLSearchParams({
    ...(list ? { list } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString()
  return joinLocale('/center/collect', locale) + (query ? `?${query}` : '')
}
