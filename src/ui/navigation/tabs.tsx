import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useFollow } from './follow-link.ts'
import { roveTo } from './roving-focus.ts'

export type Tab = { key: string; label: ReactNode; panel: ReactNode }

type Props = { label: string; tabs: readonly Tab[]; chosen?: string; onChoose?: (key: string) => void }

/** Parts of one page, one at a time; arrow keys choose. Use `TabLinks` where each part has its own URL. */
export function Tabs({ label, tabs, chosen, onChoose }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(tabs[0]?.key)
  const key = chosen ?? own
  const at = tabs.findIndex((tab) => tab.key === key)
  const choose = (tab: Tab) => {
    setOwn(tab.key)
    onChoose?.(tab.key)
  }
  const turn = (event: KeyboardEvent) => {
    const next = roveTo(event.key, { at, count: tabs.length, way: 'across' })
    const tab = next === null ? undefined : tabs[next]
    if (next === null || !tab) return
    event.preventDefault()
    choose(tab)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="tabs">
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            className="tab"
            aria-selected={tab.key === key}
            aria-controls={tab.key === key ? `${id}-panel` : undefined}
            tabIndex={tab.key === key ? 0 : -1}
            onClick={() => choose(tab)}
            onKeyDown={turn}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${key}`}>
        {tabs[at]?.panel}
      </div>
    </>
  )
}

type TabLink = { key: string; label: ReactNode; href: string; current?: boolean }

/** Tabs that are links: each part has its own address, works without script and can be sent to a friend. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  const follow = useFollow()
  return (
    <nav aria-label={label} className="tabs">
      {links.map(({ key, label, href, current }) => (
        <a key={key} href={href} className="tab" aria-current={current ? 'page' : undefined} onClick={follow}>
          {label}
        </a>
      ))}
    </nav>
  )
}
