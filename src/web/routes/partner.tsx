import { createFileRoute } from '@tanstack/react-router'
import { pageNames } from '#words/page-names.ts'
import { partnerWords } from '#words/partner.ts'
import { headOf } from '../head.ts'
import { PartnerPage } from '../partner/partner-page.tsx'

export const Route = createFileRoute('/partner')({
  head: ({ match }) => {
    const { locale, origin } = match.context
    const description = partnerWords(locale).lead
    return headOf({ locale, origin, path: match.pathname, title: pageNames(locale).partner, description })
  },
  component: PartnerPage,
})
