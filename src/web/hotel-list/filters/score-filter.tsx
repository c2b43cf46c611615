import type { HotelFacets } from '#contract/search.ts'
import { HiddenText } from '#ui/hidden-text.tsx'
import { listPageWords } from '#words/search/list-page.ts'
import { type Change, useListLinks, useListPlace, useWanted } from '../list-context.ts'
import { withFilters } from '../list-query.ts'
import { scoreSteps } from './filters.ts'

/** Any, or a score from which on. */
export function ScoreFilter({ counts }: { counts: HotelFacets['facets']['score'] | null }) {
  const { query, locale } = useListPlace()
  const { hrefFor, follow } = useListLinks()
  const say = listPageWords(locale)
  const chosen = useWanted(({ filters }) => filters.score)
  const steps = [null, ...scoreSteps].map((score) => ({
    score,
    change: ((now) => withFilters(now, { ...now.filters, score })) satisfies Change,
    count: score === null ? null : (counts?.[score] ?? null),
  }))
  return (
    <section className="filter-section">
      <h3>{say.score}</h3>
      <div className="filter-steps">
        {steps.map(({ score, change, count }) => (
          <a
            key={score ?? 'any'}
            href={hrefFor(change(query))}
            rel="nofollow"
            onClick={follow(change)}
            aria-current={chosen === score || undefined}
          >
            {score === null ? say.anyScore : `${score}+`}
            {count !== null && <HiddenText>: {say.hotels(count)}</HiddenText>}
          </a>
        ))}
      </div>
    </section>
  )
}
