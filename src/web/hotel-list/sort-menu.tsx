import { ChevronDownIcon } from '#ui/icons/icons.ts'
import { Menu } from '#ui/overlays/menu.tsx'
import { listPageWords, sortWords } from '#words/search/list-page.ts'
import { useListLinks, useListPlace, useWanted } from './list-context.ts'
import { sorts, withSort } from './list-query.ts'

/** The order of the list: links, so that it can be changed without scripts too. */
export function SortMenu({ look }: { look: 'button' | 'chip' }) {
  const { query, locale } = useListPlace()
  const { hrefFor, follow } = useListLinks()
  const chosen = useWanted(({ sort }) => sort)
  const say = listPageWords(locale)
  const names = sortWords(locale)
  const isChip = look === 'chip'
  return (
    <Menu
      trigger={
        <>
          {isChip ? say.sortedBy(names[chosen]) : names[chosen]}
          <ChevronDownIcon small />
        </>
      }
      triggerClass={isChip ? 'chip' : 'button button-outlined button-small'}
      triggerLabel={`${say.sort}: ${names[chosen]}`}
      label={say.sort}
      align={isChip ? 'start' : 'end'}
      entries={sorts.map((sort) => ({
        key: sort,
        label: names[sort],
        href: hrefFor(withSort(query, sort)),
        follow: follow((now) => withSort(now, sort), { toTop: true }),
        current: sort === chosen,
      }))}
    />
  )
}
