import type { Locale } from '#domain/text/locale.ts'
import { formatList } from '#words/format.ts'
import { listPageWords } from '#words/search/list-page.ts'
import { type ListQuery, withBounds, withFilters } from '../list-query.ts'
import { choicesOf } from './chips.ts'
import { choiceName, type DistrictNames, priceName } from './filter-names.ts'
import { activeGroups, type FilterGroup, withoutGroup } from './filters.ts'

/** A filter that could go, and how many hotels remain without it. */
export type Dropped = { readonly group: FilterGroup | 'area'; readonly total: number }

/** The list without each single filter: what is asked when nothing was found. */
export function withoutEach(query: ListQuery): { group: Dropped['group']; query: ListQuery }[] {
  const lists: { group: Dropped['group']; query: ListQuery }[] = activeGroups(query.filters).map((group) => ({
    group,
    query: withFilters(query, withoutGroup(query.filters, group)),
  }))
  return query.bounds ? [{ group: 'area', query: withBounds(query, null) }, ...lists] : lists
}

/** Filters whose removal yields results, the most results first. */
export const helpful = (dropped: readonly Dropped[]): Dropped[] =>
  dropped.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total)

type Names = { currency: string; districts: DistrictNames; locale: Locale }

/** A filter in words: all that was chosen in it. */
export function groupName(
  query: ListQuery,
  group: Dropped['group'],
  { currency, districts, locale }: Names,
): string {
  const say = listPageWords(locale)
  if (group === 'area') return say.area
  if (group === 'price') return priceName(query.filters, query.currency ?? currency, locale)
  if (group === 'name') return query.filters.name ?? ''
  const chosen = choicesOf(query).filter(({ filter }) => filter === group)
  return formatList(
    chosen.map((choice) => choiceName(choice, districts, locale)),
    locale,
    group === 'amenities' ? 'conjunction' : 'disjunction',
  )
}
