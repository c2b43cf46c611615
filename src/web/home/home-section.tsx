import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  /** A link or a remark at the end of the heading's line. */
  aside?: ReactNode
  className?: string
  busy?: boolean
  children: ReactNode
}

export const HomeSection = ({ title, aside, className, busy, children }: Props) => (
  <section className={className ? `home-section ${className}` : 'home-section'} aria-busy={busy || undefined}>
    <div className="home-head">
      <h2>{title}</h2>
      {aside}
    </div>
    {children}
  </section>
)
