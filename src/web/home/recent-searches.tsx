import { useRouter } from '@tanstack/react-router'
import type { Locale } from '#domain/locale.ts'
import { searchWords } from '#words/search.ts'
import { readSearch, searchParams } from '../search/search.ts'
import { todayHere } from '../store/search-params.ts'
import { useStored } from '../store/use-stored.ts'
import { Chip } from '../ui/chip.tsx'

const shown = 4

/** What was looked for on this device, one press away; a search whose dates have passed begins anew. */
export function RecentSearches({ locale }: { locale: Locale }) {
  const say = searchWords(locale)
  const router = useRouter()
  const recent = useStored('search_recorder').filter(({ kw }) => kw)
  if (recent.length === 0) return <div className="recent" />
  return (
    <nav className="recent" aria-label={say.recent}>
      <span aria-hidden="true">{say.recent}</span>
      {recent.slice(0, shown).map((typed) => {
        const search = readSearch(typed, todayHere())
        const to = router.buildLocation({
          to: '/hotel-search/$kw',
          params: { kw: typed.kw },
          search: searchParams(search) as never,
        })
        return (
          <Chip
            key={JSON.stringify(typed)}
            label={`${typed.name} · ${say.dates(search.s_d, search.e_d)}`}
            href={to.publicHref}
          />
        )
      })}
    </nav>
  )
}
