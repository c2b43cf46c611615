import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { type Pool, type Tx, transaction } from '../db/database.ts'
import type { Places } from './open-places.ts'
import type { Place } from './place.ts'
import { readPricedAt, recordPricing, writePlacePrices } from './store.ts'

/** The cheapest night is searched this many nights ahead. */
const nightsAhead = 30
const HOUR = 3_600_000
/** After a restart soon after the last run, prices are not computed again. */
const freshFor = 20 * HOUR

/** The cheapest night for two at a place between two dates, in minor units of CNY. */
export type CheapestNight = (
  place: Place,
  dates: { from: PlainDate; to: PlainDate },
) => Promise<number | null>

type Context = {
  db: Pool
  places: Places
  cheapestNight: CheapestNight
  /** Queues the cities after this one. */
  goOn: (tx: Tx, place: number) => Promise<void>
  now: number
  /** Cities per job. */
  atOnce?: number
}

/**
 * Stores the price of each city's cheapest night, for pages that list places; `after` null starts with the first
 * city.
 */
export async function recordPlacePrices(context: Context, after: number | null) {
  const { db, places, cheapestNight, goOn, now, atOnce = 100 } = context
  if (after === null) {
    const pricedAt = await readPricedAt(db)
    if (pricedAt !== null && now - pricedAt < freshFor) return
  }
  const cities = [...(await places()).byId.values()]
    .filter(({ kind, id, hotels }) => kind === 'city' && hotels > 0 && id > (after ?? 0))
    .toSorted((a, b) => a.id - b.id)
  const some = cities.slice(0, atOnce)
  const prices: { place: number; nightFrom: number | null }[] = []
  for (const place of some) {
    const today = dateIn(place.zone, now)
    const dates = { from: today, to: addDays(today, nightsAhead - 1) }
    prices.push({ place: place.id, nightFrom: await cheapestNight(place, dates) })
  }
  await transaction(db, async (tx) => {
    await writePlacePrices(tx, prices)
    const last = some.at(-1)
    if (last && cities.length > some.length) await goOn(tx, last.id)
    else await recordPricing(tx, now)
  })
}
