import type { Locale } from '#domain/text/locale.ts'
import { Button } from '#ui/button.tsx'
import { homeWords } from '#words/site/home.ts'

type Props = { locale: Locale; onRetry: () => void; className?: string }

/** A part that did not come, as large as it would be; the rest of the page is there. */
export function SectionFailed({ locale, onRetry, className }: Props) {
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
