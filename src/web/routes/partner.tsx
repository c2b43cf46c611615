import { createFileRoute } from '@tanstack/react-router'
import { pageHeads } from '#words/site/page-heads.ts'
import { pageNames } from '#words/site/page-names.ts'
import { headOf } from '../head.ts'
import { readLeadQuery } from '../partners/lead-query.ts'
import { PartnerPage } from '../partners/partner-page.tsx'

export const Route = createFileRoute('/partner')({
  validateSearch: readLeadQuery,
  head: ({ match }) => {
    const { locale, origin } = match.context
    const description = pageHeads(locale).partner
    return headOf({ locale, origin, path: match.pathname, title: pageNames(locale).partner, description })
  },
  component: () => <PartnerPage query={Route.useSearch()} />,
})
