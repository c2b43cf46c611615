import type { Currency } from '#domain/money/currency.ts'
import { type Money, money } from '#domain/money/money.ts'
import { DEFAULT_PARTY, distributeGuests } from '#domain/stay/party.ts'
import { dateOf } from '#domain/time/plain-date.ts'
import { createLru } from '../cache/lru.ts'
import { createYield } from '../concurrency/yield.ts'
import type { Place } from '../places/place.ts'
import type { SearchContext } from './context.ts'
import { hotelsOfPlace, priceNight } from './hotels-of-place.ts'
import { NOT_SOLD } from './pricing/cheapest-offer.ts'

/** The cheapest night of the coming year for two: in each month, January first, and in each district, by its id. */
export type PlacePrices = {
  readonly months: readonly (Money | null)[]
  readonly districts: ReadonlyMap<number, Money>
}

const MONTHS = 12
const YEAR = 365
const rooms = distributeGuests(DEFAULT_PARTY)

/** The cheapest night of a place by month and by district; empty for a currency without an exchange rate. */
async function pricePlace(context: SearchContext, place: Place, currency: Currency): Promise<PlacePrices> {
  const [table, found] = await Promise.all([context.rates(), hotelsOfPlace(context, place.slug)])
  const exchange = context.exchange(table, currency)
  const { today } = context.zoneDays(place.zone, context.now())
  const months = new Array<number>(MONTHS).fill(NOT_SOLD)
  const districts = new Map<number, number>()
  const pause = createYield()
  for (const hotels of found.ok ? found.value : []) {
    for (let day = today; day < today + YEAR; day++) {
      const month = Number(dateOf(day).slice(5, 7)) - 1
      for (const { hotel, amount } of priceNight(context, hotels, day, { rooms, exchange })) {
        months[month] = Math.min(months[month]!, amount)
        const { district } = hotel
        if (place.kind === 'city' && district !== null)
          districts.set(district, Math.min(districts.get(district) ?? NOT_SOLD, amount))
      }
      await pause()
    }
  }
  const isSold = ([, total]: readonly [number, number]) => total !== NOT_SOLD
  return {
    months: months.map((total) => (total === NOT_SOLD ? null : money(total, currency))),
    districts: new Map([...districts].filter(isSold).map(([id, total]) => [id, money(total, currency)])),
  }
}

/** Maximum age: one booking hardly changes the lowest price of a month. */
const FRESH_FOR = 300_000
const MOST_PLACES = 300

/** Scanning a year of a large city takes long, so the result is cached until it may have changed. */
export function createPlacePrices(context: SearchContext) {
  const cached = createLru<{ prices: Promise<PlacePrices>; at: number; loaded: string }>({ max: MOST_PLACES })
  /** The snapshot of the city's inventory: it differs after an import. */
  const loadedOf = (place: Place) => context.shards.held((place.parent ?? place).id)?.snapshot ?? ''

  return (place: Place, currency: string): Promise<PlacePrices> => {
    const key = `${place.id} ${currency}`
    const known = cached.get(key)
    const isFresh = known && context.now() - known.at < FRESH_FOR && known.loaded === loadedOf(place)
    if (isFresh) return known.prices
    const prices = pricePlace(context, place, currency)
    const store = () => cached.set(key, { prices, at: context.now(), loaded: loadedOf(place) })
    store()
    // The city may have been loaded only now; a failure is not cached.
    prices.then(store, () => cached.delete(key))
    return prices
  }
}
