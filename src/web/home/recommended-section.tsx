import { Link, useRouteContext } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import { searchWords } from '#words/search/search.ts'
import { homeWords } from '#words/site/home.ts'
import { type StaySearch, searchParams } from '../search-query/stay-search.ts'
import { HomeSection, SectionFailed } from './home-section.tsx'
import { hotelsShown, loadRecommended, type Recommended, type Section } from './load-home.ts'
import { RecommendedTile } from './recommended-tile.tsx'

type Props = {
  /** The stay of the search box, which this section follows. */
  stay: StaySearch
  /** The stay that the page came with, and its hotels. */
  firstStay: StaySearch
  first: Section<Recommended>
}

/** Debounce: choosing dates takes several clicks. */
const restMs = 500

const places = Array.from({ length: hotelsShown }, (_, i) => `place ${i}`)

/** Hotels that we would send a friend to, city by city; every tab is also an address. */
export function RecommendedSection({ stay: wanted, firstStay, first }: Props) {
  const { locale, call, currency } = useRouteContext({ from: '__root__' })
  const say = homeWords(locale)
  const [shown, setShown] = useState(first)
  const [stay, setStay] = useState(firstStay)
  const [isChanging, setIsChanging] = useState(false)
  const [asked, setAsked] = useState<string | null>(null)
  const waiting = asked !== null || shown.is === 'waiting'
  const latest = useRef<string | null>(null)
  const [origin, setOrigin] = useState(first)
  if (origin !== first) {
    setOrigin(first)
    setShown(first)
    setStay(firstStay)
  }

  const show = async (city?: string) => {
    latest.current = city ?? ''
    setAsked(city ?? '')
    const found = await loadRecommended(call, { stay, currency, ...(city ? { city } : {}) })
    // Another tab was pressed since.
    if (latest.current !== (city ?? '')) return
    setAsked(null)
    setShown(found)
  }
  // The old tiles stay until those of the new stay are there; one for which nothing can be booked changes nothing.
  const follow = useEffectEvent(async (signal: AbortSignal) => {
    const city = shown.is === 'shown' ? shown.data.city : undefined
    setIsChanging(true)
    const found = await loadRecommended(call, { stay: wanted, currency, ...(city ? { city } : {}) })
    if (signal.aborted) return
    setIsChanging(false)
    if (found.is !== 'shown' || found.data.hotels.length === 0) return
    latest.current = found.data.city
    setShown(found)
    setStay(wanted)
  })
  const isAnother = JSON.stringify(wanted) !== JSON.stringify(stay)
  const asks = isAnother ? JSON.stringify(wanted) : null
  // A city that was pressed comes first, and then that city for the new stay.
  useEffect(() => {
    if (!asks || asked !== null) return
    const changing = new AbortController()
    const timer = setTimeout(() => void follow(changing.signal), restMs)
    return () => {
      clearTimeout(timer)
      changing.abort()
      setIsChanging(false)
    }
  }, [asks, asked])
  if (first.is === 'absent') return null

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
      busy={waiting || isChanging}
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
          {/* By their places: hotels of another stay come where others were, and nothing moves. */}
          {shown.data.hotels.map((hotel, at) => (
            <RecommendedTile key={places[at]} hotel={hotel} stay={stay} locale={locale} />
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
