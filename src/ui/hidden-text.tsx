import type { ReactNode } from 'react'

/** Read aloud, not seen. */
export const HiddenText = ({ children }: { children: ReactNode }) => (
  <span className="sr-only">{children}</span>
)
