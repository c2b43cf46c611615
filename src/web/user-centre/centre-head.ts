import type { PageRequest } from '#contract/call.ts'
import { type PageName, pageNames } from '#words/page-names.ts'
import { headOf } from '../head.ts'

/** A page of the centre is the same shell for everybody who does not own it: nothing for search engines. */
export const centreHead =
  (page: PageName) =>
  ({ match }: { match: { context: PageRequest; pathname: string } }) => {
    const { locale, origin } = match.context
    return headOf({ locale, origin, path: match.pathname, title: pageNames(locale)[page], index: false })
  }
