import type { AskedStay, Reason } from '#domain/restrictions.ts'
import { nearestToSale, whyNotDates, whyNotGuests, whyNotStay } from '#domain/restrictions.ts'
import type { AskedNights, PricedShard } from './price-shard.ts'
import { cellOf, restrictedAt, type Shard } from './shard.ts'

/** What stands against products beside their nights, found once for all that have the same rules or capacity. */
export type WhyNot = {
  /** By zone and rules: 1 where the dates cannot be. */
  readonly dates: readonly Uint8Array[]
  /** By capacity: 1 where the guests do not fit. */
  readonly guests: Uint8Array
}

export function whyNotOf({ alike }: Shard, { rooms }: AskedNights, stays: readonly AskedStay[]): WhyNot {
  const { rules, capacities } = alike
  return {
    dates: stays.map((stay) => Uint8Array.from(rules, (rule) => isSaid(whyNotDates(rule, stay)))),
    guests: Uint8Array.from(capacities, ({ room, children }) =>
      isSaid(whyNotGuests(room, { children }, rooms)),
    ),
  }
}

const isSaid = (reason: Reason | null) => (reason === null ? 0 : 1)

/** A house without a single product has no rate. */
const NOTHING_SOLD: Reason = 'no_rate'

/** Why a hotel cannot be booked: of its products' reasons the one nearest to a sale. */
export function reasonOf({ shard, asked, stays }: PricedShard, at: number): Reason {
  const { firstProduct, products, zone } = shard.hotels[at]!
  let nearest: Reason | null = null
  for (let p = firstProduct; p < firstProduct + products; p++) {
    const cell = cellOf(shard, p, asked.arrival)
    const why = whyNotStay(
      restrictedAt(shard, p),
      stays[zone]!,
      asked.rooms,
      shard.prices,
      shard.free,
      cell,
      shard.columns,
    )
    if (why !== null) nearest = nearestToSale(nearest, why)
  }
  return nearest ?? NOTHING_SOLD
}
