import { placeOf, type Shard } from './shard.ts'

/** The shards in memory, within a bound: the one that was used the longest ago goes first. */
export function createHeldShards(maxBytes: number, onDrop: (shard: Shard) => void) {
  const byCity = new Map<number, Shard>()
  const byHotel = new Map<number, Shard>()
  const sizes = new Map<Shard, number>()
  let bytes = 0
  let uses = 0

  const drop = (city: number) => {
    const shard = byCity.get(city)
    if (!shard) return
    byCity.delete(city)
    for (const { id } of shard.hotels) byHotel.delete(id)
    bytes -= sizes.get(shard)!
    sizes.delete(shard)
    onDrop(shard)
  }
  return {
    /** Using it counts. */
    find: (city: number): Shard | null => {
      const shard = byCity.get(city)
      if (!shard) return null
      shard.used = ++uses
      return shard
    },
    withHotel: (hotel: number): Shard | null => byHotel.get(hotel) ?? null,
    isIn: (shard: Shard, hotel: number): boolean => placeOf(shard, hotel) >= 0,
    hold: (shard: Shard) => {
      drop(shard.city)
      byCity.set(shard.city, shard)
      for (const { id } of shard.hotels) byHotel.set(id, shard)
      const size = bytesOf(shard)
      sizes.set(shard, size)
      bytes += size
      shard.used = ++uses
      if (bytes <= maxBytes) return
      for (const { city } of [...byCity.values()].sort((a, b) => a.used - b.used)) {
        if (bytes <= maxBytes || city === shard.city) break
        drop(city)
      }
    },
    drop,
    dropAll: () => {
      for (const city of [...byCity.keys()]) drop(city)
    },
    bytes: () => bytes,
  }
}

// What the objects take, measured on the demonstration catalogue.
const PER_SHARD = 6_000
const PER_HOTEL = 650
const PER_ROOM = 20
const PER_PLAN = 44
const PER_PRODUCT = 36

export const bytesOf = ({
  prices,
  free,
  hotels,
  rooms,
  plans,
  products,
  priceTerms,
  bids,
  families,
}: Shard): number =>
  prices.byteLength +
  bids.byteLength +
  families.byteLength +
  priceTerms.byteLength +
  free.byteLength +
  PER_SHARD +
  hotels.length * PER_HOTEL +
  rooms.ids.length * PER_ROOM +
  plans.ids.length * PER_PLAN +
  products.columns.length * PER_PRODUCT
