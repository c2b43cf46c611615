import { listPageWords } from '#words/list-page.ts'
import { CloseIcon } from '../ui/icons.ts'
import { useUiWords } from '../ui/language.ts'
import { cleared, type FilterChip } from './chips.ts'
import { useListLinks, useListPlace } from './list-context.ts'

/** What narrows the list; pressed, each goes away. */
export function ChipRow({ chips }: { chips: readonly FilterChip[] }) {
  const { query, locale } = useListPlace()
  const { hrefFor, follow } = useListLinks()
  const ui = useUiWords()
  const say = listPageWords(locale)
  if (chips.length === 0) return null
  return (
    <>
      {chips.map(({ key, label, remove }) => (
        <a
          key={key}
          className="chip chip-chosen"
          href={hrefFor(remove(query))}
          rel="nofollow"
          onClick={follow(remove)}
          aria-label={ui.remove(label)}
        >
          {label}
          <CloseIcon />
        </a>
      ))}
      <a className="link chips-clear" href={hrefFor(cleared(query))} onClick={follow(cleared)}>
        {say.clearAll}
      </a>
    </>
  )
}
