import { useRouteContext, useRouter } from '@tanstack/react-router'
import { errorWords } from '#words/errors.ts'
import { Button } from '../ui/button.tsx'

/** Says that it is our fault and nothing else: what failed is in the log. */
export function ServerError() {
  const { locale } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const say = errorWords(locale)
  return (
    <main id="main" className="wrap py-18">
      <h1>{say.brokenTitle}</h1>
      <p className="mt-3 mb-6">{say.broken}</p>
      <Button onClick={() => router.invalidate()}>{say.retry}</Button>
    </main>
  )
}
