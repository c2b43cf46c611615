import { editionOf, hotelsOf } from '#demo/generate.ts'
import { createRandom } from '#demo/random.ts'
import { readWorld } from '#demo/read-world.ts'
import { dayOf } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { type Pool, transaction } from '#server/db/database.ts'
import { encodeBatch } from '#server/demo-loader/encode-batch.ts'
import { readExchangeRates } from '#server/exchange/read-committed-rates.ts'
import { storeRates } from '#server/exchange/store.ts'
import { baseDateOf } from '#server/inventory/calendar-days.ts'
import { analyseCatalogue, beginCatalogue, storeBatch } from '#server/inventory/catalogue-store.ts'
import { recountHotels } from '#server/inventory/recount-hotels.ts'
import { roughen } from './roughen-store.ts'

/**
 * Few cities, chosen for their edge cases. They have three currencies within one map box; none, two and three
 * decimals; summer time; both sides of the date line; districts, airports, stations and landmarks.
 */
const sizes: Readonly<Record<string, number>> = {
  'asia-china-shanghai': 130,
  'asia-china-shenzhen': 60,
  'asia-hong-kong-hong-kong': 55,
  'asia-macau-macau': 25,
  'asia-japan-tokyo': 60,
  'asia-japan-yokohama': 20,
  'europe-france-paris': 70,
  'asia-kuwait-kuwait-city': 12,
  'america-usa-honolulu': 16,
  'oceania-fiji-suva': 8,
  'oceania-samoa-apia': 5,
}
/** One hotel in each of their cities: together more than a map shows at once. */
const scattered = ['NL', 'BE', 'LU', 'DK']

/** A small, deterministic catalogue full of edge cases. */
export async function makeCatalogue(db: Pool, now: number): Promise<void> {
  const context = readWorld(readExchangeRates())
  const madeOn = dateIn('UTC', now)
  const base = baseDateOf(madeOn)
  const edition = editionOf(1, dayOf(base))
  const hotels = context.cities.flatMap((city) => {
    const count = sizes[city.slug] ?? (scattered.includes(city.country) ? 1 : 0)
    return [...hotelsOf(context, city, count, edition)]
  })
  await transaction(db, async (tx) => {
    await beginCatalogue(tx, { seed: 1, hotels: hotels.length, madeOn, promotions: [] })
    await storeBatch(tx, encodeBatch(hotels, madeOn, base), hotels.length)
    await roughen(tx, hotels, { random: createRandom('rough'), today: dayOf(madeOn), base: dayOf(base) })
    await tx`update catalogue set state = 'ready'`
  })
  // Newer than the committed table, with an additional currency of three decimals.
  const { base: unit, rates } = context.rates
  await storeRates(db, { date: madeOn, base: unit, rates: { ...rates, KWD: '0.0428', USD: '0.1402' } }, now)
  await analyseCatalogue(db)
  await transaction(db, recountHotels)
}
