import { activeGroups, type FilterGroup, withoutGroup } from './filters.ts'
import { type ListQuery, withBounds, withFilters } from './list-query.ts'

/** A filter that could go, and how many stays there would be then. */
export type Dropped = { readonly group: FilterGroup | 'area'; readonly total: number }

/** The list without each single filter: what is asked when nothing was found. */
export function withoutEach(query: ListQuery): { group: Dropped['group']; query: ListQuery }[] {
  const lists: { group: Dropped['group']; query: ListQuery }[] = activeGroups(query.filters).map((group) => ({
    group,
    query: withFilters(query, withoutGroup(query.filters, group)),
  }))
  return query.bounds ? [{ group: 'area', query: withBounds(query, null) }, ...lists] : lists
}

/** Those that would help, the most helpful first. */
export const helpful = (dropped: readonly Dropped[]): Dropped[] =>
  dropped.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total)
