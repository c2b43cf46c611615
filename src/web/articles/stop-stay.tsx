import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { Price } from '#ui/price.tsx'
import { formatDates } from '#words/format.ts'
import { articleWords } from '#words/site/articles.ts'
import { Score } from '../hotel-card/score.tsx'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { hotelUrl } from '../search-query/hotel-url.ts'
import { type StaySearch, searchParams } from '../search-query/stay-search.ts'
import type { ShownStop } from './load-articles.ts'

/** Hotels at one stop, with what its nights cost two people. */
export function StopStay({ stop, number, locale }: { stop: ShownStop; number: number; locale: Locale }) {
  const say = articleWords(locale)
  const follow = useFollow()
  const { name, slug, s_d, e_d, nights, hotels, from } = stop
  const search: StaySearch = { s_d, e_d, rooms: 1, adults: 2, ages: [] }
  const list =
    slug && `${joinLocale(`/hotel-search/${slug}`, locale)}?${new URLSearchParams(searchParams(search))}`
  return (
    <div className="stop-stay">
      <p className="stop-head">
        <i aria-hidden="true">{number}</i>
        <b>{say.stayIn(name)}</b>
        <span>{say.stayFor(formatDates(s_d, e_d, locale), nights)}</span>
      </p>
      {hotels.length === 0 && <p className="stop-none">{say.noHotels}</p>}
      {hotels.map(({ id, name, image, district, score, offer }) => (
        <a key={id} className="stop-hotel" href={hotelUrl(id, search, locale)} onClick={follow}>
          {image && <HotelPicture picture={image} use="card" sizes="84px" />}
          <span>
            <b>{name}</b>
            <small>
              {district && <>{district} · </>}
              <Score score={score} locale={locale} />
            </small>
          </span>
          {offer && (
            <span className="stop-price">
              <small>{say.from}</small>
              <Price of={offer.total} size="small" />
            </span>
          )}
        </a>
      ))}
      {list && (
        <p className="stop-more">
          <a className="link" href={list} onClick={follow}>
            {say.allHotels(name)}
          </a>
          {from && (
            <span>
              {say.from} <Price of={from} size="small" />
            </span>
          )}
        </p>
      )}
    </div>
  )
}
