import type { HotelFacets } from '#contract/search.ts'
import { boards } from '#domain/board.ts'
import { type Candidate, type Filters, type Listed, listed } from './filters.ts'

type Counts = Record<string, number>
const thresholds = ['9', '8', '7']
const bars = 20

/** Each count is what the list gives with that one value in the facet, found by asking the list. */
export function facetsOf(candidates: readonly Candidate[], filters: Filters): HotelFacets['facets'] {
  const count = (choice: Partial<Filters>) => listed(candidates, { ...filters, ...choice }).length
  const counts = (values: Iterable<string>, choice: (value: string) => Partial<Filters>): Counts =>
    Object.fromEntries(
      [...new Set(values)]
        .map((value): [string, number] => [value, count(choice(value))])
        .filter(([, n]) => n > 0),
    )
  const hotels = candidates.map(({ hotel }) => hotel)
  const all = (counted: Counts, values: readonly string[]): Counts =>
    Object.fromEntries(values.map((value) => [value, counted[value] ?? 0]))
  return {
    stars: counts(
      hotels.map(({ stars }) => String(stars)),
      (value) => ({ stars: [Number(value)] }),
    ),
    score: all(
      counts(thresholds, (value) => ({ score: Number(value) })),
      thresholds,
    ),
    amenities: counts(
      hotels.flatMap(({ amenities }) => amenities),
      (value) => ({ amenities: [value] }),
    ),
    board: counts(boards, (value) => ({ board: boards.filter((board) => board === value) })),
    district: counts(
      candidates.flatMap(({ district }) => district ?? []),
      (value) => ({ district: [value] }),
    ),
    beds: counts(
      hotels.flatMap(({ rooms }) => rooms.flatMap(({ beds }) => beds.map(({ kind }) => kind))),
      (value) => ({ beds: [value] }),
    ),
    free_cancel: { 1: count({ free_cancel: true }) },
    pay_later: { 1: count({ pay_later: true }) },
  }
}

/** Of what would be listed whatever the price. */
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

export function boundsOf(hotels: readonly Listed[]): HotelFacets['bounds'] {
  if (hotels.length === 0) return null
  const lats = hotels.map(({ hotel }) => hotel.lat)
  const lons = hotels.map(({ hotel }) => hotel.lon)
  return { n: Math.max(...lats), s: Math.min(...lats), e: Math.max(...lons), w: Math.min(...lons) }
}
