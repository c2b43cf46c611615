import { HotelQuery } from '#contract/search.ts'
import { createRandom } from '#demo/random.ts'
import { openRates } from '#server/exchange/exchange-rates.ts'
import { testApp } from '#test/support/app.ts'
import type { ReferenceContext } from './candidates.ts'
import { makeCatalogue } from './catalogue.ts'
import { engineOf } from './engine.ts'
import { hotelsFrom } from './hotel.ts'
import { queryMaker } from './random-queries.ts'
import { readRows } from './rows-store.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const today = '2026-11-15'

/** An app over the edge-case catalogue, its rows, and random queries for both. */
export async function openReference() {
  const clock = { now }
  const app = await testApp({ clock: () => clock.now })
  await makeCatalogue(app.db, now)
  const places = await app.places()
  const rates = await openRates({ db: app.db, now: () => now })()
  return {
    app,
    /** Can be advanced. */
    clock,
    today,
    engine: engineOf(app),
    /** A snapshot of the database, for some cities or all. */
    readWorld: async (cities: readonly number[] | null = null): Promise<ReferenceContext> => ({
      hotels: hotelsFrom(await readRows(app.db, cities)),
      places,
      rates,
      now: clock.now,
    }),
    asker: (seed: string) => {
      const make = queryMaker({ places, today }, createRandom('reference', seed))
      return () => HotelQuery.parse(make())
    },
  }
}
