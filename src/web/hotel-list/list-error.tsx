import { useRouter } from '@tanstack/react-router'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { listPageWords } from '#words/search/list-page.ts'
import { useRequest } from '../page/use-page.ts'

/** The list failed to load; the URL holds the query, and one press retries. */
export function ListError() {
  const { locale } = useRequest()
  const router = useRouter()
  const say = listPageWords(locale)
  return (
    <main id="main" className="wrap plain-page">
      <h1 className="sr-only">{say.failedTitle}</h1>
      <div role="alert">
        <EmptyState
          title={say.failedTitle}
          action={<Button onClick={() => router.invalidate()}>{say.retry}</Button>}
        >
          {say.failed}
        </EmptyState>
      </div>
    </main>
  )
}
