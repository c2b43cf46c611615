import { RetryNotice } from '#ui/retry-notice.tsx'
import { centreWords } from '#words/centre.ts'
import { useRequest } from '../page/use-page.ts'

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { locale } = useRequest()
  return <RetryNotice onRetry={onRetry}>{centreWords(locale).failed}</RetryNotice>
}
