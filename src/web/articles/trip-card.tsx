import { Link } from '@tanstack/react-router'
import type { ArticleSummary } from '#contract/articles.ts'
import type { Locale } from '#domain/text/locale.ts'
import { articleWords } from '#words/site/articles.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { SeasonStrip } from './season-strip.tsx'

/** An itinerary in a list. */
export function TripCard({ trip, locale }: { trip: ArticleSummary; locale: Locale }) {
  const { id, title, lead, theme, country, image, days, months } = trip
  return (
    <Link to="/article/via/$id" params={{ id }} className="trip">
      <span className="trip-picture">
        <HotelPicture picture={image} use="card" sizes="(width < 768px) 100vw, 400px" />
      </span>
      <small>
        {articleWords(locale).days(days)} · {country} · {theme.name}
      </small>
      <h3>{title}</h3>
      <p>{lead}</p>
      <SeasonStrip months={months} locale={locale} />
    </Link>
  )
}
