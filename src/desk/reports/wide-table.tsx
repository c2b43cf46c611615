import type { ReactNode } from 'react'

/** A table that scrolls sideways on a narrow screen. */
export const WideTable = ({
  label,
  className = 'tblwrap',
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: The keyboard scrolls a wide table.
  <section className={className} aria-label={label} tabIndex={0}>
    {children}
  </section>
)
