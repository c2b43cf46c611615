import { useLayoutEffect } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import { listPageWords } from '#words/search/list-page.ts'
import { useRequest } from '../page/use-page.ts'

const cards = ['first', 'second', 'third', 'fourth', 'fifth']
const sections = ['price', 'used', 'score', 'stars']

/** The list before it is there: every part where it will be, as large as it will be. */
export function ListSkeleton() {
  const say = listPageWords(useRequest().locale)
  // The router resets the scroll position only once the list has loaded; a restored position is set then too.
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <main id="main" className="list-page" aria-busy="true">
      <h1 className="sr-only">{say.loading}</h1>
      <div className="list-top">
        <div className="search-summary">
          <Skeleton className="summary-waiting" />
        </div>
        <div className="list-bar">
          <Skeleton className="chip-waiting" />
          <Skeleton className="chip-waiting" />
        </div>
      </div>
      <div className="list-grid">
        <div className="list-filters">
          {sections.map((section) => (
            <div key={section} className="filter-section">
              <Skeleton lines={5} />
            </div>
          ))}
        </div>
        <div className="list-main">
          <div className="list-head">
            <div className="list-head-waiting">
              <Skeleton />
              <Skeleton />
            </div>
          </div>
          <div className="list-hits">
            {cards.map((card) => (
              <CardSkeleton key={card} />
            ))}
          </div>
        </div>
        <div className="list-map" />
      </div>
    </main>
  )
}

const CardSkeleton = () => (
  <div className="hotel-card hotel-card-row">
    <div className="card-body">
      <div className="card-picture">
        <Skeleton className="card-gallery" />
      </div>
      <div className="card-facts">
        <Skeleton lines={2} className="card-name" />
        <Skeleton lines={3} className="card-offer" />
      </div>
    </div>
  </div>
)
