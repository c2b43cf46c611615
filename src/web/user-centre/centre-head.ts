import type { PageRequest } from '#contract/call.ts'
import { type PageName, pageNames } from '#words/site/page-names.ts'
import { headOf, lostHead } from '../head.ts'
import { isId } from '../path-params.ts'

/** The page of an order, or of an address that cannot be one. */
export const orderHead =
  (page: PageName) => (of: { match: { context: PageRequest; pathname: string }; params: { id: string } }) =>
    isId(of.params.id) ? centreHead(page)(of) : lostHead(of.match.context)

/** A page of the centre is the same shell for everybody who does not own it: nothing for search engines. */
export const centreHead =
  (page: PageName) =>
  ({ match }: { match: { context: PageRequest; pathname: string } }) => {
    const { locale, origin } = match.context
    return headOf({ locale, origin, path: match.pathname, title: pageNames(locale)[page], index: false })
  }
