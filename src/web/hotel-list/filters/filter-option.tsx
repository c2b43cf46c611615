import { formatCount } from '#words/format.ts'
import { useListPlace } from '../list-context.ts'
import type { FilterRow } from './filter-rows.ts'
import { useFilterLink } from './use-filter-link.ts'

/** A line of the panel. */
export function FilterOption({ row }: { row: FilterRow }) {
  const { locale } = useListPlace()
  const { choice, label, count } = row
  const { chosen, link } = useFilterLink(choice)
  return (
    <a
      className="filter-option"
      data-chosen={chosen || undefined}
      data-none={count === 0 && !chosen ? true : undefined}
      {...link}
    >
      <span className="filter-box" aria-hidden="true" />
      <span>{label}</span>
      {count !== null && <span className="filter-count">{formatCount(count, locale)}</span>}
    </a>
  )
}
