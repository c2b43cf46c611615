import { centreWords } from '#words/centre.ts'
import { useRequest } from '../shell/use-shell.ts'
import { Button } from '../ui/button.tsx'

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { locale } = useRequest()
  const say = centreWords(locale)
  return (
    <p className="load-failed" role="alert">
      {say.failed}
      <Button size="small" onClick={onRetry}>
        {say.retry}
      </Button>
    </p>
  )
}
