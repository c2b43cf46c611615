import { type OrderTab, orderTabs } from '#domain/order/order-states.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'

/** Which orders are looked at, as the address has it; the names are those of the API. */
export type OrderSearch = { state?: OrderTab; q?: string; page?: number }

const longestQuery = 80

export function readOrderSearch({ state, q, page }: Record<string, unknown>): OrderSearch {
  const tab = orderTabs.find((known) => known === state)
  const text = (typeof q === 'string' || typeof q === 'number' ? String(q) : '').trim().slice(0, longestQuery)
  const number = Number(page)
  return {
    ...(tab ? { state: tab } : {}),
    ...(text ? { q: text } : {}),
    ...(Number.isSafeInteger(number) && number > 1 && number <= 100_000 ? { page: number } : {}),
  }
}

/** The whole address of a list of orders, language included. */
export function orderListUrl({ state, q, page }: OrderSearch, locale: Locale): string {
  const query = new URLSearchParams({
    ...(state ? { state } : {}),
    ...(q ? { q } : {}),
    ...(page && page > 1 ? { page: `${page}` } : {}),
  })
  return joinLocale('/center/order', locale) + (query.size > 0 ? `?${query}` : '')
}

export const orderUrl = (id: string, locale: Locale, part: '' | '/voucher' | '/invoice' | '/change' = '') =>
  joinLocale(`/center/detail/${id}${part}`, locale)
