import { Link, useLocation, useRouteContext } from '@tanstack/react-router'
import { errorWords } from '#words/errors.ts'

export function NotFound() {
  const { locale } = useRouteContext({ from: '__root__' })
  const { pathname } = useLocation()
  const say = errorWords(locale)
  return (
    <main>
      <h1>404</h1>
      <p>{say.notFoundMessage}</p>
      <p>
        <Link to="/">{say.homePage}</Link>
      </p>
      <p>
        <small>{say.unmatched(pathname)}</small>
      </p>
    </main>
  )
}
