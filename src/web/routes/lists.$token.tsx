import { createFileRoute } from '@tanstack/react-router'
import { succeeded } from '#contract/endpoint.ts'
import { showSharedList } from '#contract/endpoints.ts'
import { pageHeads } from '#words/site/page-heads.ts'
import { headOf } from '../head.ts'
import { pageNotFound } from '../not-found/page-not-found.ts'
import { SharedListGone, SharedListPage } from '../saved/shared-list-page.tsx'

export const Route = createFileRoute('/lists/$token')({
  loader: async ({ params: { token }, context }) => {
    if (!/^[\w-]{16,64}$/.test(token)) return pageNotFound(context, 'invalid')
    const answer = await context.call(showSharedList, { token, currency: context.currency }, { quiet: true })
    if (succeeded(answer)) return answer.data
    if (answer.data.reason !== 'not_found') throw new Error(answer.msg)
    context.setStatus(410)
    return null
  },
  // A shared list is for people with its link, not for search engines.
  head: ({ match, loaderData }) => {
    const { locale, origin } = match.context
    const title = loaderData?.name ?? pageHeads(locale).sharedListGone
    return headOf({ locale, origin, path: match.pathname, title, index: false })
  },
  component: Page,
})

function Page() {
  const list = Route.useLoaderData()
  return list ? <SharedListPage list={list} /> : <SharedListGone />
}
