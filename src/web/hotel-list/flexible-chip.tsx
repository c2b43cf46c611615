import { CloseIcon } from '#ui/icons/icons.ts'
import { useUiWords } from '#ui/language.ts'
import { flexibleWords } from '#words/search/flexible-dates.ts'
import { useListLinks, useListPlace } from './list-context.ts'
import type { ListQuery } from './list-query.ts'

const exactly = (query: ListQuery): ListQuery => ({ ...query, flexible: null, page: 1 })

/** The days around the stay; pressed, the list shows the stay itself. It is no filter, so "Clear all" leaves it. */
export function FlexibleChip() {
  const { query, locale } = useListPlace()
  const { hrefFor, follow } = useListLinks()
  const ui = useUiWords()
  if (query.flexible?.kind !== 'around') return null
  const label = flexibleWords(locale).plusMinus(query.flexible.days)
  return (
    <a
      className="chip chip-chosen"
      href={hrefFor(exactly(query))}
      rel="nofollow"
      onClick={follow(exactly)}
      aria-label={ui.remove(label)}
    >
      {label}
      <CloseIcon />
    </a>
  )
}
