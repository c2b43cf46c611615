import type { TripOrder } from '#contract/trips.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'

/** Asks for the trip's pages and its orders once, so that the service worker keeps them; false where there is none. */
export async function keepTrip(id: string, orders: readonly TripOrder[], locale: Locale): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false
  const pages = [
    `/center/trips/${id}`,
    '/center/trips',
    ...orders.flatMap(({ order_id }) => [`/center/detail/${order_id}`, `/center/detail/${order_id}/voucher`]),
  ]
  const asked = await Promise.all(
    pages.map((page) =>
      fetch(joinLocale(page, locale)).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  )
  return asked.every(Boolean)
}
