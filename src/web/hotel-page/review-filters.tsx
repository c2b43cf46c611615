import type { FormEvent, ReactNode } from 'react'
import { reviewSorts } from '#domain/hotel/review-order.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { ChevronDownIcon, SearchIcon } from '#ui/icons/icons.ts'
import { Menu } from '#ui/overlays/menu.tsx'
import { reviewWords } from '#words/hotels/reviews.ts'
import { useHotelLinks, useHotelPlace } from './hotel-context.ts'
import { hotelParams, longestQuery, type ReviewFilter, travellerKinds } from './hotel-query.ts'

/** Which reviews, in which order: links and a form, so that each view has an address. */
export function ReviewFilters({ total }: { total: number }) {
  const { locale, query } = useHotelPlace()
  const { onReviews } = useHotelLinks()
  const say = reviewWords(locale)
  const { kind, own, score, sort } = query.reviews
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
    <>
      <ReviewSearch />
      <nav className="review-filters" aria-label={say.filters}>
        <ul>
          {choice(say.allKinds, kind === null, { kind: null })}
          {travellerKinds.map((each) => choice(say[each], kind === each, { kind: each }))}
          {choice(say.ownLanguage, own, { own: !own })}
          {score !== null && choice(`${score} ×`, true, { score: null })}
        </ul>
      </nav>
      <div className="review-order">
        <p aria-live="polite">{say.shown(total)}</p>
        <Menu
          trigger={
            <>
              {say[sort]}
              <ChevronDownIcon small />
            </>
          }
          triggerClass="button button-quiet button-small"
          triggerLabel={`${say.sort}: ${say[sort]}`}
          label={say.sort}
          align="end"
          entries={reviewSorts.map((each) => {
            const { href, onClick: follow } = onReviews({ sort: each })
            return { key: each, label: say[each], current: each === sort, href, follow }
          })}
        />
      </div>
    </>
  )
}

function ReviewSearch() {
  const { locale, query } = useHotelPlace()
  const { goToReviews, path } = useHotelLinks()
  const say = reviewWords(locale)
  const { q, page: _, ...others } = hotelParams(query)
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    goToReviews({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() })
  }
  return (
    <search className="review-search">
      <form action={`${path}#reviews`} onSubmit={find}>
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextInput
          key={q ?? ''}
          type="search"
          name="q"
          low
          defaultValue={q ?? ''}
          maxLength={longestQuery}
          aria-label={say.search}
          placeholder={say.searchHint}
          before={<SearchIcon />}
        />
        <button type="submit" className="button button-outlined">
          {say.find}
        </button>
      </form>
    </search>
  )
}
