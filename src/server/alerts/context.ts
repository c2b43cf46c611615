import type { RateTable } from '#domain/money/exchange.ts'
import type { Pool } from '../db/database.ts'
import type { Places } from '../places/open-places.ts'
import type { Search } from '../search/open-search.ts'

export type AlertContext = {
  readonly db: Pool
  readonly now: () => number
  readonly places: Places
  readonly rates: () => Promise<RateTable>
  readonly search: Pick<Search, 'findCheapest'>
}

/** The time zone whose days count prices and messages, as on the site's pages. */
export const siteZone = 'Asia/Shanghai'
