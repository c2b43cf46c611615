import { type NearestStay, nearestStay, otherDatesMayHelp } from '#domain/nearest-stay.ts'
import type { Day } from '#domain/plain-date.ts'
import { whyNotStay } from '#domain/restrictions.ts'
import type { PricedShard } from './price-shard.ts'
import { cellOf, restrictedAt } from './shard.ts'
import { reasonOf } from './why-not.ts'

/** The stay closest to the asked one in which the hotel has a room to sell. */
export function nearestOf(priced: PricedShard, hotel: number): NearestStay | null {
  if (!otherDatesMayHelp(reasonOf(priced, hotel))) return null
  const { shard, asked, stays } = priced
  const { firstProduct, products, zone } = shard.hotels[hotel]!
  const stay = stays[zone]!
  const works = (arrival: Day, nights: number) => {
    for (let p = firstProduct; p < firstProduct + products; p++) {
      const moved = { arrival, nights, today: stay.today }
      const at = cellOf(shard, p, arrival)
      if (
        !whyNotStay(restrictedAt(shard, p), moved, asked.rooms, shard.prices, shard.free, at, shard.columns)
      )
        return true
    }
    return false
  }
  return nearestStay(stay, works)
}
