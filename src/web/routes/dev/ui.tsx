import { createFileRoute } from '@tanstack/react-router'
import { type Light, Showcase } from '#ui/showcase/showcase.tsx'

type Search = { words?: 'zh'; light?: Light; page?: number }

/** Every primitive in its states; language and light are in the address, so that a picture can be taken of each. */
export const Route = createFileRoute('/dev/ui')({
  validateSearch: ({ words, light, page }: Record<string, unknown>): Search => ({
    ...(words === 'zh' ? { words } : {}),
    ...(light === 'light' || light === 'dark' ? { light } : {}),
    ...(typeof page === 'number' ? { page } : {}),
  }),
  head: () => ({ meta: [{ title: 'Lodestar UI' }, { name: 'robots', content: 'noindex' }] }),
  component: Page,
})

function Page() {
  const { words, light, page } = Route.useSearch()
  return <Showcase locale={words ?? 'en'} light={light ?? null} page={page ?? 1} />
}
