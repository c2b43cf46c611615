import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { QuietHouse } from './icons/drawings.tsx'
import { useUiWords } from './language.ts'

type Props = {
  title?: string
  /** Tells the reader how to get content here. */
  children?: ReactNode
  action?: ReactNode
  drawing?: ReactNode
}

export function EmptyState({ title, children, action, drawing = <QuietHouse /> }: Props) {
  const say = useUiWords()
  return (
    <div className="empty">
      {drawing}
      <p className="empty-title">{title ?? say.nothing}</p>
      {children && <p className="empty-text">{children}</p>}
      {action}
    </div>
  )
}

/** Something could not be loaded; what was there before stays, and one press asks again. */
export function RetryNotice({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const say = useUiWords()
  return (
    <p className="load-failed" role="alert">
      {children}
      <Button size="small" onClick={onRetry}>
        {say.retry}
      </Button>
    </p>
  )
}
