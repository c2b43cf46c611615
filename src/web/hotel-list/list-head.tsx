import { Suspense } from 'react'
import type { Place } from '#contract/places.ts'
import type { Locale } from '#domain/text/locale.ts'
import { listPageWords, rankWords } from '#words/search/list-page.ts'
import { searchWords } from '#words/search/search.ts'
import { WatchButton } from '../alerts/watch-button.tsx'
import type { Watched } from '../alerts/watch-dialog.tsx'
import { ChipRow } from './filters/chip-row.tsx'
import type { FilterChip } from './filters/chips.ts'
import { BestStays, EachOwn, FlexibleChip, FlexibleStay } from './late-flexible.ts'
import { useListLinks, useListPlace } from './list-context.ts'
import type { ListQuery } from './list-query.ts'
import type { ListPage } from './load-list.ts'
import { NightlySwitch } from './nightly-switch.tsx'
import { SortMenu } from './sort-menu.tsx'

/** Stations, airports and landmarks are something to be near to. */
export const isSpot = ({ kind }: Place) => kind === 'station' || kind === 'airport' || kind === 'landmark'

export function listTitle({ total, place, zoom_in }: ListPage, query: ListQuery, locale: Locale): string {
  const say = listPageWords(locale)
  if (zoom_in) return say.zoomTitle
  if (query.bounds || !place) return say.hotelsHere(total)
  return isSpot(place) ? say.hotelsNear(total, place.name) : say.hotelsIn(total, place.name)
}

type Props = {
  page: ListPage
  chips: readonly FilterChip[]
  moreRooms: number | null
  /** Null where no price alert can begin. */
  watched: Watched | null
}

/** How many there are, for which stay, in which order. */
export function ListHead({ page, chips, moreRooms, watched }: Props) {
  const { query, locale } = useListPlace()
  const say = listPageWords(locale)
  const search = searchWords(locale)
  const { flexible } = query
  const { s_d, e_d, adults, ages, rooms } = query.search
  const guests = search.guests(adults, ages.length)
  const party = rooms > 1 ? search.inOneLine(guests, search.roomCount(rooms)) : guests
  const isPartly = page.available < page.total && page.available > 0
  const near = page.place && isSpot(page.place) ? page.place.name : null
  return (
    <>
      <div className="list-head">
        <div>
          <h1 tabIndex={-1}>{listTitle(page, query, locale)}</h1>
          <p>
            {flexible ? (
              <Suspense>
                <FlexibleStay party={party} />
              </Suspense>
            ) : (
              say.forStay(s_d, e_d, party)
            )}
            {isPartly && ` · ${say.bookable(page.available)}`}
          </p>
        </div>
        <div className="list-sort">
          <NightlySwitch />
          <SortMenu look="button" />
        </div>
      </div>
      {query.dates === 'past' && <p className="list-notice">{say.datesPast(s_d, e_d)}</p>}
      {query.dates === 'impossible' && <p className="list-notice">{say.datesImpossible(s_d, e_d)}</p>}
      {page.total > 0 && page.available === 0 && (
        <p className="list-notice">
          {moreRooms ? (
            <MoreRooms rooms={moreRooms} />
          ) : (
            <>
              {say.noneBookable} {page.list.some(({ nearest }) => nearest) && say.nearestBelow}
            </>
          )}
        </p>
      )}
      {(chips.length > 0 || flexible?.kind === 'around') && (
        <div className="list-chips">
          <Suspense>{flexible && <FlexibleChip />}</Suspense>
          <ChipRow chips={chips} total={page.total} />
        </div>
      )}
      <Suspense>{flexible && <BestStays page={page} />}</Suspense>
      {page.total > 0 && (
        <div className="list-rank">
          <p className="by-clause">
            <Suspense>{flexible && <EachOwn />}</Suspense>
            {rankWords(locale)[query.sort](near)}
          </p>
          {watched && <WatchButton watched={watched} size="small" />}
        </div>
      )}
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
    <>
      {say.noRoomHolds(adults + ages.length)}{' '}
      <a className="link" href={hrefFor(change(query))} onClick={follow(change)}>
        {say.searchRooms(rooms)}
      </a>
    </>
  )
}
