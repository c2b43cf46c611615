import { listPageWords } from '#words/list-page.ts'
import { Pagination } from '../ui/pagination.tsx'
import type { DistrictNames } from './filter-names.ts'
import { useListLinks, useListPlace } from './list-context.ts'
import { NothingFound, PastTheEnd, TooWide } from './list-empty.tsx'
import { ListHits } from './list-hits.tsx'
import { type ListQuery, withPage } from './list-query.ts'
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
      {data.moreRooms && <MoreRooms rooms={data.moreRooms} />}
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

/** A party that no single room holds is offered the number of rooms that works. */
function MoreRooms({ rooms }: { rooms: number }) {
  const { locale, query } = useListPlace()
  const { hrefFor, follow } = useListLinks()
  const say = listPageWords(locale)
  const { adults, ages } = query.search
  const change = (now: ListQuery) => ({ ...now, page: 1, search: { ...now.search, rooms } })
  return (
    <p className="list-more-rooms">
      {say.noRoomHolds(adults + ages.length)}{' '}
      <a className="link" href={hrefFor(change(query))} onClick={follow(change)}>
        {say.searchRooms(rooms)}
      </a>
    </p>
  )
}
