import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { listDeskOrders } from '#contract/desk/endpoints.ts'
import type { DeskOrderPage, DeskOrderRow } from '#contract/desk/orders.ts'
import { call } from '../call.ts'
import { useLoad } from '../use-load.ts'
import type { readFilters } from './filters.ts'
import { joinPages } from './join-pages.ts'

export type OrderPages = {
  readonly list: readonly DeskOrderRow[]
  readonly total: number
  readonly isMore: boolean
  readonly isEnd: boolean
  readonly isSimilar: boolean
  readonly isLoadingMore: boolean
  /** A failed page is asked for again only with `again`. */
  readonly loadMore: (options?: { again: boolean }) => void
}

const none: readonly DeskOrderRow[] = []

type Older = { readonly key: string; readonly rows: readonly DeskOrderRow[]; readonly isEnd: boolean }

/** The first page is read again every half minute; older pages are added below it. */
export function useOrderPages(filters: ReturnType<typeof readFilters>) {
  const first = useLoad(listDeskOrders, filters, { every: 30_000, isLive: true })
  const key = JSON.stringify(filters)
  const [older, setOlder] = useState<Older>({ key, rows: [], isEnd: false })
  const [isLoadingMore, setLoadingMore] = useState(false)
  const loading = useRef<string | null>(null)
  const known = older.key === key ? older : { key, rows: none, isEnd: false }
  const page: DeskOrderPage | null = first.data
  const stored = useRef<{ page: DeskOrderPage; key: string } | null>(null)
  // A row that new orders push off the first page stays in the list. While other filters load, the page is still the old one.
  useEffect(() => {
    if (!page || page === stored.current?.page) return
    stored.current = { page, key }
    setOlder((old) => ({
      key,
      rows: old.key === key ? joinPages(page.list, old.rows) : page.list,
      isEnd: old.key === key && old.isEnd,
    }))
  }, [page, key])
  const list = useMemo(() => (page ? joinPages(page.list, known.rows) : none), [page, known.rows])
  const isEnd = (page?.is_end ?? true) || known.isEnd
  const last = list.at(-1)?.id
  const load = useCallback(async () => {
    const asked = `${key} ${last}`
    if (!last || stored.current?.key !== key || loading.current === asked) return
    loading.current = asked
    setLoadingMore(true)
    const answer = await call(listDeskOrders, { ...JSON.parse(key), before: last })
    setLoadingMore(false)
    if (loading.current !== asked) return
    if (answer.code !== 1) return
    const next = (answer as { data: DeskOrderPage }).data
    setOlder((old) => ({
      key,
      rows: joinPages(old.key === key ? old.rows : [], next.list),
      isEnd: next.is_end,
    }))
  }, [key, last])
  const loadMore = useCallback(
    ({ again = false } = {}) => {
      if (again) loading.current = null
      void load()
    },
    [load],
  )
  const pages: OrderPages = {
    list,
    total: page?.total ?? 0,
    isMore: page?.is_more ?? false,
    isEnd,
    isSimilar: page?.is_similar ?? false,
    isLoadingMore,
    loadMore,
  }
  return { first, pages }
}
