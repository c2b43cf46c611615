import { useEffect, useEffectEvent, useRef } from 'react'
import { showToast } from '#ui/toasts.ts'
import { listPageWords } from '#words/list-page.ts'
import { useRequest } from '../page/use-page.ts'
import { withoutGroup } from './filters.ts'
import { useListLinks, useListPlace } from './list-context.ts'
import { withFilters } from './list-query.ts'

/** A price in an address is in the address's currency. Who then chooses another one means the page, so the price goes. */
export function usePriceCurrency() {
  const { currency } = useRequest()
  const { query, locale } = useListPlace()
  const { go } = useListLinks()
  const shown = useRef(currency)
  const drop = useEffectEvent(() => {
    if (query.currency === null || query.currency === currency) return
    showToast({ kind: 'good', text: listPageWords(locale).priceDropped })
    go((now) => withFilters(now, withoutGroup(now.filters, 'price')), { replace: true })
  })
  useEffect(() => {
    if (shown.current === currency) return
    shown.current = currency
    drop()
  }, [currency])
}
