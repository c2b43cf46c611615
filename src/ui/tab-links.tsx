import type { ReactNode } from 'react'
import { useFollow } from './follow-link.ts'

export type TabLink = { key: string; label: ReactNode; href: string; current?: boolean }

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
