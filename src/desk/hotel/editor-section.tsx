import type { ReactNode } from 'react'

/** The ids of sections are the anchors of the list beside them. */
export type SectionName =
  | 'facts'
  | 'texts'
  | 'policies'
  | 'taxes'
  | 'rooms'
  | 'rates'
  | 'prices'
  | 'feeds'
  | 'photographs'
  | 'people'

type Props = { name: SectionName; title: string; aside?: ReactNode; children: ReactNode }

export function EditorSection({ name, title, aside, children }: Props) {
  return (
    <section id={`hotel-${name}`} tabIndex={-1} aria-labelledby={`hotel-${name}-title`}>
      <h2 id={`hotel-${name}-title`}>
        {title}
        <span className="grow" />
        {aside}
      </h2>
      {children}
    </section>
  )
}
