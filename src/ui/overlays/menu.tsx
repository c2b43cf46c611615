import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { Icon } from '../icons/icon.tsx'
import { CheckIcon } from '../icons/icons.ts'
import { useFollow } from '../navigation/follow-link.ts'
import { roveTo } from '../navigation/roving-focus.ts'
import { usePopoverAnchor } from './popover-anchor.ts'
import { PopoverSheet } from './popover-sheet.tsx'

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void

/** A link or an action; a rule before it separates groups. */
export type MenuEntry = {
  key: string
  label: ReactNode
  icon?: Icon
  /** The one in force: this language, this currency. */
  current?: boolean
  lang?: string
  ruled?: boolean
} & (
  | { href: string; reload?: boolean; onChoose?: () => void; follow?: Follow }
  | { href?: undefined; onChoose: () => void }
)

type Props = {
  trigger: ReactNode
  triggerClass?: string
  triggerLabel?: string
  label: string
  align?: 'start' | 'end'
  entries: readonly MenuEntry[]
}

/** A list that a button shows: plain links and buttons, so that it reads and works as such without script. */
export function Menu({ trigger, triggerClass, triggerLabel, label, align = 'start', entries }: Props) {
  const anchor = usePopoverAnchor(align)
  const items = () => [...(anchor.panelOf()?.querySelectorAll<HTMLElement>('.menu-item') ?? [])]
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    anchor.panelOf()?.showPopover()
    const all = items()
    ;(all.find((item) => item.hasAttribute('aria-current')) ?? all[0])?.focus()
  }
  const move = (event: KeyboardEvent) => {
    const all = items()
    const next = roveTo(event.key, {
      at: all.indexOf(event.currentTarget as HTMLElement),
      count: all.length,
      way: 'down',
    })
    if (next === null) return
    event.preventDefault()
    all[next]?.focus()
  }
  return (
    <>
      <button
        type="button"
        className={triggerClass ?? 'button button-outlined'}
        aria-label={triggerLabel}
        onKeyDown={enter}
        {...anchor.trigger}
      >
        {trigger}
      </button>
      <div className={classNames('popover', align === 'end' && 'popover-end')} {...anchor.panel}>
        <PopoverSheet panel={anchor.panel.id} title={label}>
          <ul aria-label={label} className="popover-body">
            {entries.map((entry) => (
              <li key={entry.key}>
                {entry.ruled && <hr className="menu-rule" />}
                <MenuItem entry={entry} onKeyDown={move} hide={anchor.hide} />
              </li>
            ))}
          </ul>
        </PopoverSheet>
      </div>
    </>
  )
}

type ItemProps = { entry: MenuEntry; onKeyDown: (event: KeyboardEvent) => void; hide: () => void }

function MenuItem({ entry, onKeyDown, hide }: ItemProps) {
  const { icon: Mark, label, current, lang } = entry
  const follow = useFollow()
  const shared = {
    className: 'menu-item',
    lang,
    onKeyDown,
    'aria-current': current || undefined,
    children: (
      <>
        {Mark && <Mark />}
        {label}
        {current && <CheckIcon small />}
      </>
    ),
  }
  if (entry.href === undefined) {
    return (
      <button
        type="button"
        {...shared}
        onClick={() => {
          // Closed first: a dialog that opens now gives focus back to the menu's button.
          hide()
          entry.onChoose()
        }}
      />
    )
  }
  return (
    <a
      href={entry.href}
      {...shared}
      onClick={(event) => {
        hide()
        entry.onChoose?.()
        if (!entry.reload) (entry.follow ?? follow)(event)
      }}
    />
  )
}
