import type { DeskOrderQuery, OrderSelection } from '#contract/desk/orders.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { Locale } from '#domain/text/locale.ts'
import { formatCount } from '#words/format.ts'

/** Filters with one value each. */
export const plainFilters = ['q', 'hotel', 'arriving', 'departing', 'booked', 'method', 'agent'] as const

/** The filters in the address, as the server reads them. */
export function readFilters(query: URLSearchParams) {
  const plain = plainFilters.flatMap((name) => (query.get(name) ? [[name, query.get(name)!]] : []))
  return {
    ...(Object.fromEntries(plain) as Partial<DeskOrderQuery>),
    view: (query.get('view') ?? 'open') as OrderSelection,
    states: query.getAll('state') as OrderState[],
  }
}

/** Equal filters have equal texts, in whatever order they were chosen. */
export function filterText(query: URLSearchParams): string {
  const kept = new URLSearchParams([...query].filter(([, value]) => value !== ''))
  if (kept.get('view') === 'open') kept.delete('view')
  kept.sort()
  return kept.toString()
}

/** The server counts no further than this. */
const mostCounted = 1_000
export const countText = (count: number, locale: Locale) =>
  count >= mostCounted ? `${formatCount(mostCounted, locale)}+` : formatCount(count, locale)
