import type { ReactNode } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { classNames } from '#ui/class-names.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { Price } from '#ui/price.tsx'
import { Stars } from '#ui/stars.tsx'
import { offerWords } from '#words/hotels/offers.ts'
import { searchWords } from '#words/search/search.ts'
import { useIsViewed } from '../browser-state/use-stored.ts'
import { CardGallery } from './card-gallery.tsx'
import type { CardHotel } from './card-hotel.ts'
import { CardNote } from './card-note.tsx'
import { CardOffer } from './card-offer.tsx'
import { Score } from './score.tsx'

type Props = {
  hotel: CardHotel
  locale: Locale
  /** Nights and rooms of the stay that the offer is for. */
  nights: number
  rooms: number
  /** The hotel's page, with the stay. */
  href: string
  /** The same with other dates, for a hotel that is full on these. */
  nearestHref?: (dates: { s_d: string; e_d: string }) => string
  /** A row for lists, a tile for shelves of a few. */
  layout?: 'row' | 'tile'
  heading?: 'h2' | 'h3'
  /** The reference point of the distance; absent: the centre. */
  from?: string | undefined
  /** In the first view: its picture is loaded with the page. */
  eager?: boolean
  /** The favourite button on the picture. */
  heart?: ReactNode
  /** A line of the place that uses the card: why it is recommended, how the price changed. */
  note?: ReactNode
  /** Under the price: how it compares with that of other dates. */
  compared?: ReactNode
}

const sizes = {
  row: '(width < 768px) 100vw, 256px',
  tile: '(width < 768px) 78vw, 292px',
}

/** A hotel with its best offer for a stay, or with the reason why there is none and the nearest stay that works. */
export function HotelCard({
  hotel,
  locale,
  nights,
  rooms,
  href,
  nearestHref,
  layout = 'row',
  heading: Heading = 'h2',
  from,
  eager = false,
  heart,
  note,
  compared,
}: Props) {
  const say = offerWords(locale)
  const follow = useFollow()
  const isViewed = useIsViewed(hotel.id)
  const { offer, district, distance_m, stars } = hotel
  const distance =
    distance_m === null ? null : from ? say.fromPlace(distance_m, from) : say.toCentre(distance_m)
  const where = [
    stars > 0 ? <Stars key="stars" count={stars} /> : null,
    district ? (
      <span key="district" className="card-district">
        <span>{district}</span>
      </span>
    ) : null,
    distance && layout === 'row' ? (
      <span key="distance" className="card-distance">
        {distance}
      </span>
    ) : null,
  ].filter((fact) => fact !== null)
  return (
    <article className={classNames('hotel-card', `hotel-card-${layout}`, !offer && 'hotel-card-full')}>
      <div className="card-body">
        <div className="card-picture">
          <CardGallery
            name={hotel.name}
            images={hotel.images}
            href={href}
            locale={locale}
            sizes={sizes[layout]}
            eager={eager}
          />
          {isViewed && <span className="card-viewed">{say.viewed}</span>}
          {heart}
        </div>
        <div className="card-facts">
          <div className="card-name">
            <Heading>
              <a href={href} title={hotel.name} onClick={follow}>
                {hotel.name}
              </a>
            </Heading>
            <Score score={hotel.score} locale={locale} />
            <p className="card-where">{where}</p>
            {hotel.reviews > 0 && <small className="card-reviews">{say.reviews(hotel.reviews)}</small>}
          </div>
          {note && <p className="card-extra">{note}</p>}
          {offer ? (
            <>
              {layout === 'row' && <CardOffer offer={offer} rooms={rooms} locale={locale} />}
              <p className={classNames('card-cost', rooms > 1 && 'card-cost-rooms')}>
                <Price of={offer.total} size={layout === 'row' ? 'large' : 'medium'} />
                {nights > 1 && layout === 'row' && (
                  <span className="card-nightly">
                    {say.nightly(formatMoney(offer.nightly, locale), rooms)}
                  </span>
                )}
                <small>{say.stayIncludes(searchWords(locale).roomsAndNights(rooms, nights))}</small>
                {compared}
              </p>
            </>
          ) : (
            <CardNote hotel={hotel} locale={locale} nearestHref={nearestHref} />
          )}
        </div>
      </div>
    </article>
  )
}
