import type { Db } from '../../db/database.ts'
import { hotelIn, type Shard, type ShardHotel } from './shard.ts'
import type { Shards } from './shards.ts'
import { findCities, isClosed } from './store.ts'

/** A hotel in memory. */
export type HeldHotel = { readonly shard: Shard; readonly hotel: ShardHotel }

/** Open hotels by their ids, of any city; closed and unknown ones are omitted. */
export async function findHotels(
  { db, shards }: { readonly db: Db; readonly shards: Shards },
  ids: readonly string[],
): Promise<Map<string, HeldHotel>> {
  const cities = await findCities(db, ids)
  const byCity = Map.groupBy(cities, ({ city }) => city)
  const found = await Promise.all(
    [...byCity].map(async ([city, hotels]) => {
      const shard = await shards.of(city)
      return hotels.flatMap(({ id }) => {
        const hotel = hotelIn(shard, id)
        return hotel ? [[String(id), { shard, hotel }] as const] : []
      })
    }),
  )
  return new Map(found.flat())
}

/** The refusal for a hotel that is not open. */
export const whyNotFound = async (db: Db, id: string): Promise<'hotel_closed' | 'not_found'> =>
  (await isClosed(db, id)) ? 'hotel_closed' : 'not_found'
