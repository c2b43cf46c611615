import { HotelQuery, type RecommendationQuery, type Recommendations } from '#contract/search.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dateOf } from '#domain/time/plain-date.ts'
import { placeWords } from '#words/search/places.ts'
import { recommendationWords } from '#words/search/recommendations.ts'
import { mainCities } from '../places/main-cities.ts'
import { isSpot, type Place } from '../places/place.ts'
import { presentPlace } from '../places/present.ts'
import type { SearchContext } from './context.ts'
import { listHotels } from './list-hotels.ts'
import { GOOD_SCORE, titleHolders, whyFrom } from './why-recommended.ts'

/** Domestic cities of the language come first. */
const TABS = { en: { atHome: 4, abroad: 4 }, zh: { atHome: 5, abroad: 3 } }
/** A city with fewer hotels has no recommendations. */
const LEAST_HOTELS = 6
const MOST_HOTELS = 8
/** Hotels that a first visitor would consider: the recommended order alone favours cheap inns. */
const CONSIDERED = { stars: [3, 4, 5], score: GOOD_SCORE }
/** Without dates the defaults of the search box are used: the day after tomorrow, for one night. */
const DEFAULT_START = 2
const DEFAULT_END = 3

/** Recommended hotels in a city, each with a reason; and the most requested cities. */
export async function recommendHotels(context: SearchContext, query: RecommendationQuery, locale: Locale) {
  const index = await context.places()
  const main = mainCities(index, { locale, ...TABS[locale], leastHotels: LEAST_HOTELS })
  const place = query.city === undefined ? main[0] : index.bySlug.get(query.city)
  if (query.city !== undefined && (!place || place.kind === 'country')) return refuse('not_found')
  if (!place) return ok<Recommendations>({ tabs: [], list: [] })

  const found = await chosenHotels(context, place, query, locale)
  if (!found.ok) return found
  const tabs = main.includes(place) ? main : [place, ...main]
  return ok<Recommendations>({ tabs: tabs.map((tab) => presentPlace(tab, locale)), list: found.value })
}

async function chosenHotels(
  context: SearchContext,
  place: Place,
  query: RecommendationQuery,
  locale: Locale,
) {
  const { today } = context.zoneDays(place.zone, context.now())
  const { city: _, s_d = dateOf(today + DEFAULT_START), e_d = dateOf(today + DEFAULT_END), ...party } = query
  const view = (wish: object) => HotelQuery.parse({ kw: place.slug, s_d, e_d, ...party, ...wish })
  const views = [
    view({ sort: 'recommended', ...CONSIDERED, page_size: MOST_HOTELS }),
    view({ sort: 'recommended', page_size: MOST_HOTELS }),
    view({ sort: 'score', page_size: 1 }),
    view({ sort: 'price', score: GOOD_SCORE, page_size: 1 }),
    view({ sort: 'distance', page_size: 1 }),
  ]
  const pages = []
  for (const one of views) {
    const page = await listHotels(context, one, locale)
    if (!page.ok) return page
    pages.push(page.value.list.filter(({ offer }) => offer !== null))
  }
  const [considered = [], others = [], byScore = [], byPrice = [], byDistance = []] = pages
  const ahead = new Set(considered.map(({ id }) => id))
  const recommended = [...considered, ...others.filter(({ id }) => !ahead.has(id))].slice(0, MOST_HOTELS)
  const name = place.name[locale]
  const where =
    place.kind === 'city' ? recommendationWords(locale).centreOf(name, place.form === 'city') : name
  const facts = { around: placeWords(locale).whereabouts(name, isSpot(place)), where, locale }
  const titles = titleHolders({ byScore, byPrice, byDistance }, facts)

  const known = new Map(
    [...recommended, ...byScore, ...byPrice, ...byDistance].map((card) => [card.id, card]),
  )
  const untitled = recommended.filter(({ id }) => !titles.has(id)).slice(0, MOST_HOTELS - titles.size)
  const inOrder = recommended.filter((card) => titles.has(card.id) || untitled.includes(card))
  const ids = new Set([...inOrder.map(({ id }) => id), ...titles.keys()])
  return ok(
    [...ids].map((id, turn) => {
      const card = known.get(id)!
      return { ...card, why: titles.get(id) ?? whyFrom(card, turn, facts) }
    }),
  )
}
