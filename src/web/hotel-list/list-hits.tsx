import { Suspense } from 'react'
import type { Dates } from '#contract/stay.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import { classNames } from '#ui/class-names.ts'
import { listPageWords } from '#words/search/list-page.ts'
import type { CardHotel } from '../hotel-card/card-hotel.ts'
import { HotelCard } from '../hotel-card/hotel-card.tsx'
import { Heart } from '../saved/heart.tsx'
import { hotelUrl } from '../search-query/hotel-url.ts'
import type { StaySearch } from '../search-query/stay-search.ts'
import { Compared, OwnDates } from './late-flexible.ts'
import { useListPlace } from './list-context.ts'
import { isSpot } from './list-head.tsx'
import type { ListPage } from './load-list.ts'
import { highlight, unhighlight, useIsHighlighted } from './map/highlighted-hotel.ts'

/** Cards whose pictures a visitor sees before scrolling. */
const firstView = 3

export function ListHits({ page }: { page: ListPage }) {
  const { locale } = useListPlace()
  const from = page.place && isSpot(page.place) ? page.place.name : undefined
  return (
    <ol className="list-hits" aria-label={listPageWords(locale).results}>
      {page.list.map((hotel, at) => (
        // A boundary each: the browser brings one card to life at a time, and a press comes in between.
        <Suspense key={hotel.id}>
          <Hit hotel={hotel} from={from} eager={at < firstView} />
        </Suspense>
      ))}
    </ol>
  )
}

type HitProps = { hotel: CardHotel; from: string | undefined; eager: boolean }

/** A card that lights its pin on the map, and is lit by it. */
function Hit({ hotel, from, eager }: HitProps) {
  const { query, locale } = useListPlace()
  const isLit = useIsHighlighted(hotel.id)
  const { search, filters } = query
  const own = hotel.stay ? ownSearch(search, hotel.stay) : search
  const { s_d, e_d } = own
  return (
    <li
      id={`hotel-${hotel.id}`}
      className={classNames('list-hit', isLit && 'list-hit-lit')}
      onPointerEnter={() => highlight(hotel.id, 'card')}
      onPointerLeave={() => unhighlight(hotel.id, 'card')}
      onFocus={() => highlight(hotel.id, 'card')}
      onBlur={() => unhighlight(hotel.id, 'card')}
    >
      <HotelCard
        hotel={hotel}
        locale={locale}
        nights={nightsOf({ arrival: s_d, departure: e_d })}
        rooms={search.rooms}
        href={hotelUrl(hotel.id, own, locale, { filters, offer: hotel.offer })}
        nearestHref={(dates) => hotelUrl(hotel.id, { ...search, ...dates }, locale, { filters })}
        from={from}
        eager={eager}
        note={hotel.stay && hotel.offer && <OwnDates own={hotel.stay} />}
        compared={hotel.stay && hotel.offer && <Compared hotel={hotel} />}
        heart={<Heart hotel={hotel.id} name={hotel.name} stay={{ s_d, e_d }} />}
      />
    </li>
  )
}

const searches = new WeakMap<StaySearch, Map<string, StaySearch>>()

/** The search on a hotel's own dates; few stays occur in a list, and links are written once for each. */
function ownSearch(search: StaySearch, { s_d, e_d }: Dates): StaySearch {
  const known = searches.get(search) ?? new Map<string, StaySearch>()
  searches.set(search, known)
  const own = known.get(s_d) ?? { ...search, s_d, e_d }
  known.set(s_d, own)
  return own
}

/** Leads to a hotel's card from its pin. */
export function showCard(id: string) {
  const card = document.getElementById(`hotel-${id}`)
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  card?.scrollIntoView({ block: 'nearest', behavior: calm ? 'instant' : 'smooth' })
  card?.querySelector<HTMLElement>('.card-name a')?.focus({ preventScroll: true })
}
