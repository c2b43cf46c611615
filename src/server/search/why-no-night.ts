import type { RoomGuests } from '#domain/party.ts'
import type { Day } from '#domain/plain-date.ts'
import { nearestToSale, type Reason, whyNotStay } from '#domain/restrictions.ts'
import { cellOf, restrictedAt, type Shard } from './shard.ts'

/** Why none of some hotels sells a night: of all reasons the one nearest to a sale, as a card tells it. */
export function whyNoNight(
  shard: Shard,
  groups: Int32Array,
  { arrival, todays, rooms }: { arrival: Day; todays: readonly Day[]; rooms: readonly RoomGuests[] },
): Reason | null {
  let reason: Reason | null = null
  for (const [at, hotel] of shard.hotels.entries()) {
    if (groups[at]! < 0) continue
    const stay = { arrival, nights: 1, today: todays[hotel.zone]! }
    for (let p = hotel.firstProduct; p < hotel.firstProduct + hotel.products; p++) {
      const cell = cellOf(shard, p, arrival)
      const whyNot = whyNotStay(
        restrictedAt(shard, p),
        stay,
        rooms,
        shard.prices,
        shard.free,
        cell,
        shard.columns,
      )
      if (whyNot) reason = nearestToSale(reason, whyNot)
    }
  }
  return reason
}
