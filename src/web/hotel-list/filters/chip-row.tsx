import { CloseIcon } from '#ui/icons/icons.ts'
import { useUiWords } from '#ui/language.ts'
import { listPageWords } from '#words/search/list-page.ts'
import { useListLinks, useListPlace } from '../list-context.ts'
import { cleared, type FilterChip } from './chips.ts'

/** Removing a focused chip would lose the focus: it moves to the next chip, else to the heading of the list. */
const handsOn = (chip: HTMLAnchorElement) => () => {
  if (document.activeElement !== chip) return
  const next = chip.nextElementSibling
  if (next instanceof HTMLElement && next.matches('.chip-chosen')) next.focus()
  else document.querySelector<HTMLElement>('.list-head h1')?.focus({ preventScroll: true })
}

type Props = { chips: readonly FilterChip[]; total: number }

/** The active filters; pressing one removes it. An empty list has a button of its own that removes all. */
export function ChipRow({ chips, total }: Props) {
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
          ref={handsOn}
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
      {total > 0 && (
        <a
          ref={handsOn}
          className="link chips-clear"
          href={hrefFor(cleared(query))}
          onClick={follow(cleared)}
        >
          {say.clearAll}
        </a>
      )}
    </>
  )
}
