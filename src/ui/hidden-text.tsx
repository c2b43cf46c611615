import type { ReactNode } from 'react'

/** Read aloud, not seen. */
export const HiddenText = ({ children }: { children: ReactNode }) => (
  <span className="sr-only">{children}</span>
)

type Props = { html: string; className?: string }

/** A text that our server rendered from Markdown of ours: nobody else's words are ever in it. */
export function RenderedText({ html, className }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered on the server without any HTML of its source
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
