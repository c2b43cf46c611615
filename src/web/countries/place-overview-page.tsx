import { Link } from '@tanstack/react-router'
import type { PlaceOverview } from '#contract/places.ts'
import { formatWholeMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { buttonClass } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { placeWords } from '#words/search/places.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { CountryFacts } from './country-facts.tsx'
import { PlaceFilter } from './place-filter.tsx'
import { letterId, lettersOf, PlaceGroups } from './place-groups.tsx'
import { PlaceLinks } from './place-links.tsx'

type Props = { overview: PlaceOverview; kw: string; q: string | undefined; locale: Locale }

/** Shorter lists are seen at a glance. */
const longList = 40

/** A country with its regions and cities, or all countries from A to Z. */
export function PlaceOverviewPage({ overview, kw, q, locale }: Props) {
  const { country, by, groups, main, total, regions, found, tdk, image, from } = overview
  const say = placeWords(locale)
  const letters = lettersOf(groups)
  const listTitle = by === 'region' ? say.byRegion : by === 'letter' ? say.byLetter : say.cities
  const lead = country ? say.countryLead(total, regions) : say.everyLead(total)
  const showAll = (className: string) => (
    <Link to="/counties/$kw" params={{ kw }} search={{}} className={className}>
      {say.showAll}
    </Link>
  )
  return (
    <main id="main" className="wrap counties">
      <Breadcrumb country={country?.name ?? null} locale={locale} />
      <header className="counties-head">
        <div>
          <h1>{tdk.title}</h1>
          <p className="counties-lead by-clause">
            {lead}
            {from && <b>{say.nightFrom(formatWholeMoney(from, locale))}</b>}
          </p>
          {(main.length > 0 || q) && <PlaceFilter {...{ kw, q, locale }} />}
        </div>
        {image && <HotelPicture picture={image} use="card" sizes="(width < 768px) 100vw, 480px" eager />}
      </header>
      {country && <CountryFacts country={country} locale={locale} />}
      {main.length > 0 && (
        <section className="counties-main">
          <h2>{say.main}</h2>
          <PlaceLinks
            places={main}
            to={country ? 'hotel-search' : 'counties'}
            className="place-tiles"
            locale={locale}
          />
        </section>
      )}
      <p className="counties-found" role="status">
        {q && found > 0 && (
          <>
            {say.found(found, total, q)} {showAll('link')}
          </>
        )}
        {q && found === 0 && <span className="sr-only">{say.nothing(q)}</span>}
      </p>
      {found === 0 ? (
        <EmptyState title={say.nothing(q ?? '')} action={showAll(buttonClass())}>
          {say.nothingHint}
        </EmptyState>
      ) : (
        <section className="counties-list">
          <h2 className={q && 'sr-only'}>{listTitle}</h2>
          {letters.length > 1 && found > longList && <LetterIndex letters={letters} locale={locale} />}
          <PlaceGroups overview={overview} locale={locale} open={q !== undefined} />
        </section>
      )}
    </main>
  )
}

/** Leads down a long list. */
function LetterIndex({ letters, locale }: { letters: readonly string[]; locale: Locale }) {
  return (
    <nav className="letters" aria-label={placeWords(locale).letters}>
      <ul>
        {letters.map((letter) => (
          <li key={letter}>
            <a href={`#${letterId(letter)}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
