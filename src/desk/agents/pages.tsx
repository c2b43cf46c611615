import { deskAgentWords } from '#words/desk/agents.ts'
import { useLocale } from '../parts/use-desk.ts'
import { setQuery } from '../router.ts'

/** Steps between the pages of a list; nothing for a single page. */
export function Pages({ page, total, size }: { page: number; total: number; size: number }) {
  const say = deskAgentWords(useLocale())
  const last = Math.max(1, Math.ceil(total / size))
  if (last === 1) return null
  const go = (to: number) => setQuery({ page: to === 1 ? undefined : String(to) })
  return (
    <nav className="payout-verbs pad" aria-label={say.pages}>
      <span className="soft">{say.pageOf(page, last)}</span>
      <button type="button" className="btn btn-s" disabled={page <= 1} onClick={() => go(page - 1)}>
        {say.previous}
      </button>
      <button type="button" className="btn btn-s" disabled={page >= last} onClick={() => go(page + 1)}>
        {say.next}
      </button>
    </nav>
  )
}
