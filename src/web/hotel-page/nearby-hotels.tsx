import { nightsOf } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { hotelPageWords } from '#words/hotels/hotel-page.ts'
import type { CardHotel } from '../hotel-card/card-hotel.ts'
import { HotelCard } from '../hotel-card/hotel-card.tsx'
import { Heart } from '../saved/heart.tsx'
import { hotelUrl } from '../search-query/hotel-url.ts'
import type { StaySearch } from '../search-query/stay-search.ts'

type Props = {
  hotels: readonly CardHotel[]
  search: StaySearch
  /** The city that all its hotels are listed of. */
  place: { slug: string; name: string }
  title: string
  locale: Locale
}

/** Others close by, for the same stay. */
export function NearbyHotels({ hotels, search, place, title, locale }: Props) {
  const follow = useFollow()
  const { s_d, e_d } = search
  const nights = nightsOf({ arrival: s_d, departure: e_d })
  return (
    <section className="hotel-part nearby">
      <div className="nearby-head">
        <h2>{title}</h2>
        <a className="link" href={joinLocale(`/hotel-search/${place.slug}`, locale)} onClick={follow}>
          {hotelPageWords(locale).moreNearby(place.name)}
        </a>
      </div>
      <ul className="nearby-list">
        {hotels.map((hotel) => (
          <li key={hotel.id}>
            <HotelCard
              hotel={hotel}
              locale={locale}
              nights={nights}
              rooms={search.rooms}
              layout="tile"
              heading="h3"
              href={hotelUrl(hotel.id, search, locale)}
              nearestHref={(dates) => hotelUrl(hotel.id, { ...search, ...dates }, locale)}
              heart={<Heart hotel={hotel.id} name={hotel.name} stay={{ s_d, e_d }} />}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
