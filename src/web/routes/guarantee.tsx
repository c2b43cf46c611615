import { createFileRoute } from '@tanstack/react-router'
import { pageHeads } from '#words/site/page-heads.ts'
import { pageNames } from '#words/site/page-names.ts'
import { GuaranteePage } from '../guarantee/guarantee-page.tsx'
import { headOf } from '../head.ts'
import { isId } from '../path-params.ts'

export const Route = createFileRoute('/guarantee')({
  validateSearch: ({ order }: Record<string, unknown>): { order?: string } =>
    isId(String(order)) ? { order: String(order) } : {},
  head: ({ match }) => {
    const { locale, origin } = match.context
    const description = pageHeads(locale).guarantee
    return headOf({ locale, origin, path: match.pathname, title: pageNames(locale).guarantee, description })
  },
  component: () => <GuaranteePage order={Route.useSearch().order} />,
})
