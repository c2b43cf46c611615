import { createFileRoute } from '@tanstack/react-router'
import { Showcase } from '../../ui/showcase/showcase.tsx'

type Search = { words?: 'zh'; theme?: 'light' | 'dark' }

/** Every primitive in its states; language and light are in the address, so that a picture can be taken of each. */
export const Route = createFileRoute('/dev/ui')({
  validateSearch: ({ words, theme }: Record<string, unknown>): Search => ({
    ...(words === 'zh' ? { words } : {}),
    ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
  }),
  head: () => ({ meta: [{ title: 'Lodestar UI' }, { name: 'robots', content: 'noindex' }] }),
  component: Page,
})

function Page() {
  const { words, theme } = Route.useSearch()
  return <Showcase locale={words ?? 'en'} theme={theme ?? null} />
}
