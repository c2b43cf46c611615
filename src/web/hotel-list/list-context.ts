import { useRouter } from '@tanstack/react-router'
import { createContext, type MouseEvent, use, useSyncExternalStore } from 'react'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { isPlainPress } from '#ui/navigation/follow-link.ts'
import { isOverlayOpen } from '#ui/overlays/overlay-history.ts'
import { afterPaint } from '#ui/scheduling.ts'
import type { Store } from '#ui/store.ts'
import { type ListQuery, listParams } from './list-query.ts'

/** Which list this is; its parts build their links from it. */
export type ListPlace = {
  readonly kw: string
  readonly locale: Locale
  readonly query: ListQuery
  /** The list that was asked for last, while it is on its way; null once it is there. */
  readonly wanted: Store<ListQuery | null>
}
/** A change of the list query. Pressed while another is on its way, it changes that one: neither is lost. */
export type Change = (query: ListQuery) => ListQuery

export const ListContext = createContext<ListPlace | null>(null)

export function useListPlace(): ListPlace {
  const list = use(ListContext)
  if (!list) throw new Error('this part belongs into a list')
  return list
}

/** A fact of the list that was asked for last: a choice shows before its list is there. */
export function useWanted<Fact extends string | number | boolean | null>(
  fact: (query: ListQuery) => Fact,
): Fact {
  const { query, wanted } = useListPlace()
  return useSyncExternalStore(
    wanted.subscribe,
    () => fact(wanted.get() ?? query),
    () => fact(query),
  )
}

/** Addresses of this list in other states, and the way there. */
export function useListLinks() {
  const { kw, locale, query, wanted } = useListPlace()
  const router = useRouter()
  // Written by hand: the router's own way is dear, and a panel has sixty links.
  const path = joinLocale(`/hotel-search/${kw}`, locale)
  const hrefFor = (to: ListQuery) => `${path}?${new URLSearchParams(listParams(to))}`
  /** Narrowing keeps the place on the page where the visitor is; pages and orders begin at the top. */
  const go = (change: Change, { replace = false, toTop = false } = {}) => {
    const next = change(wanted.get() ?? query)
    wanted.set(next)
    afterPaint(async () => {
      // A later press has taken this one along.
      if (wanted.get() !== next) return
      const search = listParams(next) as never
      // A sheet has an entry in the history already, which takes all that is chosen in it.
      const inPlace = replace || isOverlayOpen()
      await router.navigate({
        to: '/hotel-search/$kw',
        params: { kw },
        search,
        replace: inPlace,
        resetScroll: toTop,
      })
      if (wanted.get() === next) wanted.set(null)
    })
  }
  /** For a link that narrows: pressed plainly it stays on the page, otherwise it is the browser's. */
  const follow =
    (change: Change, options?: Parameters<typeof go>[1]) => (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainPress(event)) return
      event.preventDefault()
      go(change, options)
    }
  return { hrefFor, go, follow }
}
