import { RetryNotice } from '#ui/retry-notice.tsx'
import { centreWords } from '#words/accounts/centre.ts'
import { useRequest } from '../shell/use-shell.ts'

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { locale } = useRequest()
  return <RetryNotice onRetry={onRetry}>{centreWords(locale).failed}</RetryNotice>
}
