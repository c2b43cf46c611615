import type { PlaceGuide, PlaceQuery } from '#contract/places.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { sceneries } from '#gazetteer/city.ts'
import { metresBetween } from '#gazetteer/ground.ts'
import { hasClearSeasons, monthsOf, type SeasonFacts } from '#gazetteer/seasons.ts'
import { hotelWords } from '#words/hotels/hotels.ts'
import { placeWords } from '#words/search/places.ts'
import type { Places } from '../places/open-places.ts'
import { isSpot, type Place } from '../places/place.ts'
import { placePictureOf } from '../places/place-picture.ts'
import { presentListed, presentPlace } from '../places/present.ts'
import type { Search } from '../search/open-search.ts'
import { spotsOf } from './spots.ts'

const high = 108
const low = 92

/** An introduction to a place: districts, seasons, prices and questions. */
export async function showPlaceGuide(
  { places, pricePlace }: { places: Places; pricePlace: Search['pricePlace'] },
  { kw, currency, locale }: PlaceQuery & { locale: Locale },
) {
  const index = await places()
  const place = index.bySlug.get(kw)
  if (!place || place.kind === 'country') return refuse('not_found')
  const city = place.parent ?? place
  const parts = spotsOf(index).get(city.id) ?? []
  const districts = parts.filter(({ kind }) => kind === 'district').toSorted((a, b) => b.hotels - a.hotels)
  const months = monthsOf(seasonFacts(city))
  const prices = await pricePlace(place, currency)
  const guide: PlaceGuide = {
    place: presentPlace(place, locale),
    intro: introOf(place, city, districts, parts, months, locale),
    image: placePictureOf(place, locale),
    districts: districts
      .filter(({ id }) => id !== place.id)
      .map((district) => ({
        ...presentListed(district, locale),
        from: prices.districts.get(district.id) ?? null,
      })),
    months: months.map((percent, at) => ({
      month: at + 1,
      season: seasonOf(percent),
      from: prices.months[at]!,
    })),
    faq: faqOf(place, city, districts, parts, months, locale),
    tdk: tdkOf(place, districts, locale),
  }
  return ok(guide)
}

const seasonOf = (percent: number) => (percent >= high ? 'high' : percent <= low ? 'low' : 'shoulder')
const seasonFacts = ({ scenery, lat, country }: Place): SeasonFacts => ({
  scenery: sceneries.find((known) => known === scenery) ?? 'plain',
  lat,
  country: country.code,
})

const whereabouts = (place: Place, locale: Locale) =>
  placeWords(locale).whereabouts(place.name[locale], isSpot(place))

const extremes = (months: readonly number[]) => {
  const inOrder = months
    .map((percent, at) => ({ percent, month: at + 1 }))
    .toSorted((a, b) => b.percent - a.percent)
  const byMonth = (some: typeof inOrder) => some.map(({ month }) => month).toSorted((a, b) => a - b)
  return { fullest: byMonth(inOrder.slice(0, 2)), quietest: byMonth(inOrder.slice(-2)) }
}

function nearestAirport(place: Place, parts: readonly Place[]): { airport: Place; km: number } | null {
  const [nearest] = parts
    .filter(({ kind }) => kind === 'airport')
    .map((airport) => ({ airport, km: Math.max(1, Math.round(metresBetween(airport, place) / 1000)) }))
    .sort((a, b) => a.km - b.km)
  return nearest && nearest.airport.id !== place.id ? nearest : null
}

function introOf(
  place: Place,
  city: Place,
  districts: readonly Place[],
  parts: readonly Place[],
  months: readonly number[],
  locale: Locale,
): string {
  const words = hotelWords(locale)
  const { fullest, quietest } = extremes(months)
  const airport = nearestAirport(place, parts)
  const best = districts.filter(({ hotels }) => hotels > 0).slice(0, 3)
  const sentences = [
    words.introCount(whereabouts(place, locale), place.hotels, place.within[locale]),
    ...(place === city && best.length > 1
      ? [words.introDistricts(best.map(({ name }) => name[locale]))]
      : []),
    ...(airport ? [words.introAirport(airport.airport.name[locale], airport.km)] : []),
    ...(hasClearSeasons(seasonFacts(city)) ? [words.introSeason(fullest, quietest)] : []),
  ]
  return sentences.join(locale === 'en' ? ' ' : '')
}

function faqOf(
  place: Place,
  city: Place,
  districts: readonly Place[],
  parts: readonly Place[],
  months: readonly number[],
  locale: Locale,
): PlaceGuide['faq'] {
  const words = hotelWords(locale)
  const name = place.name[locale]
  const airport = nearestAirport(place, parts)
  const best = districts.filter(({ hotels }) => hotels > 0).slice(0, 3)
  return [
    ...(hasClearSeasons(seasonFacts(city))
      ? [
          {
            question: words.whenQuestion(whereabouts(place, locale)),
            answer: words.whenAnswer(extremes(months).quietest),
          },
        ]
      : []),
    ...(place === city && best.length > 1
      ? [
          {
            question: words.whereQuestion(name),
            answer: words.whereAnswer(best.map((district) => district.name[locale])),
          },
        ]
      : []),
    ...(airport
      ? [
          {
            question: words.airportQuestion(name),
            answer: words.airportAnswer(airport.airport.name[locale], airport.km, isSpot(place)),
          },
        ]
      : []),
    { question: words.priceQuestion, answer: words.priceAnswer },
  ]
}

function tdkOf(place: Place, districts: readonly Place[], locale: Locale): PlaceGuide['tdk'] {
  const words = hotelWords(locale)
  const where = whereabouts(place, locale)
  return {
    title: words.placeTitle(where),
    des: words.placeDescription(where, place.hotels),
    kword: words.placeKeywords(
      where,
      place.name[locale],
      districts.slice(0, 5).map((district) => district.name[locale]),
    ),
  }
}
