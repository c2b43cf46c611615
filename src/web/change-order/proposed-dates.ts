import type { Locale } from '#domain/text/locale.ts'
import { isPlainDate } from '#domain/time/plain-date.ts'
import { orderUrl } from '../orders/order-search.ts'

/** Dates with which the page of a change begins, as its address has them. */
export type ProposedDates = { s_d?: string; e_d?: string }

export function readProposedDates({ s_d, e_d }: Record<string, unknown>): ProposedDates {
  if (!isPlainDate(s_d) || !isPlainDate(e_d) || s_d >= e_d) return {}
  return { s_d, e_d }
}

export const changeUrl = (id: string, dates: { s_d: string; e_d: string } | null, locale: Locale) =>
  orderUrl(id, locale, '/change') + (dates ? `?${new URLSearchParams(dates)}` : '')
