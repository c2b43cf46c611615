import type { KeyboardEvent } from 'react'
import { formatCount } from '#words/format.ts'
import { useAliveSoon } from '../../page/use-page.ts'
import { type Change, useListLinks, useListPlace, useWanted } from '../list-context.ts'
import { withFilters } from '../list-query.ts'
import type { FilterRow } from './filter-rows.ts'
import { isChosen, toggled } from './filters.ts'

/** A line of the panel: a link to the narrower list, which a living page lets behave as a checkbox. */
export function FilterOption({ row }: { row: FilterRow }) {
  const { query, locale } = useListPlace()
  const { hrefFor, follow, go } = useListLinks()
  const alive = useAliveSoon()
  const { choice, label, count } = row
  const chosen = useWanted(({ filters }) => isChosen(filters, choice))
  const toggle: Change = (now) => withFilters(now, toggled(now.filters, choice))
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    go(toggle)
  }
  const asCheckbox = alive && { role: 'checkbox', 'aria-checked': chosen, onKeyDown: press }
  return (
    <a
      className="filter-option"
      href={hrefFor(toggle(query))}
      rel="nofollow"
      onClick={follow(toggle)}
      data-chosen={chosen || undefined}
      data-none={count === 0 && !chosen ? true : undefined}
      aria-current={!alive && chosen ? true : undefined}
      {...asCheckbox}
    >
      <span className="filter-box" aria-hidden="true" />
      <span>{label}</span>
      {count !== null && <span className="filter-count">{formatCount(count, locale)}</span>}
    </a>
  )
}
