import type { Place } from '../places/place.ts'
import type { SearchWorld } from './open-search.ts'
import { type PlacePrices, pricePlace } from './price-place.ts'

type Kept = { readonly prices: Promise<PlacePrices>; readonly at: number; readonly loaded: string }

/** A booking more or less does not change from when a place is how dear: so long it may be told as it was. */
const FRESH_FOR = 300_000
const MOST_PLACES = 300

/** A year of a large city takes a while to look through: it is done once, and again when it may have changed. */
export function keepPlacePrices(world: SearchWorld) {
  const kept = new Map<string, Kept>()
  /** Which copy of the city's inventory they come from: another one after an import. */
  const loadedOf = (place: Place) => world.shards.held((place.parent ?? place).id)?.snapshot ?? ''

  return (place: Place, currency: string): Promise<PlacePrices> => {
    const key = `${place.id} ${currency}`
    const known = kept.get(key)
    const isFresh = known && world.now() - known.at < FRESH_FOR && known.loaded === loadedOf(place)
    if (isFresh) return known.prices
    const prices = pricePlace(world, place, currency)
    const keep = () => {
      kept.delete(key)
      kept.set(key, { prices, at: world.now(), loaded: loadedOf(place) })
      for (const oldest of kept.keys()) if (kept.size > MOST_PLACES) kept.delete(oldest)
    }
    keep()
    // The city may have been loaded only now; and what failed is asked for again.
    prices.then(keep, () => kept.delete(key))
    return prices
  }
}
