import { nightsOf } from '#domain/stay/stay.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { formatDate } from '#words/format.ts'
import { offerWords } from '#words/hotels/offers.ts'
import { searchWords } from '#words/search/search.ts'
import { useRequest } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { PriceWaterfall } from '../price-charts/price-waterfall.tsx'
import { shortPolicy } from '../price-charts/short-policy.ts'
import { nameWithCity, roomsAddress } from './booking-outcome.ts'
import type { ReservationData } from './load-reservation.ts'
import { QuoteLine } from './quote-line.tsx'
import type { Reservation } from './use-reservation.ts'

/** The booked stay and its price; sticky beside the form. */
export function StaySummary({ data, reservation }: { data: ReservationData; reservation: Reservation }) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  const search = searchWords(locale)
  const { asked, hotel, offer, checkIn, checkOut } = data
  const { s_d, e_d, rooms, adults, ages } = asked
  const nights = nightsOf({ arrival: s_d, departure: e_d })
  const comma = locale === 'zh' ? '，' : ', '
  return (
    <aside className="stay-bill" aria-label={say.summary}>
      <div className="stay-bill-hotel">
        {hotel.image && <HotelPicture picture={{ ...hotel.image, alt: '' }} use="card" sizes="112px" eager />}
        <div>
          <h2>
            <a className="plain-link" href={roomsAddress(asked, locale)}>
              {nameWithCity(hotel, comma)}
            </a>
          </h2>
          {data.rooms.map(({ name, rate, count, cancellation }) => (
            <p key={`${name} ${rate}`}>
              {offerWords(locale).roomsOf(name, count)}
              {comma}
              {rate}
              {cancellation && (
                <small className="stay-bill-policy">{shortPolicy(cancellation, locale)}</small>
              )}
            </p>
          ))}
          <p>
            {search.party(adults, ages)}
            {comma}
            {search.roomsAndNights(rooms, nights)}
          </p>
        </div>
      </div>
      <dl className="stay-bill-dates">
        <div>
          <dt>{say.checkIn}</dt>
          <dd>{formatDate(s_d, locale, 'weekday')}</dd>
          <dd>{say.from(checkIn.slice(11, 16))}</dd>
        </div>
        <div>
          <dt>{say.checkOut}</dt>
          <dd>{formatDate(e_d, locale, 'weekday')}</dd>
          <dd>{checkOut && say.until(checkOut)}</dd>
        </div>
      </dl>
      <div className="stay-bill-sum">
        <PriceWaterfall price={offer.price} collectedAt={offer.collectedAt} />
      </div>
      <QuoteLine
        now={data.now}
        expires={offer.quote_expires}
        busy={reservation.busy}
        onRenew={() => void reservation.renew()}
      />
    </aside>
  )
}
