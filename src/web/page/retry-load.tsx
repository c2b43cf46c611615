import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RetryNotice } from '#ui/retry-notice.tsx'

/** What this page asked for did not come; it is asked for again in place. */
export function RetryLoad({ children }: { children: ReactNode }) {
  const router = useRouter()
  return <RetryNotice onRetry={() => void router.invalidate()}>{children}</RetryNotice>
}
