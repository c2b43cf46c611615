import type { ReactNode } from 'react'
import type { Locale } from '#domain/text/locale.ts'
import { Button } from '#ui/button.tsx'
import { homeWords } from '#words/site/home.ts'

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

type FailedProps = { locale: Locale; onRetry: () => void; className?: string }

/** A part that did not come, as large as it would be; the rest of the page is there. */
export function SectionFailed({ locale, onRetry, className }: FailedProps) {
  const say = homeWords(locale)
  return (
    <div className={className ? `section-failed ${className}` : 'section-failed'} role="status">
      <p>{say.failed}</p>
      <Button className="needs-js" onClick={onRetry}>
        {say.retry}
      </Button>
    </div>
  )
}
