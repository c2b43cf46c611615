import { createFileRoute } from '@tanstack/react-router'
import { centreHead } from '../user-centre/centre-head.ts'
import { type Part, partFrom } from '../user-centre/centre-links.ts'
import { Overview } from '../user-centre/overview.tsx'
import { ProfilePage } from '../user-centre/profile/profile-page.tsx'
import { SecurityPage } from '../user-centre/security/security-page.tsx'

type Search = { part?: Part; page?: number }

export const Route = createFileRoute('/center/')({
  validateSearch: ({ part, page }: Record<string, unknown>): Search => {
    const known = partFrom(part)
    const number = Number(page)
    return {
      ...(known ? { part: known } : {}),
      ...(Number.isSafeInteger(number) && number > 1 ? { page: number } : {}),
    }
  },
  head: centreHead('center'),
  component: Page,
})

function Page() {
  const { part, page } = Route.useSearch()
  if (part === 'profile') return <ProfilePage />
  if (part === 'security') return <SecurityPage page={page ?? 1} />
  return <Overview />
}
