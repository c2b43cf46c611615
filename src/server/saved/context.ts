import type { RateTable } from '#domain/money/exchange.ts'
import type { Pool } from '../db/database.ts'
import type { Places } from '../places/open-places.ts'
import type { Search } from '../search/open-search.ts'

/** Dependencies of favourites and the history. */
export type SavedContext = {
  readonly db: Pool
  readonly now: () => number
  readonly places: Places
  readonly rates: () => Promise<RateTable>
  readonly search: Pick<Search, 'priceHotels' | 'findHotels'>
}

/** The time zone in which dates chosen by guests expire, as on the site's pages. */
export const siteZone = 'Asia/Shanghai'
