import type { HotelFacets, HotelPage, HotelQuery } from '#contract/search.ts'
import type { Money } from '#domain/money/money.ts'
import { faultOfStay } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import type { Place } from '#server/places/place.ts'
import { presentPlace } from '#server/places/present.ts'
import { listWords } from '#words/search/hotel-list.ts'
import { type Area, areaOf, isSpot } from './areas.ts'
import { candidatesOf, type ReferenceContext } from './candidates.ts'
import { cardsOf } from './cards.ts'
import { boundsOf, facetsOf, pricesOf } from './facets.ts'
import { listed } from './filters.ts'
import type { ReferenceHotel } from './hotel.ts'
import { ranksOf, sorted } from './sorts.ts'

export type ReferenceAnswer = { page: HotelPage; facets: HotelFacets }
/** The invalid field, or an unknown place. */
export type ReferenceRefusal = 'not_found' | 's_d' | 'currency'

const mostPlaces = 60
const mostHotels = 4_000
const mostMarks = 200

/** The list and its facets, computed hotel by hotel. */
export function answerOf(
  context: ReferenceContext,
  query: HotelQuery,
  locale: Locale,
): ReferenceAnswer | ReferenceRefusal {
  const place = query.kw === undefined ? null : context.places.bySlug.get(query.kw)
  if (place === undefined || place?.kind === 'country') return 'not_found'
  const area = areaOf(context.hotels, place, query)
  const { s_d: arrival, e_d: departure } = query
  const days = daysOf(context, place, area)
  if (days.every((today) => faultOfStay({ arrival, departure }, today))) return 's_d'
  const { base, rates } = context.rates
  if (query.currency !== base && rates[query.currency] === undefined) return 'currency'
  const cities = Map.groupBy(area.hotels, ({ city }) => city)
  const isWide = area.isMap && (cities.size > mostPlaces || area.hotels.length > mostHotels)
  return answerFor(context, query, locale, {
    place,
    area: isWide ? { ...area, hotels: [] } : area,
    isWide,
    cities,
  })
}

/** Today in the place, or wherever the map shows hotels; without hotels, in the last zone on earth. */
function daysOf({ places, now }: ReferenceContext, place: Place | null, { hotels, isMap }: Area): string[] {
  const zones =
    place && !isMap ? [place.zone] : [...new Set(hotels.map(({ city }) => places.byId.get(city)!.zone))]
  return (zones.length > 0 ? zones : [place?.zone ?? 'Etc/GMT+12']).map((zone) => dateIn(zone, now))
}

type Found = {
  place: Place | null
  area: Area
  isWide: boolean
  cities: ReadonlyMap<number, readonly ReferenceHotel[]>
}

function answerFor(
  context: ReferenceContext,
  query: HotelQuery,
  locale: Locale,
  { place, area, isWide, cities }: Found,
): ReferenceAnswer {
  const candidates = candidatesOf(context, query, area)
  const found = sorted(listed(candidates, query), ranksOf(context, candidates, place), query)
  const { s_d, e_d, rooms, adults, ages, page, page_size } = query
  const counted = {
    place: place && presentPlace(place, locale),
    total: found.length,
    available: found.filter(({ offer }) => offer !== null).length,
  }
  const marks = [...cities]
    .map(([id, hotels]) => ({
      place: context.places.byId.get(id)!,
      hotels: hotels.length,
      from: isWide ? leastOf(context, query, { ...area, hotels }) : null,
    }))
    .sort((a, b) => b.hotels - a.hotels || a.place.id - b.place.id)
    .slice(0, mostMarks)
    .map((mark) => ({ ...mark, place: presentPlace(mark.place, locale) }))
  const facets = facetsOf(candidates, query)
  const districts = Object.keys(facets.district).map((slug) => context.places.bySlug.get(slug)!)
  return {
    page: {
      ...counted,
      list: cardsOf(context, found.slice((page - 1) * page_size, page * page_size), query, locale),
      page,
      page_size,
      stay: { s_d, e_d, rooms, adults, ages },
      zoom_in: isWide,
      places: isWide ? marks : [],
    },
    facets: {
      ...counted,
      facets,
      district_names: Object.fromEntries(districts.map(({ slug, name }) => [slug, name[locale]])),
      price: pricesOf(candidates, query, query.currency),
      bounds: boundsOf(found),
      tdk: headOf(place, query, isWide ? [...cities.values()].flat().length : null, found.length, locale),
    },
  }
}

/** The price of the cheapest stay in these hotels, regardless of filters. */
function leastOf(context: ReferenceContext, query: HotelQuery, area: Area): Money | null {
  const totals = candidatesOf(context, query, area).flatMap(({ offers }) => offers.map(({ shown }) => shown))
  return totals.length > 0 ? { amount: Math.min(...totals), currency: query.currency } : null
}

/** The engine knows prices of places in memory only; missing ones are filled in from the expected page. */
export const filledIn = (told: HotelPage, expected: HotelPage): HotelPage => ({
  ...told,
  places: told.places.map((mark, at) => ({ ...mark, from: mark.from ?? expected.places[at]?.from ?? null })),
})

function headOf(
  place: Place | null,
  { bounds, near }: HotelQuery,
  inWide: number | null,
  hotels: number,
  locale: Locale,
): HotelFacets['tdk'] {
  const words = listWords(locale)
  const onMap = inWide === null ? words.areaDescription(hotels) : words.wideDescription(inWide)
  if (!place) return { title: words.title, des: onMap, kword: words.keywords }
  const name = place.name[locale]
  const city = place.parent?.name[locale] ?? null
  return {
    title: isSpot(place) ? words.titleAround(name) : words.titleIn(name, city),
    des: bounds || near ? onMap : words.description(name, hotels, isSpot(place)),
    kword: words.keywordsFor(name, city, isSpot(place)),
  }
}
