import type { Locale } from '#domain/locale.ts'
import { listPageWords } from '#words/list-page.ts'
import { choiceName, type DistrictNames, priceName } from './filter-names.ts'
import {
  type Choice,
  freeCancel,
  hasPrice,
  isChosen,
  type ListFilter,
  noFilters,
  payLater,
  toggled,
  withoutGroup,
} from './filters.ts'
import { type ListQuery, withBounds, withFilters } from './list-query.ts'

/** One thing that narrows the list, and what takes it off. */
export type FilterChip = {
  readonly key: string
  readonly label: string
  readonly remove: (query: ListQuery) => ListQuery
}

type Names = { currency: string; districts: DistrictNames; locale: Locale }

/** What narrows the list, in the order of the panel. */
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

export function choicesOf({ filters }: ListQuery): Choice[] {
  const { stars, score, amenities, board, district, beds, free_cancel, pay_later } = filters
  const each = (filter: ListFilter, values: readonly (string | number)[]): Choice[] =>
    values.map((value) => ({ filter, value }))
  return [
    ...(free_cancel ? [freeCancel] : []),
    ...each('board', board),
    ...(pay_later ? [payLater] : []),
    ...(score === null ? [] : [{ filter: 'score', value: score } as const]),
    ...each('stars', stars),
    ...each('district', district),
    ...each('beds', beds),
    ...each('amenities', amenities),
  ]
}

/** Everything that narrows the list, taken off at once. */
export const cleared = (query: ListQuery): ListQuery => withBounds(withFilters(query, noFilters), null)
