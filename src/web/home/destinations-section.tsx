import { Link } from '@tanstack/react-router'
import type { Locale } from '#domain/text/locale.ts'
import { ChevronRightIcon } from '#ui/icons/icons.ts'
import { homeWords } from '#words/site/home.ts'
import { destinations } from './destinations.ts'
import { HomeSection } from './home-section.tsx'

export function DestinationsSection({ locale }: { locale: Locale }) {
  const say = homeWords(locale)
  return (
    <HomeSection
      title={say.destinations}
      aside={
        <Link to="/counties/$kw" params={{ kw: 'all' }} className="link">
          {say.allDestinations}
        </Link>
      }
    >
      <ul className="destinations">
        {destinations.map(({ slug, name, country }) => (
          <li key={slug}>
            <Link to="/hotel-search/$kw" params={{ kw: slug }}>
              <span>
                <b>{name[locale]}</b>
                <small>{country[locale]}</small>
              </span>
              <ChevronRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
