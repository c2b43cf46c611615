import { useRouter } from '@tanstack/react-router'
import type { Locale } from '#domain/text/locale.ts'
import { Chip } from '#ui/chip.tsx'
import { searchWords } from '#words/search/search.ts'
import { routeOf } from '../search-box/choice.ts'
import { useRecentSearches } from '../search-box/use-recent-searches.ts'
import { searchParams } from '../search-query/stay-search.ts'

const shown = 4

/** Recent searches of this device; past dates are replaced by the default dates. */
export function RecentSearches({ locale }: { locale: Locale }) {
  const say = searchWords(locale)
  const router = useRouter()
  const recent = useRecentSearches(true)
  if (recent.length === 0) return <div className="recent" />
  return (
    <nav className="recent" aria-label={say.recentSearches}>
      <span aria-hidden="true">{say.recent}</span>
      {recent.slice(0, shown).map(({ choice, search }) => (
        <Chip
          key={JSON.stringify([choice, search])}
          label={`${choice.name} · ${say.dates(search.s_d, search.e_d)}`}
          href={router.buildLocation(routeOf(choice.goal, searchParams(search))).publicHref}
        />
      ))}
    </nav>
  )
}
