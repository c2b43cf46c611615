import { useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Locale } from '#domain/locale.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { listPageWords } from '#words/list-page.ts'
import { searchParams } from '../search/search.ts'
import { Pagination } from '../ui/pagination.tsx'
import { chipsOf } from './chips.ts'
import { type DistrictNames, districtNames } from './filter-names.ts'
import { FilterPanel } from './filter-panel.tsx'
import { useFocusOnPage } from './focus-on-page.ts'
import { FullMap } from './full-map.tsx'
import { ListBar } from './list-bar.tsx'
import { ListContext, useListLinks } from './list-context.ts'
import { NothingFound, PastTheEnd, TooWide } from './list-empty.tsx'
import { ListHead, listTitle } from './list-head.tsx'
import { ListHits, showCard } from './list-hits.tsx'
import { ListMap } from './list-map.tsx'
import { withPage } from './list-query.ts'
import type { ListData } from './load-list.ts'
import { PlaceGuide } from './place-guide.tsx'
import { useRememberList } from './remember-list.ts'
import { SearchSummary } from './search-summary.tsx'

type Props = { kw: string; locale: Locale; data: ListData; today: PlainDate }

export function ListPage({ kw, locale, data, today }: Props) {
  const { query, page, counts, guide, currency } = data
  const say = listPageWords(locale)
  const place = useMemo(() => ({ kw, locale, query }), [kw, locale, query])
  const districts = useMemo(() => districtNames(guide?.districts ?? []), [guide])
  const chips = useMemo(
    () => chipsOf(query, { currency, districts, locale }),
    [query, currency, districts, locale],
  )
  const isBusy = useRouterState({ select: ({ status }) => status === 'pending' })
  useRememberList(kw, locale, data)
  useFocusOnPage(page.page)
  const router = useRouter()
  const onPlace = (slug: string) =>
    void router.navigate({
      to: '/hotel-search/$kw',
      params: { kw: slug },
      search: searchParams(query.search) as never,
    })
  const onPress = (id: string) => (page.zoom_in ? onPlace(id) : showCard(id))
  const name = page.place?.name ?? data.tdk?.title ?? ''
  return (
    <ListContext value={place}>
      <main id="main" className="list-page">
        <div className="list-top">
          <SearchSummary place={name} today={today} />
          <ListBar data={data} chips={chips} districts={districts} />
        </div>
        <div className="list-grid">
          <aside id="filters" className="list-filters" aria-label={say.filters}>
            <FilterPanel counts={counts} currency={currency} districts={districts} />
          </aside>
          <div className="list-main" aria-busy={isBusy || undefined}>
            <ListHead page={page} chips={chips} />
            <p role="status" className="sr-only">
              {listTitle(page, query, locale)}
            </p>
            <Found data={data} districts={districts} locale={locale} />
          </div>
          <aside className="list-map map-box" aria-label={say.map}>
            <ListMap data={data} onPress={onPress} />
          </aside>
        </div>
        <FullMap data={data} onPlace={onPlace} />
        {guide && page.place && <PlaceGuide guide={guide} place={page.place} />}
      </main>
    </ListContext>
  )
}

/** The hotels, or why there are none. */
function Found({ data, districts, locale }: { data: ListData; districts: DistrictNames; locale: Locale }) {
  const { hrefFor } = useListLinks()
  const { page, query } = data
  if (page.zoom_in) return <TooWide places={page.places} locale={locale} />
  if (page.total === 0) return <NothingFound data={data} districts={districts} />
  if (page.list.length === 0) return <PastTheEnd />
  return (
    <>
      <ListHits page={page} />
      <div className="list-pages">
        <Pagination
          page={page.page}
          pages={Math.ceil(page.total / page.page_size)}
          total={page.total}
          totalText={listPageWords(locale).stays(page.total)}
          hrefFor={(to) => hrefFor(withPage(query, to))}
        />
      </div>
    </>
  )
}
