import { Link } from '@tanstack/react-router'
import type { ArticleSummary } from '#contract/articles.ts'
import type { Locale } from '#domain/text/locale.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { homeWords } from '#words/site/home.ts'
import { HomeSection, SectionFailed } from './home-section.tsx'
import type { Section } from './load-home.ts'
import { TripTiles } from './trip-tiles.tsx'

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
        <TripTiles trips={section.data} locale={locale} heading="h3" />
      )}
    </HomeSection>
  )
}
