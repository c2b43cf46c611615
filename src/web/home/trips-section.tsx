import { Link } from '@tanstack/react-router'
import type { ArticleSummary } from '#contract/articles.ts'
import type { Locale } from '#domain/locale.ts'
import { homeWords } from '#words/home.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { HomeSection } from './home-section.tsx'
import type { Section } from './load-home.ts'
import { SectionFailed } from './section-failed.tsx'

type Props = { locale: Locale; section: Section<readonly ArticleSummary[]>; onRetry: () => void }

/** Itineraries to read before one knows where to go. */
export function TripsSection({ locale, section, onRetry }: Props) {
  const say = homeWords(locale)
  if (section.is === 'absent') return null
  return (
    <HomeSection
      title={say.inspiration}
      busy={section.is === 'waiting'}
      aside={
        <Link to="/article/sprite" className="link">
          {say.allTrips}
        </Link>
      }
    >
      {section.is === 'failed' ? (
        <SectionFailed locale={locale} onRetry={onRetry} />
      ) : section.is === 'waiting' ? (
        <Skeleton className="trips-waiting" />
      ) : (
        <div className="trips">
          {section.data.map(({ id, title, theme, place, image }) => (
            <Link key={id} to="/article/via/$id" params={{ id }}>
              <HotelPicture picture={image} use="card" sizes="(width < 768px) 100vw, 62vw" />
              <span>
                <small>
                  {theme.name} · {place}
                </small>
                <h3 className="trip-name">{title}</h3>
              </span>
            </Link>
          ))}
        </div>
      )}
    </HomeSection>
  )
}
