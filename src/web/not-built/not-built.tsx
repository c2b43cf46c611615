import { Link, useRouteContext } from '@tanstack/react-router'
import type { PageRequest } from '#contract/call.ts'
import { type NotBuiltPage, notBuiltPromises, notBuiltWords } from '#words/not-built.ts'
import { pageNames } from '#words/page-names.ts'
import { headOf, lostHead } from '../head.ts'
import { buttonClass } from '../ui/button-class.ts'

type Match = { match: { context: PageRequest; pathname: string; status: string } }

/** Honest about itself: it exists, it says what will be here, and search engines leave it alone. */
export const notBuiltHead =
  (page: NotBuiltPage) =>
  ({ match }: Match) => {
    const { locale, origin } = match.context
    if (match.status === 'notFound') return lostHead(match.context)
    return headOf({ locale, origin, path: match.pathname, title: pageNames(locale)[page], index: false })
  }

export function NotBuilt({ page }: { page: NotBuiltPage }) {
  return (
    <main id="main" className="wrap plain-page">
      <NotBuiltText page={page} />
    </main>
  )
}

/** The same inside a page that has its own frame. */
export function NotBuiltText({ page }: { page: NotBuiltPage }) {
  const { locale } = useRouteContext({ from: '__root__' })
  const say = notBuiltWords(locale)
  return (
    <div className="not-built">
      <h1>{pageNames(locale)[page]}</h1>
      <p className="not-built-promise">{notBuiltPromises(locale)[page]}</p>
      <p className="not-built-lead">
        {say.lead}
        {locale === 'zh' ? '' : ' '}
        {say.comfort}
      </p>
      <Link to="/" className={buttonClass({ kind: 'outlined' })}>
        {say.home}
      </Link>
    </div>
  )
}
