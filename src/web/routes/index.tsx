import { createFileRoute } from '@tanstack/react-router'
import { shellWords } from '#words/shell.ts'
import { headOf } from '../head.ts'

export const Route = createFileRoute('/')({
  head: ({ match }) => headOf({ ...match.context, path: '/', title: shellWords(match.context.locale).home }),
  component: Home,
})

function Home() {
  const { locale } = Route.useRouteContext()
  const say = shellWords(locale)
  return (
    <main>
      <h1>{say.site}</h1>
      <p>{say.description}</p>
    </main>
  )
}
