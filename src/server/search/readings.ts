import type { RateTable } from '#domain/exchange.ts'
import type { Places } from '../places/open-places.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import type { Later } from './later.ts'

/** What every search reads, and the promises that it came by: as long as those are the same, so is this. */
export type Readings = {
  readonly places: Promise<PlaceIndex>
  readonly rates: Promise<RateTable>
  readonly index: PlaceIndex
  readonly table: RateTable
}

/** At once, but for the first time and after a change. */
export function createReadings(
  readPlaces: Places,
  readRates: () => Promise<RateTable>,
): () => Later<Readings> {
  let last: Readings | null = null
  return () => {
    const places = readPlaces()
    const rates = readRates()
    if (last?.places === places && last.rates === rates) return last
    return Promise.all([places, rates]).then(([index, table]) => (last = { places, rates, index, table }))
  }
}
