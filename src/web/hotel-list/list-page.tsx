import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Locale } from '#domain/text/locale.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { SkipLink } from '#ui/navigation/skip-link.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { afterPaint } from '#ui/scheduling.ts'
import { createStore } from '#ui/store.ts'
import { listPageWords } from '#words/search/list-page.ts'
import { RetryLoad } from '../page/load-failed.tsx'
import { useRequest } from '../page/use-page.ts'
import { placeChoice } from '../search-box/choice.ts'
import { SearchSummary } from '../search-box/search-summary.tsx'
import { listSearchParams } from '../search-query/stay-search.ts'
import { chipsOf } from './filters/chips.ts'
import { districtNames } from './filters/filter-names.ts'
import { FilterPanel } from './filters/filter-panel.tsx'
import { withoutGroup } from './filters/filters.ts'
import { FlexibleDatesText } from './late-flexible.ts'
import { ListBar } from './list-bar.tsx'
import { ListContext, useListLinks, useListPlace } from './list-context.ts'
import { ListHead, listTitle } from './list-head.tsx'
import { showCard } from './list-hits.tsx'
import { keptParams, type ListQuery, withFilters } from './list-query.ts'
import { ListResults } from './list-results.tsx'
import type { ListData } from './load-list.ts'
import { FullMap } from './map/full-map.tsx'
import { ListMap } from './map/list-map.tsx'
import { PlaceGuide } from './place-guide.tsx'
import { useRememberedDates, useRememberList } from './remember-list.ts'
import { watchedSearch } from './watched-search.ts'

type Props = { kw: string; locale: Locale; data: ListData; today: PlainDate }

/** Hotels of a place for a stay: the search in one line, filters, list and map, and what to know of the place. */
export function ListPage({ kw, locale, data, today }: Props) {
  const { query } = data
  const [wanted] = useState(() => createStore<ListQuery | null>(null))
  const place = useMemo(() => ({ kw, locale, query, wanted }), [kw, locale, query, wanted])
  return (
    <ListContext value={place}>
      <Page data={data} today={today} />
    </ListContext>
  )
}

function Page({ data, today }: Pick<Props, 'data' | 'today'>) {
  const { kw, locale } = useListPlace()
  const { query, page, counts, guide, currency } = data
  const say = listPageWords(locale)
  const router = useRouter()
  const districts = useMemo(() => districtNames(counts?.district_names, guide?.districts), [counts, guide])
  const chips = useMemo(
    () => chipsOf(query, { currency, districts, locale }),
    [query, currency, districts, locale],
  )
  useRememberList(kw, locale, data)
  useRememberedDates(query)
  usePriceCurrency()
  useFocusOnPage(page.page)
  const onPlace = (slug: string) => {
    const search = listSearchParams(query.search, query.flexible) as never
    afterPaint(() => void router.navigate({ to: '/hotel-search/$kw', params: { kw: slug }, search }))
  }
  const name = page.place?.name ?? data.tdk?.title ?? ''
  const panel = { counts, currency, districts }
  // A place without hotels needs no filters.
  const canNarrow = page.total > 0 || page.zoom_in || chips.length > 0
  return (
    <main id="main" className="list-page">
      <SkipLink to="results" label={say.skipToResults} />
      <div className="list-top">
        <SearchSummary
          today={today}
          search={query.search}
          flexible={query.flexible}
          datesText={
            query.flexible && (
              <Suspense>
                <FlexibleDatesText />
              </Suspense>
            )
          }
          place={placeChoice({ slug: kw, name })}
          keep={keptParams(query)}
        />
        <ListBar data={data} chips={chips} districts={districts} />
      </div>
      <div className="list-grid">
        <aside id="filters" className="list-filters" aria-label={say.filters}>
          <Suspense>{canNarrow && <FilterPanel {...panel} />}</Suspense>
        </aside>
        <ListMain>
          <ListHead
            page={page}
            chips={chips}
            moreRooms={data.moreRooms}
            watched={watchedSearch(data, { kw, chips, today })}
          />
          {data.isOld && <RetryLoad>{say.failedKept}</RetryLoad>}
          <p role="status" className="sr-only">
            {listTitle(page, query, locale)}
          </p>
          <ListResults data={data} districts={districts} />
        </ListMain>
        <aside className="list-map map-box needs-js" aria-label={say.map}>
          <Suspense>
            <ListMap data={data} onPress={(id) => (page.zoom_in ? onPlace(id) : showCard(id))} />
          </Suspense>
        </aside>
      </div>
      <FullMap data={data} onPlace={onPlace} />
      <Suspense>{guide && page.place && <PlaceGuide guide={guide} place={page.place} />}</Suspense>
    </main>
  )
}

/** Knows alone that another list is on its way: what it holds is not rendered anew for that. */
function ListMain({ children }: { children: ReactNode }) {
  const isBusy = useRouterState({ select: ({ status }) => status === 'pending' })
  return (
    <div id="results" className="list-main" tabIndex={-1} aria-busy={isBusy || undefined}>
      {children}
    </div>
  )
}

/** Turning a page by the keyboard leads it to the list's beginning, where the page is scrolled to. */
function useFocusOnPage(page: number) {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const focused = document.activeElement
    if (focused && focused !== document.body && !focused.closest('.pager')) return
    document.querySelector<HTMLElement>('.list-head h1')?.focus({ preventScroll: true })
  }, [page])
}

/**
 * A price in an address is in the address's currency. Choosing another currency applies to the whole page, so the price
 * filter is removed.
 */
function usePriceCurrency() {
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
