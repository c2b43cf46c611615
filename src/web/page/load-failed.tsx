import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RetryNotice } from '#ui/empty-state.tsx'
import { centreWords } from '#words/accounts/centre.ts'
import { useRequest } from './use-page.ts'

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { locale } = useRequest()
  return <RetryNotice onRetry={onRetry}>{centreWords(locale).failed}</RetryNotice>
}

/** Loading the page data failed; the button retries in place. */
export function RetryLoad({ children }: { children: ReactNode }) {
  const router = useRouter()
  return <RetryNotice onRetry={() => void router.invalidate()}>{children}</RetryNotice>
}
