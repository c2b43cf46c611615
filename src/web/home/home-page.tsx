import { Suspense, useState } from 'react'
import type { Site } from '#contract/site.ts'
import type { Locale } from '#domain/text/locale.ts'
import { homeWords } from '#words/site/home.ts'
import { OwnScript } from '../page/inline-script.tsx'
import hero from '../pictures/hero.svg?url'
import { SearchBox } from '../search-box/search-box.tsx'
import { defaultSearch } from '../search-query/stay-search.ts'
import { DestinationsSection } from './destinations-section.tsx'
import { HomePromises } from './home-promises.tsx'
import type { HomeData } from './load-home.ts'
import { RecentSearches } from './recent-searches.tsx'
import { markViewed, RecentlyViewed } from './recently-viewed.tsx'
import { RecommendedSection } from './recommended-section.tsx'
import { TripsSection } from './trips-section.tsx'
import { VoicesSection } from './voices-section.tsx'

/** Before the first paint: only a device that remembers searches keeps room for them. */
const markSearched = `try{if(/"search_recorder":\\[\\{/.test(localStorage.lodestar))document.documentElement.classList.add('searched')}catch{}`

type Props = { site: Site; locale: Locale; data: HomeData; onRetry: () => void }

/** The same page for every visitor; what a device remembers is filled into room that was kept for it. */
export function HomePage({ site, locale, data, onRetry }: Props) {
  const say = homeWords(locale)
  const shared = { locale, onRetry }
  const [stay, setStay] = useState(data.stay)
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
        <SearchBox today={site.today} search={defaultSearch(site.today)} remembers onStay={setStay} />
        <OwnScript>{markSearched + markViewed}</OwnScript>
        <RecentSearches locale={locale} />
        <HomePromises site={site} locale={locale} />
        <Suspense>
          <RecommendedSection stay={stay} firstStay={data.stay} first={data.recommended} />
        </Suspense>
        <RecentlyViewed locale={locale} />
        <Suspense>
          <TripsSection section={data.trips} {...shared} />
          <VoicesSection section={data.voices} {...shared} />
          <DestinationsSection locale={locale} />
        </Suspense>
      </div>
    </main>
  )
}
