import { useRouteContext, useRouter } from '@tanstack/react-router'
import { errorWords } from '#words/errors.ts'

/** Says that it is our fault and nothing else: what failed is in the log. */
export function ServerError() {
  const { locale } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const say = errorWords(locale)
  return (
    <main>
      <h1>{say.brokenTitle}</h1>
      <p>{say.broken}</p>
      <button type="button" onClick={() => router.invalidate()}>
        {say.retry}
      </button>
    </main>
  )
}
