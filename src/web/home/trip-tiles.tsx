import { Link } from '@tanstack/react-router'
import type { ArticleSummary } from '#contract/articles.ts'
import type { Locale } from '#domain/text/locale.ts'
import { formatDays } from '#words/format.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'

type Props = { trips: readonly ArticleSummary[]; locale: Locale; heading: 'h2' | 'h3' }

/** Three itineraries, the first of them large. */
export function TripTiles({ trips, locale, heading: Heading }: Props) {
  return (
    <div className="trips">
      {trips.map(({ id, title, theme, country, days, image }, at) => (
        <Link key={id} to="/article/via/$id" params={{ id }}>
          <HotelPicture
            picture={image}
            use={at === 0 ? 'gallery' : 'card'}
            sizes="(width < 768px) 100vw, 62vw"
          />
          <span>
            <small>
              {formatDays(days, locale)} · {country} · {theme.name}
            </small>
            <Heading className="trip-name">{title}</Heading>
          </span>
        </Link>
      ))}
    </div>
  )
}
