import { Link } from '@tanstack/react-router'
import type { Locale } from '#domain/text/locale.ts'
import { placeWords } from '#words/search/places.ts'

/** Home, all countries, and the country one is in. */
export function Breadcrumb({ country, locale }: { country: string | null; locale: Locale }) {
  const say = placeWords(locale)
  return (
    <nav className="breadcrumb" aria-label={say.breadcrumb}>
      <ol>
        <li>
          <Link to="/">{say.home}</Link>
        </li>
        <li>
          {country ? (
            <Link to="/counties/$kw" params={{ kw: 'all' }}>
              {say.countries}
            </Link>
          ) : (
            <span aria-current="page">{say.countries}</span>
          )}
        </li>
        {country && (
          <li>
            <span aria-current="page">{country}</span>
          </li>
        )}
      </ol>
    </nav>
  )
}
