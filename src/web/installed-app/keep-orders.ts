import { useEffect } from 'react'
import type { OrderSummary } from '#contract/booking.ts'
import { showOrder } from '#contract/endpoints.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { useRequest } from '../page/use-page.ts'

const mostKept = 3

/** The nearest stays and their vouchers shall open at the hotel's desk, connection or not: the service worker keeps them. */
export function useKeptOrders(list: readonly OrderSummary[] | undefined) {
  const { call, locale } = useRequest()
  const ids = list
    ?.filter(({ state }) => state === 'confirmed' || state === 'staying')
    .slice(0, mostKept)
    .map(({ order_id }) => order_id)
    .join()
  useEffect(() => {
    if (!ids || !navigator.serviceWorker?.controller) return
    for (const id of ids.split(',')) {
      void call(showOrder, { id }, { quiet: true }).catch(() => null)
      for (const page of ['', '/voucher'])
        void fetch(joinLocale(`/center/detail/${id}${page}`, locale)).catch(() => null)
    }
    void fetch(joinLocale('/center/order', locale)).catch(() => null)
  }, [call, locale, ids])
}
