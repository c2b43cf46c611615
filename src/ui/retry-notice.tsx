import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useUiWords } from './language.ts'

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
