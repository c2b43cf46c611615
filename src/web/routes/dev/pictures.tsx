import { createFileRoute } from '@tanstack/react-router'
import type { ContactSheet as Sheet } from '#contract/media.ts'
import { ContactSheet } from '../../pictures/contact-sheet.tsx'
import { readSheetQuery } from '../../pictures/sheet-query.ts'

/** Contact sheets of the drawn pictures. Their data is no part of the API, so the page is rendered in the browser. */
export const Route = createFileRoute('/dev/pictures')({
  ssr: false,
  validateSearch: readSheetQuery,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, context }): Promise<Sheet | null> => {
    if (deps.sheet === 'failing') return null
    const asked = Object.entries({ ...deps, lang: context.locale }).map(([name, value]) => [
      name,
      String(value),
    ])
    const answer = await fetch(`/dev/pictures.json?${new URLSearchParams(asked)}`)
    return answer.ok ? ((await answer.json()) as Sheet) : null
  },
  head: () => ({ meta: [{ title: 'Lodestar pictures' }, { name: 'robots', content: 'noindex' }] }),
  component: Page,
})

function Page() {
  const { locale } = Route.useRouteContext()
  return <ContactSheet query={Route.useSearch()} sheet={Route.useLoaderData()} locale={locale} />
}
