import type { ReactNode } from 'react'
import { QuietHouse } from './drawings.tsx'
import { useUiWords } from './language.ts'

type Props = {
  title?: string
  /** What to do so that something stands here. */
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
