import { createFileRoute } from '@tanstack/react-router'
import { homeWords } from '#words/home.ts'
import { headOf } from '../head.ts'
import { HomePage } from '../home/home-page.tsx'
import { useSite } from '../site.ts'

export const Route = createFileRoute('/')({
  head: ({ match }) => headOf({ ...match.context, path: '/', title: homeWords(match.context.locale).title }),
  component: Home,
})

function Home() {
  const { locale } = Route.useRouteContext()
  return <HomePage site={useSite()} locale={locale} />
}
