import { Link } from '@tanstack/react-router'
import type { ArticleSummary } from '#contract/articles.ts'
import type { Locale } from '#domain/text/locale.ts'
import { formatDays } from '#words/format.ts'
import { formatBestMonths } from '#words/site/articles.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'

/** An itinerary in a list. */
export function TripCard({ trip, locale }: { trip: ArticleSummary; locale: Locale }) {
  const { id, title, lead, theme, country, image, days, months } = trip
  return (
    <Link to="/article/via/$id" params={{ id }} className="trip">
      <span className="trip-picture">
        <HotelPicture picture={image} use="card" sizes="(width < 768px) 100vw, 400px" />
      </span>
      <small>
        {formatDays(days, locale)} · {country} · {theme.name}
      </small>
      <h3>{title}</h3>
      <p>{lead}</p>
      <SeasonStrip months={months} locale={locale} />
    </Link>
  )
}

/** The months of a journey as twelve squares, and its best ones in words. */
function SeasonStrip({ months, locale }: { months: readonly number[]; locale: Locale }) {
  return (
    <span className="season">
      <span aria-hidden="true">
        {months.map((suits, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place in the year
          <i key={at} data-suits={suits} />
        ))}
      </span>
      <small>{formatBestMonths(months, locale)}</small>
    </span>
  )
}
