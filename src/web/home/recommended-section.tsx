import { Link, useRouteContext } from '@tanstack/react-router'
import { type MouseEvent, useRef, useState } from 'react'
import { homeWords } from '#words/home.ts'
import { searchWords } from '#words/search.ts'
import { type StaySearch, searchParams } from '../search-box/search.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { HomeSection } from './home-section.tsx'
import { hotelsShown, loadRecommended, type Recommended, type Section } from './load-home.ts'
import { RecommendedTile } from './recommended-tile.tsx'
import { SectionFailed } from './section-failed.tsx'

type Props = { stay: StaySearch; first: Section<Recommended> }

const places = Array.from({ length: hotelsShown }, (_, i) => `place ${i}`)

/** Hotels that we would send a friend to, city by city; every tab is also an address. */
export function RecommendedSection({ stay, first }: Props) {
  const { locale, call, currency } = useRouteContext({ from: '__root__' })
  const say = homeWords(locale)
  const [shown, setShown] = useState(first)
  const [asked, setAsked] = useState<string | null>(null)
  const waiting = asked !== null || shown.is === 'waiting'
  const latest = useRef<string | null>(null)
  const [origin, setOrigin] = useState(first)
  if (origin !== first) {
    setOrigin(first)
    setShown(first)
  }
  if (first.is === 'absent') return null

  const show = async (city?: string) => {
    latest.current = city ?? ''
    setAsked(city ?? '')
    const found = await loadRecommended(call, { stay, currency, ...(city ? { city } : {}) })
    // Another tab was pressed since.
    if (latest.current !== (city ?? '')) return
    setAsked(null)
    setShown(found)
  }
  const tabs = first.is === 'shown' ? first.data.tabs : shown.is === 'shown' ? shown.data.tabs : []
  const current = asked || (shown.is === 'shown' ? shown.data.city : (latest.current ?? ''))
  const city = tabs.find(({ slug }) => slug === current)
  const press = (event: MouseEvent, slug: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (slug !== current || shown.is !== 'shown') void show(slug)
  }
  return (
    <HomeSection
      title={say.recommended(searchWords(locale).dates(stay.s_d, stay.e_d))}
      busy={waiting}
      aside={
        city && (
          <Link
            to="/hotel-search/$kw"
            params={{ kw: city.slug }}
            search={searchParams(stay) as never}
            className="link"
          >
            {say.allOf(city.name)}
          </Link>
        )
      }
    >
      {tabs.length > 1 && (
        <nav className="tabs" aria-label={say.cities}>
          {tabs.map(({ slug, name }) => (
            <a
              key={slug}
              href={`?city=${slug}`}
              className="tab"
              aria-current={slug === current || undefined}
              onClick={(event) => press(event, slug)}
            >
              {name}
            </a>
          ))}
        </nav>
      )}
      {waiting ? (
        <div className="tiles">
          {places.map((place) => (
            <TileSkeleton key={place} />
          ))}
        </div>
      ) : shown.is === 'shown' ? (
        <div className="tiles">
          {shown.data.hotels.map((hotel) => (
            <RecommendedTile key={hotel.id} hotel={hotel} stay={stay} locale={locale} />
          ))}
        </div>
      ) : (
        <SectionFailed
          locale={locale}
          className="tiles-failed"
          onRetry={() => show(latest.current || undefined)}
        />
      )}
    </HomeSection>
  )
}

/** A tile of the shelf before it is there, as large as it will be. */
const TileSkeleton = () => (
  <div className="hotel-card hotel-card-tile">
    <div className="card-picture">
      <Skeleton className="tile-picture-waiting" />
    </div>
    <div className="tile-facts">
      <Skeleton lines={3} />
    </div>
  </div>
)
