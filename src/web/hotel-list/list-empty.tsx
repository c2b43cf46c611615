import type { Place } from '#contract/places.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { buttonClass } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { listPageWords } from '#words/search/list-page.ts'
import { listSearchParams } from '../search-query/stay-search.ts'
import { cleared } from './filters/chips.ts'
import type { DistrictNames } from './filters/filter-names.ts'
import { activeGroups } from './filters/filters.ts'
import { groupName, withoutEach } from './filters/relaxed-filters.ts'
import { type Change, useListLinks, useListPlace } from './list-context.ts'
import { withPage } from './list-query.ts'
import type { ListData } from './load-list.ts'

const mostAdvice = 4

/** Nothing found: which filter is in the way, and how many hotels remain without it. */
export function NothingFound({ data, districts }: { data: ListData; districts: DistrictNames }) {
  const { query, locale } = useListPlace()
  const { hrefFor, follow } = useListLinks()
  const say = listPageWords(locale)
  const { advice, currency, page } = data
  const isNarrowed = activeGroups(query.filters).length > 0 || query.bounds !== null
  const name = page.place?.name ?? ''
  if (!isNarrowed)
    return (
      <EmptyState title={say.nonePlain(name)} action={page.place && <WholeCountry place={page.place} />}>
        {say.nonePlainLead}
      </EmptyState>
    )
  const lists = withoutEach(query)
  const ways = advice.slice(0, mostAdvice).flatMap(({ group, total }) => {
    const without = lists.find((list) => list.group === group)?.query
    if (!without) return []
    const label =
      group === 'area'
        ? say.wholePlace(name)
        : say.noneDrop(groupName(query, group, { currency, districts, locale }))
    const drop: Change = (now) => withoutEach(now).find((list) => list.group === group)?.query ?? now
    return [{ group, total, without, drop, label }]
  })
  return (
    <EmptyState
      title={ways.length === 0 && query.bounds ? say.noneHere : say.noneTitle}
      action={
        <>
          {ways.length > 0 && (
            <ul className="list-ways">
              {ways.map(({ group, total, without, drop, label }) => (
                <li key={group}>
                  <a href={hrefFor(without)} onClick={follow(drop)}>
                    <span>{label}</span>
                    <b>{say.hotels(total)}</b>
                  </a>
                </li>
              ))}
            </ul>
          )}
          <a className={buttonClass()} href={hrefFor(cleared(query))} onClick={follow(cleared)}>
            {say.clearAll}
          </a>
        </>
      }
    >
      {ways.length > 0 ? say.noneLead(ways.length) : say.noneAtAll}
    </EmptyState>
  )
}

function WholeCountry({ place }: { place: Place }) {
  const { locale } = useListPlace()
  const follow = useFollow()
  return (
    <a
      className={buttonClass()}
      href={joinLocale(`/counties/${place.country_slug}`, locale)}
      onClick={follow}
    >
      {listPageWords(locale).allOf(place.country)}
    </a>
  )
}

export function PastTheEnd() {
  const { query, locale } = useListPlace()
  const { hrefFor } = useListLinks()
  const follow = useFollow()
  const say = listPageWords(locale)
  return (
    <EmptyState
      title={say.pastTheEnd}
      action={
        <a className={buttonClass()} href={hrefFor(withPage(query, 1))} onClick={follow}>
          {say.firstPage}
        </a>
      }
    />
  )
}

/** The map is too wide for hotels: the places on it. */
export function TooWide({ places, locale }: { places: ListData['page']['places']; locale: Locale }) {
  const { query } = useListPlace()
  const follow = useFollow()
  const say = listPageWords(locale)
  const stay = new URLSearchParams(listSearchParams(query.search, query.flexible))
  return (
    <div className="list-wide">
      <p>{say.zoomLead}</p>
      <ul className="list-ways">
        {places.map(({ place, hotels, from }) => (
          <li key={place.slug}>
            <a href={`${joinLocale(`/hotel-search/${place.slug}`, locale)}?${stay}`} onClick={follow}>
              <span>{place.name}</span>
              <b>
                {say.placeHotels(hotels)}
                {from && ` · ${say.fromPrice(formatMoney(from, locale))}`}
              </b>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
