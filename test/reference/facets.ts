import type { HotelFacets } from '#contract/search.ts'
import { boards } from '#domain/stay/board.ts'
import { type Candidate, type Filters, type Listed, listed } from './filters.ts'

const thresholds = ['9', '8', '7']
const bars = 20

/** Each count is the length of the list with that one value in the facet, by running the list. */
export function facetsOf(candidates: readonly Candidate[], filters: Filters): HotelFacets['facets'] {
  const count = (choice: Partial<Filters>) => listed(candidates, { ...filters, ...choice }).length
  const counts = (values: Iterable<string>, choice: (value: string) => Partial<Filters>) =>
    Object.fromEntries([...new Set(values)].map((value) => [value, count(choice(value))]))
  const hotels = candidates.map(({ hotel }) => hotel)
  const products = hotels.flatMap((hotel) => hotel.products)
  return {
    stars: counts(
      hotels.map(({ stars }) => String(stars)),
      (value) => ({ stars: [Number(value)] }),
    ),
    score: counts(thresholds, (value) => ({ score: Number(value) })),
    amenities: counts(
      hotels.flatMap(({ amenities }) => amenities),
      (value) => ({ amenities: [value] }),
    ),
    board: counts(
      products.map(({ plan }) => plan.board),
      (value) => ({
        board: boards.filter((board) => board === value),
      }),
    ),
    district: counts(
      candidates.flatMap(({ district }) => district ?? []),
      (value) => ({ district: [value] }),
    ),
    beds: counts(
      products.flatMap(({ room }) => room.beds.map(({ kind }) => kind)),
      (value) => ({ beds: [value] }),
    ),
    free_cancel: { 1: count({ free_cancel: true }) },
    pay_later: { 1: count({ pay_later: true }) },
  }
}

/** Over the hotels listed without the price filter. */
export function pricesOf(
  candidates: readonly Candidate[],
  filters: Filters,
  currency: string,
): HotelFacets['price'] {
  const anyPrice = { ...filters, price_min: undefined, price_max: undefined }
  const totals = listed(candidates, anyPrice).flatMap(({ offer }) => offer?.shown ?? [])
  if (totals.length === 0) return { min: null, max: null, bars: Array.from({ length: bars }, () => 0) }
  const [min, max] = [Math.min(...totals), Math.max(...totals)]
  const barOf = (total: number) =>
    max === min ? 0 : Math.min(bars - 1, Math.floor(((total - min) * bars) / (max - min)))
  return {
    min: { amount: min, currency },
    max: { amount: max, currency },
    bars: Array.from({ length: bars }, (_, bar) => totals.filter((total) => barOf(total) === bar).length),
  }
}

/** The smallest bounding box; it may cross the date line. */
export function boundsOf(hotels: readonly Listed[]): HotelFacets['bounds'] {
  if (hotels.length === 0) return null
  const lats = hotels.map(({ hotel }) => hotel.lat)
  const lons = hotels.map(({ hotel }) => hotel.lon)
  const [n, s, e, w] = [Math.max(...lats), Math.min(...lats), Math.max(...lons), Math.min(...lons)]
  const [east, west] = [lons.filter((lon) => lon >= 0), lons.filter((lon) => lon < 0)]
  if (east.length === 0 || west.length === 0) return { n, s, e, w }
  const across = { n, s, e: Math.max(...west), w: Math.min(...east) }
  return across.e + 360 - across.w < e - w ? across : { n, s, e, w }
}
