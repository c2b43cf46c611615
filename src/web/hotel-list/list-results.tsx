import { Pagination } from '#ui/navigation/pagination.tsx'
import { listPageWords } from '#words/search/list-page.ts'
import type { DistrictNames } from './filters/filter-names.ts'
import { useListLinks, useListPlace } from './list-context.ts'
import { NothingFound, PastTheEnd, TooWide } from './list-empty.tsx'
import { ListHits } from './list-hits.tsx'
import { withPage } from './list-query.ts'
import type { ListData } from './load-list.ts'

/** The hotels, or why there are none. */
export function ListResults({ data, districts }: { data: ListData; districts: DistrictNames }) {
  const { locale } = useListPlace()
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
          totalText={listPageWords(locale).hotels(page.total)}
          hrefFor={(to) => hrefFor(withPage(query, to))}
        />
      </div>
    </>
  )
}
