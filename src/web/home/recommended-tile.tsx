import { nightsOf } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { Price } from '#ui/price.tsx'
import { Stars } from '#ui/stars.tsx'
import { searchWords } from '#words/search/search.ts'
import { homeWords } from '#words/site/home.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { Heart } from '../saved/heart.tsx'
import { hotelUrl } from '../search-query/hotel-url.ts'
import type { StaySearch } from '../search-query/stay-search.ts'
import type { RecommendedHotel } from './load-home.ts'

type Props = { hotel: RecommendedHotel; stay: StaySearch; locale: Locale }

/** A hotel of the front page: one picture, what it is, why it is here, what the stay costs. */
export function RecommendedTile({ hotel, stay, locale }: Props) {
  const say = homeWords(locale)
  const follow = useFollow()
  const { id, name, stars, score, district, image, why, total } = hotel
  const nights = nightsOf({ arrival: stay.s_d, departure: stay.e_d })
  return (
    <article className="hotel-card hotel-card-tile">
      <div className="card-picture">
        {image && <HotelPicture picture={image} use="card" sizes="(width < 768px) 272px, 292px" />}
        <Heart hotel={id} name={name} stay={stay} />
      </div>
      <div className="tile-facts">
        <h3>
          <a href={hotelUrl(id, stay, locale)} onClick={follow}>
            {name}
          </a>
        </h3>
        <p className="card-where">
          {stars > 0 && <Stars count={stars} />}
          {district && <span>{district}</span>}
          {score !== null && (
            <span>
              <b>{score.toFixed(1)}</b>
              <span className="sr-only"> {say.ofTen}</span>
            </span>
          )}
        </p>
        <p className="tile-why">{why}</p>
        <p className="tile-cost">
          <Price of={total} size="medium" />
          <small>{say.included(searchWords(locale).nights(nights))}</small>
        </p>
      </div>
    </article>
  )
}
