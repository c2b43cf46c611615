import type { Place } from '#contract/places.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { listPageWords } from '#words/search/list-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { useListPlace } from './list-context.ts'
import type { Guide } from './load-list.ts'

/** The guide to the place: its districts, the best season, and common questions. */
export function PlaceGuide({ guide, place }: { guide: Guide; place: Place }) {
  const { locale } = useListPlace()
  const say = listPageWords(locale)
  const follow = useFollow()
  const { intro, image, months, faq } = guide
  const districts = guide.districts.filter(({ hotels }) => hotels > 0)
  return (
    <section className="wrap guide" aria-label={say.about(place.name)}>
      <div className="guide-about">
        <div>
          <h2>{say.about(place.name)}</h2>
          <p>{intro}</p>
          <a className="link" href={joinLocale(`/counties/${place.country_slug}`, locale)} onClick={follow}>
            {say.allOf(place.country)}
          </a>
        </div>
        {image && <HotelPicture picture={image} use="card" sizes="(width < 768px) 100vw, 480px" />}
      </div>
      {districts.length > 0 && (
        <div className="guide-part">
          <h2>{place.kind === 'city' ? say.districtsOf(place.name) : say.districtsAround}</h2>
          <ul className="guide-districts">
            {districts.map(({ slug, name, hotels, from }) => (
              <li key={slug}>
                <a href={joinLocale(`/hotel-search/${slug}`, locale)} onClick={follow}>
                  <b>{name}</b>
                  <small>
                    {say.placeHotels(hotels)}
                    {from && ` · ${say.fromPrice(formatMoney(from, locale))}`}
                  </small>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="guide-part">
        <h2>{say.when(place.name)}</h2>
        <ol className="guide-months">
          {months.map(({ month, season, from }) => (
            <li key={month} data-season={season}>
              <span>{say.month(month)}</span>
              <b>{say[season]}</b>
              {from && <small>{say.fromPrice(formatMoney(from, locale))}</small>}
            </li>
          ))}
        </ol>
      </div>
      <div className="guide-part">
        <h2>{say.questions}</h2>
        <div className="guide-faq">
          {faq.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
