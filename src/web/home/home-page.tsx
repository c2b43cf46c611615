import { Link } from '@tanstack/react-router'
import type { Site } from '#contract/site.ts'
import type { Locale } from '#domain/locale.ts'
import { homeWords } from '#words/home.ts'
import hero from '../art/hero.svg?url'
import { defaultSearch } from '../search/search.ts'
import { SearchBox } from '../search/search-box.tsx'
import { ChevronRightIcon } from '../ui/icons.ts'
import { Claims } from './claims.tsx'
import { destinations } from './destinations.ts'
import { RecentSearches } from './recent-searches.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'

/** Before the first paint: only a device that remembers searches keeps room for them. */
const markSearched = `try{if(/"search_recorder":\\[\\{/.test(localStorage.lodestar))document.documentElement.classList.add('searched')}catch{}`

export function HomePage({ site, locale }: { site: Site; locale: Locale }) {
  const say = homeWords(locale)
  return (
    <main id="main" className="home">
      <section className="night hero">
        <img src={hero} width={1600} height={760} alt="" fetchPriority="high" />
        <div className="wrap">
          <div className="hero-say">
            <h1>{say.headline}</h1>
            <p>{say.lead}</p>
          </div>
        </div>
      </section>
      <div className="wrap">
        <SearchBox today={site.today} search={defaultSearch(site.today)} remembers />
        <script>{markSearched}</script>
        <RecentSearches locale={locale} />
        <Claims site={site} locale={locale} />
        <section className="home-section">
          <div className="home-head">
            <h2>{say.destinations}</h2>
            <Link to="/counties/$kw" params={{ kw: 'all' }} className="link">
              {say.allDestinations}
            </Link>
          </div>
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
        </section>
        <RecentlyViewed locale={locale} />
      </div>
    </main>
  )
}
