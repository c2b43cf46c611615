import { ok } from '#domain/result.ts'
import type { RoomGuests } from '#domain/stay/party.ts'
import type { Day } from '#domain/time/plain-date.ts'
import type { Exchange } from '../exchange/exchange-into.ts'
import { priceNow, type SearchContext } from './context.ts'
import { cheapestTotal, NOT_SOLD } from './pricing/cheapest-offer.ts'
import type { PricedShard } from './pricing/price-shard.ts'
import { findScope } from './query/scope.ts'
import type { Shard, ShardHotel } from './shards/shard.ts'

/** Some hotels of a shard, by their positions: the hotels themselves may change during a yield. */
export type HotelsOfShard = { readonly shard: Shard; readonly positions: readonly number[] }

/** The hotels of a place, as in its list. */
export async function hotelsOfPlace({ places, map, shards }: SearchContext, kw: string) {
  const found = await findScope({ index: await places(), map }, { kw })
  if (!found.ok) return found
  const { scope } = found.value
  const [cities, keeps] = 'cities' in scope ? [scope.cities, scope.keeps] : [[], null]
  const held = await Promise.all(cities.map(({ id }) => shards.of(id)))
  return ok(
    held.map((shard): HotelsOfShard => {
      const hotels = keeps ? shard.hotels.filter(keeps) : shard.hotels
      return { shard, positions: hotels.map(({ position }) => position) }
    }),
  )
}

type Asked = { readonly rooms: readonly RoomGuests[]; readonly exchange: Exchange }
export type NightOfHotel = {
  readonly priced: PricedShard
  readonly hotel: ShardHotel
  /** In the displayed currency; `NOT_SOLD` if it cannot be booked. */
  readonly amount: number
}

/** One night of each of these hotels; hotels whose currency cannot be converted are omitted. */
export function priceNight(
  context: SearchContext,
  { shard, positions }: HotelsOfShard,
  arrival: Day,
  { rooms, exchange }: Asked,
): NightOfHotel[] {
  const priced = priceNow(context, shard, { arrival, nights: 1, rooms, party: '', key: '' })
  return positions.flatMap((position) => {
    const hotel = shard.hotels[position]!
    const shown = exchange(hotel.currency)
    if (!shown) return []
    const total = cheapestTotal(priced, hotel)
    return [{ priced, hotel, amount: total === NOT_SOLD ? NOT_SOLD : shown.into(total) }]
  })
}
