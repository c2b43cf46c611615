import { DEFAULT_CURRENCY } from '#domain/money/currency.ts'
import { DEFAULT_PARTY } from '#domain/stay/party.ts'
import type { Pool, Tx } from '../db/database.ts'
import { openRates } from '../exchange/exchange-rates.ts'
import { addJob } from '../jobs/add-job.ts'
import type { Places } from '../places/open-places.ts'
import { type CheapestNight, recordPlacePrices } from '../places/record-prices.ts'
import { openSearch } from './open-search.ts'

/** Enough for one city at a time, also the largest. */
const memoryMb = 64

type Context = { db: Pool; places: Places; now: () => number }

/** Computes the cheapest night of each city from its calendar, with shards separate from those of guests' searches. */
export async function pricePlaces({ db, places, now }: Context, after: number | null) {
  const search = openSearch({ db, places, rates: openRates({ db, now }), now, memoryMb })
  const cheapestNight: CheapestNight = async ({ slug }, { from, to }) => {
    const asked = { kw: slug, from, to, currency: DEFAULT_CURRENCY, ...DEFAULT_PARTY, ages: [] }
    const calendar = await search.showPriceCalendar(asked, 'en')
    if (!calendar.ok) return null
    const totals = calendar.value.flatMap(({ total }) => total?.amount ?? [])
    return totals.length > 0 ? Math.min(...totals) : null
  }
  try {
    const goOn = (tx: Tx, place: number) => addJob(tx, 'price_places_after', { place })
    await recordPlacePrices({ db, places, cheapestNight, goOn, now: now() }, after)
  } finally {
    await search.close()
  }
}
