import type { HotelFacets } from '#contract/search.ts'
import type { MultiValueFilterName } from '#domain/hotel/list-filters.ts'
import { boards } from '#domain/stay/board.ts'
import type { Locale } from '#domain/text/locale.ts'
import { amenityNames, bedNames } from '#words/hotels/hotel-facts.ts'
import { listPageWords } from '#words/search/list-page.ts'
import { choiceName, type DistrictNames } from './filter-names.ts'
import { type Choice, type Filters, freeCancel, isChosen, payLater } from './filters.ts'

/** A row of the panel: whether it is chosen, and how many hotels choosing it leaves. */
export type FilterRow = {
  readonly key: string
  readonly choice: Choice
  readonly label: string
  /** Null until facets are loaded, and for an amenity beside another chosen one. */
  readonly count: number | null
  readonly chosen: boolean
}
export type FilterRows = {
  readonly key: string
  readonly title: string
  readonly rows: readonly FilterRow[]
  /** The number of rows shown at first; the rest expand below `moreTitle`. */
  readonly first: number
  readonly moreTitle: string
}

type Facets = HotelFacets['facets']
type Facts = { filters: Filters; facets: Facets | null; districts: DistrictNames; locale: Locale }

const shownDistricts = 5
const shownAmenities = 8
const all = Number.POSITIVE_INFINITY

/** The panel's lists, in order; a list with nothing to choose is left out. */
export function filterRows(facts: Facts): FilterRows[] {
  const { filters, facets, districts, locale } = facts
  const say = listPageWords(locale)
  const row = (choice: Choice): FilterRow => ({
    key: `${choice.filter}-${choice.value}`,
    choice,
    label: choiceName(choice, districts, locale),
    count: facets && !isBesideOtherAmenity(filters, choice) ? countOf(facets, choice) : null,
    chosen: isChosen(filters, choice),
  })
  const rows = (filter: MultiValueFilterName, values: readonly (string | number)[]) =>
    values.map((value) => row({ filter, value }))
  const known = (filter: MultiValueFilterName) => knownValues(facts, filter)
  const byCount = (some: readonly FilterRow[]) =>
    some.toSorted((a, b) => Number(b.chosen) - Number(a.chosen) || (b.count ?? 0) - (a.count ?? 0))
  const inTable = (filter: MultiValueFilterName, table: object) => {
    const order = Object.keys(table)
    const at = (value: string) => (order.indexOf(value) < 0 ? order.length : order.indexOf(value))
    return known(filter).toSorted((a, b) => at(a) - at(b))
  }
  const others = known('board').filter((board) => board !== 'breakfast')
  const list = (key: string, title: string, some: readonly FilterRow[], first = all, moreTitle = '') => ({
    key,
    title,
    rows: some,
    first,
    moreTitle,
  })
  const districtRows = byCount(rows('district', known('district')))
  // Breakfast is asked of the offer, further up: that a house serves it says nothing of the price.
  const amenityRows = rows('amenities', inTable('amenities', amenityNames)).filter(
    ({ choice, chosen }) => chosen || choice.value !== 'breakfast',
  )
  return [
    list('used', say.mostUsed, [
      row(freeCancel),
      row({ filter: 'board', value: 'breakfast' }),
      row(payLater),
    ]),
    list(
      'stars',
      say.stars,
      rows(
        'stars',
        known('stars')
          .map(Number)
          .toSorted((a, b) => b - a),
      ),
    ),
    list('district', say.district, districtRows, shownDistricts, say.allDistricts(districtRows.length)),
    list(
      'board',
      say.board,
      rows(
        'board',
        boards.filter((board) => others.includes(board)),
      ),
    ),
    list('beds', say.beds, rows('beds', inTable('beds', bedNames))),
    list('amenities', say.amenities, amenityRows, shownAmenities, say.allAmenities(amenityRows.length)),
  ].filter(({ rows: some }) => some.length > 0)
}

/** Counted values and chosen ones: a chosen value is always listed. */
function knownValues({ filters, facets }: Facts, filter: MultiValueFilterName): string[] {
  const counted = Object.keys(facets?.[filter] ?? {})
  return [...new Set([...counted, ...filters[filter].map(String)])]
}

/** Hotels must have all chosen amenities, but a count is for its value alone: it is hidden beside another one. */
const isBesideOtherAmenity = ({ amenities }: Filters, { filter, value }: Choice): boolean =>
  filter === 'amenities' && amenities.some((other) => other !== value)

export const countOf = (facets: Facets, { filter, value }: Choice): number => facets[filter][value] ?? 0
