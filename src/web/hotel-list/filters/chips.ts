import {
  type FacetName,
  listFilters,
  type MultiValueFilterName,
  noFilters,
} from '#domain/hotel/list-filters.ts'
import type { Locale } from '#domain/text/locale.ts'
import { listPageWords } from '#words/search/list-page.ts'
import { type ListQuery, withBounds, withFilters } from '../list-query.ts'
import { choiceName, type DistrictNames, priceName } from './filter-names.ts'
import { type Choice, hasPrice, isChosen, toggled, withoutGroup } from './filters.ts'

/** One thing that narrows the list, and what takes it off. */
export type FilterChip = {
  readonly key: string
  readonly label: string
  readonly remove: (query: ListQuery) => ListQuery
}

type Names = { currency: string; districts: DistrictNames; locale: Locale }

/** The active filters: map area and price, then in `chipOrder`, the name last. */
export function chipsOf(query: ListQuery, { currency, districts, locale }: Names): FilterChip[] {
  const { filters, bounds } = query
  const say = listPageWords(locale)
  const chips: FilterChip[] = choicesOf(query).map((choice) => ({
    key: `${choice.filter}-${choice.value}`,
    label: choiceName(choice, districts, locale),
    remove: (now) => (isChosen(now.filters, choice) ? withFilters(now, toggled(now.filters, choice)) : now),
  }))
  if (hasPrice(filters))
    chips.unshift({
      key: 'price',
      label: priceName(filters, query.currency ?? currency, locale),
      remove: (now) => withFilters(now, withoutGroup(now.filters, 'price')),
    })
  if (filters.name)
    chips.push({
      key: 'name',
      label: say.named(filters.name),
      remove: (now) => withFilters(now, withoutGroup(now.filters, 'name')),
    })
  if (bounds) chips.unshift({ key: 'area', label: say.area, remove: (now) => withBounds(now, null) })
  return chips
}

/** Chips of the filters that guests choose most come first; the panel has an order of its own. */
const chipOrder: Record<FacetName, number> = {
  free_cancel: 0,
  board: 1,
  pay_later: 2,
  score: 3,
  stars: 4,
  district: 5,
  beds: 6,
  amenities: 7,
}

const isMultiValue = (filter: FacetName): filter is MultiValueFilterName => 'most' in listFilters[filter]

export function choicesOf({ filters }: ListQuery): Choice[] {
  const names = (Object.keys(chipOrder) as FacetName[]).toSorted((a, b) => chipOrder[a] - chipOrder[b])
  return names.flatMap((filter): Choice[] => {
    if (filter === 'score') return filters.score === null ? [] : [{ filter, value: filters.score }]
    if (isMultiValue(filter)) return filters[filter].map((value) => ({ filter, value }))
    return filters[filter] ? [{ filter, value: 1 }] : []
  })
}

/** Everything that narrows the list, taken off at once. */
export const cleared = (query: ListQuery): ListQuery => withBounds(withFilters(query, noFilters), null)
