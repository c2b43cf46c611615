import { createFileRoute, useRouter } from '@tanstack/react-router'
import { pageHeads } from '#words/site/page-heads.ts'
import { headOf } from '../head.ts'
import { HomePage } from '../home/home-page.tsx'
import { loadHome, waitingHome } from '../home/load-home.ts'
import { useSite } from '../page/use-page.ts'
import { isSlug } from '../path-params.ts'

export const Route = createFileRoute('/')({
  validateSearch: (query: Record<string, unknown>) => query,
  loaderDeps: ({ search: { city } }) => ({ city: typeof city === 'string' && isSlug(city) ? city : null }),
  loader: async ({ deps: { city }, context: { call, currency }, parentMatchPromise }) => {
    const { loaderData } = await parentMatchPromise
    const today = loaderData?.site.today ?? ''
    return loadHome(call, { today, currency, ...(city ? { city } : {}) })
  },
  head: ({ match }) => headOf({ ...match.context, path: '/', title: pageHeads(match.context.locale).home }),
  pendingComponent: HomeToCome,
  pendingMs: 300,
  component: Home,
})

function HomeToCome() {
  const { locale } = Route.useRouteContext()
  const site = useSite()
  return <HomePage site={site} locale={locale} data={waitingHome(site.today)} onRetry={() => {}} />
}

function Home() {
  const { locale } = Route.useRouteContext()
  const router = useRouter()
  return (
    <HomePage
      site={useSite()}
      locale={locale}
      data={Route.useLoaderData()}
      onRetry={() => router.invalidate()}
    />
  )
}
