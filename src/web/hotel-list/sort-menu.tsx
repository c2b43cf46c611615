import { listPageWords, sortWords } from '#words/list-page.ts'
import { ChevronDownIcon } from '../ui/icons.ts'
import { Menu } from '../ui/menu.tsx'
import { useListLinks, useListPlace } from './list-context.ts'
import { sorts, withSort } from './list-query.ts'

/** The order of the list: links, so that it can be changed without scripts too. */
export function SortMenu({ look }: { look: 'button' | 'chip' }) {
  const { query, locale } = useListPlace()
  const { hrefFor } = useListLinks()
  const say = listPageWords(locale)
  const names = sortWords(locale)
  const isChip = look === 'chip'
  return (
    <Menu
      trigger={
        <>
          {isChip ? say.sortedBy(names[query.sort]) : names[query.sort]}
          <ChevronDownIcon small />
        </>
      }
      triggerClass={isChip ? 'chip' : 'button button-outlined button-small'}
      triggerLabel={`${say.sort}: ${names[query.sort]}`}
      label={say.sort}
      align={isChip ? 'start' : 'end'}
      entries={sorts.map((sort) => ({
        key: sort,
        label: names[sort],
        href: hrefFor(withSort(query, sort)),
        current: sort === query.sort,
      }))}
    />
  )
}
