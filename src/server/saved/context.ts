import type { RateTable } from '#domain/money/exchange.ts'
import type { Pool } from '../db/database.ts'
import type { Places } from '../places/open-places.ts'
import type { Search } from '../search/open-search.ts'

/** What favourites and the history work with. */
export type SavedContext = {
  readonly db: Pool
  readonly now: () => number
  readonly places: Places
  readonly rates: () => Promise<RateTable>
  readonly search: Pick<Search, 'priceHotels' | 'findHotels'>
}

/** The date by which dates that guests chose are over: the site's, as for its pages. */
export const siteZone = 'Asia/Shanghai'
