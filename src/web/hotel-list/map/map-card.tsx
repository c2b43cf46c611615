import { nightsOf } from '#domain/stay/stay.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { Price } from '#ui/price.tsx'
import { formatDates } from '#words/format.ts'
import { offerWords, reasonWords } from '#words/hotels/offers.ts'
import { searchWords } from '#words/search/search.ts'
import type { CardHotel } from '../../hotel-card/card-hotel.ts'
import { Score } from '../../hotel-card/score.tsx'
import { HotelPicture } from '../../pictures/hotel-picture.tsx'
import { hotelUrl } from '../../search-query/hotel-url.ts'
import { useListPlace } from '../list-context.ts'

/** The hotel whose pin was pressed, at the foot of a map that has no list beside it. */
export function MapCard({ hotel }: { hotel: CardHotel }) {
  const { query, locale } = useListPlace()
  const follow = useFollow()
  const say = offerWords(locale)
  const search = hotel.stay ? { ...query.search, ...hotel.stay } : query.search
  const { s_d, e_d, rooms } = search
  const nights = nightsOf({ arrival: s_d, departure: e_d })
  const [picture] = hotel.images
  const { offer, reason } = hotel
  return (
    <a
      className="map-card"
      href={hotelUrl(hotel.id, search, locale, { filters: query.filters, offer })}
      onClick={follow}
    >
      {picture && <HotelPicture picture={picture} use="card" sizes="112px" eager />}
      <span className="map-card-facts">
        <b>{hotel.name}</b>
        <Score score={hotel.score} locale={locale} />
        {hotel.stay && offer && <small>{formatDates(s_d, e_d, locale)}</small>}
        {offer ? (
          <span className="map-card-cost">
            <Price of={offer.total} size="medium" />
            <small>{say.stayIncludes(searchWords(locale).roomsAndNights(rooms, nights))}</small>
          </span>
        ) : (
          reason && <small>{reasonWords(locale)[reason]}</small>
        )}
      </span>
    </a>
  )
}
