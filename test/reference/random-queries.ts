import type { HotelPage, HotelQuery } from '#contract/search.ts'
import type { Random } from '#demo/random.ts'
import { boards } from '#domain/stay/board.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import type { Place } from '#server/places/place.ts'
import type { PlaceIndex } from '#server/places/place-index.ts'
import { amenityNames, bedNames } from '#words/hotels/hotel-facts.ts'

/** A raw search: everything is optional except the dates. */
export type WireQuery = Partial<HotelQuery> & { s_d: PlainDate; e_d: PlainDate }

type Facts = { places: PlaceIndex; today: PlainDate }

const currencies = ['CNY', 'CNY', 'CNY', 'USD', 'JPY', 'KWD', 'EUR', 'HKD', 'VND', 'XYZ']
const sorts = ['recommended', 'recommended', 'price', '-price', 'score', 'stars', 'distance'] as const
const names = ['hotel', 'HOTEL', 'a', 'garden', 'é', '酒店', '海', 'park inn', 'zzz', 'the']

/** Makes random searches of every kind; deterministic for a seed. */
export function queryMaker({ places, today }: Facts, random: Random): () => WireQuery {
  const withHotels = [...places.byId.values()].filter(({ hotels, kind }) => hotels > 0 && kind !== 'country')
  const cities = withHotels.filter(({ kind }) => kind === 'city')
  const large = cities.filter(({ hotels }) => hotels > 4)
  const districts = withHotels.filter(({ kind }) => kind === 'district')
  const spots = [...places.byId.values()].filter(
    ({ kind, parent }) => ['airport', 'station', 'landmark'].includes(kind) && parent && parent.hotels > 4,
  )
  const where = () =>
    random.weighted<() => Partial<HotelQuery>>([
      [() => ({ kw: random.pick(large).slug }), 40],
      [() => ({ kw: random.pick(cities).slug }), 5],
      [() => ({ kw: random.pick(districts).slug }), 12],
      [() => ({ kw: random.pick(spots).slug }), 12],
      [() => ({ bounds: boxAround(random.pick(large), random) }), 12],
      [() => ({ near: circleAround(random.pick(large), random) }), 12],
      [() => someBox(random.pick(large), random), 4],
      [() => ({ bounds: wideBox }), 1],
      [() => ({ bounds: overTheDateLine }), 2],
      [() => ({ kw: random.pick(['nowhere-at-all', 'china']) }), 1],
    ])()
  const districtsAt = ({ kw }: Partial<HotelQuery>) => {
    const own = districts.filter(({ slug }) => kw !== undefined && slug.startsWith(kw))
    return own.length > 0 ? own : districts
  }
  const query = (place: Partial<HotelQuery>): WireQuery => ({
    ...place,
    ...datesFrom(today, random),
    ...partyOf(random),
    ...filtersOf(random, districtsAt(place)),
    ...(random.chance(30) ? { currency: random.pick(currencies) } : {}),
    ...(random.chance(70) ? { sort: random.pick(sorts) } : {}),
    ...(random.chance(30) ? { page: random.pick([1, 2, 2, 3, 5, 40]) } : {}),
    ...(random.chance(30) ? { page_size: random.pick([1, 3, 7, 50]) } : {}),
  })
  return () => query(where())
}

/** Over the cities with one hotel each: too many for a list. */
const wideBox = { n: 57.8, s: 49, e: 13, w: 2 }

/** Fiji on one side of the date line, Samoa on the other. */
const overTheDateLine = { n: -10, s: -20, e: -165, w: 175 }

/** Honolulu and Samoa: yesterday and today. */
const overTwoDays = { n: 25, s: -20, e: -150, w: -175 }

/** With the precision of a URL: about a metre. */
const written = (degrees: number) => Math.round(degrees * 100_000) / 100_000

/** Degrees on each side; sometimes across the date line. */
function boxAround({ lat, lon }: Place, random: Random): NonNullable<HotelQuery['bounds']> {
  const half = random.pick([0.01, 0.05, 0.3, 1.5])
  const shift = random.int(-100, 100) / 400
  const turned = (degrees: number) => ((degrees + 540) % 360) - 180
  return {
    n: written(Math.min(90, lat + half + shift * half)),
    s: written(lat - half),
    e: written(turned(lon + half + (half > 1 && Math.abs(lon) > 165 ? 20 : 0))),
    w: written(turned(lon - half)),
  }
}

function circleAround({ lat, lon }: Place, random: Random): NonNullable<HotelQuery['near']> {
  return {
    lat: written(lat + random.int(-20, 20) / 1000),
    lon: written(lon + random.int(-20, 20) / 1000),
    km: random.pick([0.5, 2, 5, 40]),
  }
}

const someBox = (place: Place, random: Random): Partial<HotelQuery> => ({
  kw: place.slug,
  ...(random.chance(50) ? { bounds: boxAround(place, random) } : { near: circleAround(place, random) }),
})

function datesFrom(today: PlainDate, random: Random): Pick<WireQuery, 's_d' | 'e_d'> {
  const ahead = random.weighted([
    [random.int(0, 3), 20],
    [random.int(4, 60), 62],
    [random.int(61, 540), 15],
    // Today in UTC is yesterday in Honolulu and tomorrow in Apia.
    [random.pick([-2, -1, -1, 540, 541, 542]), 3],
  ])
  const s_d = addDays(today, ahead)
  return { s_d, e_d: addDays(s_d, random.pick([1, 1, 1, 2, 2, 3, 4, 5, 7, 10, 14, 30])) }
}

function partyOf(random: Random): Partial<HotelQuery> {
  if (random.chance(50)) return {}
  const rooms = random.pick([1, 1, 1, 2, 2, 3, 9])
  return {
    rooms,
    adults: random.pick([1, 2, 3, rooms * 2, rooms * 2, rooms * 2, rooms + 1, rooms]),
    ages: random.chance(40) ? Array.from({ length: random.int(1, 4) }, () => random.int(0, 17)) : [],
  }
}

function filtersOf(random: Random, districts: readonly Place[]): Partial<HotelQuery> {
  if (random.chance(35)) return {}
  const some = <Item>(items: readonly Item[], most: number) =>
    Array.from({ length: random.int(1, most) }, () => random.pick(items))
  const chosen = <Part extends Partial<HotelQuery>>(percent: number, part: () => Part) =>
    random.chance(percent) ? part() : {}
  const price = () => random.pick([5, 10, 20, 40, 80]) * random.pick([1_000, 10_000])
  return {
    ...chosen(18, () => ({ stars: some([0, 1, 2, 3, 4, 5], 3) })),
    ...chosen(12, () => ({ score: random.pick([7, 8, 9, 6.5, 8.4, 0, 10]) })),
    ...chosen(7, () => ({ price_min: price() })),
    ...chosen(8, () => ({ price_max: price() })),
    ...chosen(14, () => ({ amenities: some(Object.keys(amenityNames), 2) })),
    ...chosen(15, () => ({ board: some(boards, 2) })),
    ...chosen(9, () => ({ district: some(districts, 3).map(({ slug }) => slug) })),
    ...chosen(9, () => ({ beds: some([...Object.keys(bedNames), 'hammock'], 2) })),
    ...chosen(15, () => ({ free_cancel: true })),
    ...chosen(15, () => ({ pay_later: true })),
    ...chosen(8, () => ({ name: random.pick(names) })),
  }
}

/** The same search with the price of one of its cards as a bound, which is inclusive. */
export function bounded(query: HotelQuery, { list }: HotelPage, random: Random): HotelQuery | null {
  const totals = list.flatMap(({ offer }) => offer?.total.amount ?? [])
  if (totals.length === 0) return null
  return { ...query, page: 1, [random.pick(['price_min', 'price_max'])]: random.pick(totals) }
}

/** The first and the last bookable days, and those just outside, across time zones. */
export function edgeQueries(today: PlainDate): WireQuery[] {
  const where = [
    { bounds: overTwoDays },
    { bounds: overTheDateLine },
    { bounds: { n: 1, s: 0, e: 1, w: 0 } },
    { kw: 'america-usa-honolulu' },
  ]
  return where.flatMap((place) =>
    [-2, -1, 0, 539, 540, 541, 542].map((ahead) => ({
      ...place,
      s_d: addDays(today, ahead),
      e_d: addDays(today, ahead + 1),
    })),
  )
}
