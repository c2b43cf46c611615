import type { ReactNode } from 'react'

type Props = { title: string; className?: string; children: ReactNode }

export const Section = ({ title, className, children }: Props) => (
  <section className="showcase-section">
    <h2>{title}</h2>
    <div className={className}>{children}</div>
  </section>
)

export const Row = ({ children }: { children: ReactNode }) => <div className="showcase-row">{children}</div>
