import type { RoomGuests } from '#domain/party.ts'
import type { Day } from '#domain/plain-date.ts'
import { stayTotal } from '#domain/prices.ts'
import { whyNotStay } from '#domain/restrictions.ts'
import { priceTermsAt } from './price-terms.ts'
import { restrictedAt, type Shard } from './shard.ts'

/** Hotels of a shard whose single nights are compared, in groups: by currency at least, since only alike amounts compare. */
export interface NightScan {
  readonly shard: Shard
  readonly rooms: readonly RoomGuests[]
  /** Today, by zone. */
  readonly todays: readonly Day[]
  /** The group of each hotel of the shard; -1 for those that are not asked about. */
  readonly groups: Int32Array
  /** By group: the cheapest total so far, in the hotels' currency; infinite while there is none. */
  readonly least: Float64Array
  /** By product: a night at this price or above has nothing to offer any more. */
  readonly ceilings: Float64Array
}

type Scanning = Pick<NightScan, 'shard' | 'rooms' | 'todays' | 'groups'>

export function scanNights(scanning: Scanning): NightScan {
  const { products } = scanning.shard
  const scan = {
    ...scanning,
    least: new Float64Array(scanning.groups.reduce((most, group) => Math.max(most, group + 1), 0)),
    ceilings: new Float64Array(products.columns.length),
  }
  beginAnew(scan)
  return scan
}

export function beginAnew({ least, ceilings }: NightScan) {
  least.fill(Number.POSITIVE_INFINITY)
  ceilings.fill(Number.POSITIVE_INFINITY)
}

/**
 * Takes one more night into account. A dearer calendar never makes a cheaper stay: a product that was too dear once is
 * not priced again at the same price or above, and only what would be the cheapest is looked at for why not.
 */
export function takeNight({ shard, rooms, todays, groups, least, ceilings }: NightScan, arrival: Day) {
  const { hotels, products, prices, free } = shard
  const night = (arrival - shard.base) * shard.columns
  for (let h = 0; h < hotels.length; h++) {
    const group = groups[h]!
    if (group < 0) continue
    const { firstProduct, products: count, zone } = hotels[h]!
    for (let p = firstProduct; p < firstProduct + count; p++) {
      const at = night + products.columns[p]!
      const price = prices[at]!
      if (!(price > 0 && price < ceilings[p]!)) continue
      const total = stayTotal(priceTermsAt(shard, p), rooms, 1, prices, at, shard.columns)
      if (total >= least[group]!) {
        ceilings[p] = price
        continue
      }
      const stay = { arrival, nights: 1, today: todays[zone]! }
      if (!whyNotStay(restrictedAt(shard, p), stay, rooms, prices, free, at, shard.columns))
        least[group] = total
    }
  }
}
