import type { ReactNode } from 'react'
import { reviewWords } from '#words/reviews.ts'
import { useHotelLinks, useHotelPlace } from './hotel-context.ts'
import { type ReviewFilter, travellerKinds } from './hotel-query.ts'

/** Whose reviews, in which language: links, so that each view has an address. */
export function ReviewFilters({ total }: { total: number }) {
  const { locale, query } = useHotelPlace()
  const { onReviews } = useHotelLinks()
  const say = reviewWords(locale)
  const { kind, own, score } = query.reviews
  const choice = (label: ReactNode, isOn: boolean, change: Partial<ReviewFilter>) => (
    <li key={JSON.stringify(change)}>
      <a
        className={isOn ? 'chip chip-chosen' : 'chip'}
        aria-current={isOn || undefined}
        {...onReviews(change)}
      >
        {label}
      </a>
    </li>
  )
  return (
    <nav className="review-filters" aria-label={say.filters}>
      <ul>
        {choice(say.allKinds, kind === null, { kind: null })}
        {travellerKinds.map((each) => choice(say[each], kind === each, { kind: each }))}
        {choice(say.ownLanguage, own, { own: !own })}
        {score !== null && choice(`${score} ×`, true, { score: null })}
      </ul>
      <p aria-live="polite">
        {say.shown(total)} · {say.newest}
      </p>
    </nav>
  )
}
