import type { KeyboardEvent } from 'react'
import { useAliveSoon } from '../../page/use-page.ts'
import { type Change, useListLinks, useListPlace, useWanted } from '../list-context.ts'
import { withFilters } from '../list-query.ts'
import { type Choice, isChosen, toggled } from './filters.ts'

/** A link that adds or removes one filter; after hydration it behaves as a checkbox. */
export function useFilterLink(choice: Choice) {
  const { query } = useListPlace()
  const { hrefFor, follow, go } = useListLinks()
  const alive = useAliveSoon()
  const chosen = useWanted(({ filters }) => isChosen(filters, choice))
  const toggle: Change = (now) => withFilters(now, toggled(now.filters, choice))
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    go(toggle)
  }
  const asCheckbox = alive && { role: 'checkbox', 'aria-checked': chosen, onKeyDown: press }
  return {
    chosen,
    link: {
      href: hrefFor(toggle(query)),
      rel: 'nofollow',
      onClick: follow(toggle),
      'aria-current': !alive && chosen ? true : undefined,
      ...asCheckbox,
    },
  }
}
