import type { RoomGuests } from '#domain/party.ts'
import type { Day } from '#domain/plain-date.ts'
import { stayTotal } from '#domain/prices.ts'
import { nearestToSale, type Reason, whyNotStay } from '#domain/restrictions.ts'
import { cellOf, type Shard } from './shard.ts'

/** One night for some guests, by the hotel's clock. */
export interface AskedNight {
  readonly arrival: Day
  readonly today: Day
  readonly rooms: readonly RoomGuests[]
}

/** What the cheapest room of a hotel costs for a night, in the hotel's currency; without one, why. */
export type NightOutcome = { readonly total: number } | { readonly reason: Reason }

/** A house without a single product has no rate. */
const NOTHING_SOLD: Reason = 'no_rate'

/** As the list has it for a stay of that one night. */
export function cheapestNight(
  shard: Shard,
  hotel: number,
  { arrival, today, rooms }: AskedNight,
): NightOutcome {
  const { products, prices, free, columns } = shard
  const { firstProduct, products: count } = shard.hotels[hotel]!
  const stay = { arrival, nights: 1, today }
  let least = 0
  let reason: Reason | null = null
  for (let p = firstProduct; p < firstProduct + count; p++) {
    const product = products[p]!
    const at = cellOf(shard, product, arrival)
    const whyNot = whyNotStay(product, stay, rooms, prices, free, at, columns)
    if (whyNot !== null) {
      reason = nearestToSale(reason, whyNot)
      continue
    }
    const total = stayTotal(product, rooms, 1, prices, at, columns)
    if (least === 0 || total < least) least = total
  }
  return least > 0 ? { total: least } : { reason: reason ?? NOTHING_SOLD }
}
