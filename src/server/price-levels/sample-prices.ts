import { COMPARED_DAYS, nightsToSample } from '#domain/price/price-level.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { type Pool, transaction } from '../db/database.ts'
import { openRates } from '../exchange/exchange-rates.ts'
import { addJob } from '../jobs/add-job.ts'
import type { Places } from '../places/open-places.ts'
import { openSearch } from '../search/open-search.ts'
import { purgeSamples, writeSamples } from './sample-store.ts'

/** Enough for one city at a time, also the largest. */
const memoryMb = 64
const citiesAtOnce = 100

type Context = { db: Pool; places: Places; now: () => number; atOnce?: number }

/** Every night: stores some prices of each hotel, city by city; `after` null begins with the first city. */
export async function samplePrices(
  { db, places, now, atOnce = citiesAtOnce }: Context,
  after: number | null,
) {
  const today = dateIn('UTC', now())
  if (after === null) await purgeSamples(db, addDays(today, -COMPARED_DAYS))
  const nights = nightsToSample(today)
  const cities = [...(await places()).byId.values()]
    .filter(({ kind, id, hotels }) => kind === 'city' && hotels > 0 && id > (after ?? 0))
    .toSorted((a, b) => a.id - b.id)
  const some = cities.slice(0, atOnce)
  const search = openSearch({ db, places, rates: openRates({ db, now }), now, memoryMb })
  try {
    for (const city of some) {
      const sampled = await search.sampleNights(city.slug, nights)
      await transaction(db, (tx) => writeSamples(tx, today, sampled))
    }
  } finally {
    await search.close()
  }
  const last = some.at(-1)
  if (last && cities.length > some.length)
    await transaction(db, (tx) => addJob(tx, 'sample_prices_after', { place: last.id }))
}
