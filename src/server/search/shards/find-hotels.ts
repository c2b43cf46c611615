import type { Db } from '../../db/database.ts'
import { hotelIn, type Shard, type ShardHotel } from './shard.ts'
import type { Shards } from './shards.ts'
import { findCities, isClosed } from './store.ts'

/** A hotel in memory. */
export type HeldHotel = { readonly shard: Shard; readonly hotel: ShardHotel }

/** Open hotels by their ids, whatever their cities; those that are closed or unknown are left out. */
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

/** What those are told who ask for a hotel that is not among the open ones. */
export const whyNotFound = async (db: Db, id: string): Promise<'hotel_closed' | 'not_found'> =>
  (await isClosed(db, id)) ? 'hotel_closed' : 'not_found'
