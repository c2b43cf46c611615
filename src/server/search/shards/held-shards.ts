import { LRUCache } from 'lru-cache'
import type { Shard } from './shard.ts'

/** An LRU of shards, limited in bytes; a shard larger than the limit is cached alone. */
export function createHeldShards(maxBytes: number, onDrop: (shard: Shard) => void) {
  const byHotel = new Map<number, Shard>()
  const byCity = new LRUCache<number, Shard>({
    maxSize: maxBytes,
    sizeCalculation: (shard) => Math.min(maxBytes, bytesOf(shard)),
    dispose: (shard) => {
      // A hotel that moved belongs to the shard of its new city by now.
      for (const { id } of shard.hotels) if (byHotel.get(id) === shard) byHotel.delete(id)
      onDrop(shard)
    },
  })
  return {
    /** A lookup counts as use. */
    find: (city: number): Shard | null => byCity.get(city) ?? null,
    withHotel: (hotel: number): Shard | null => byHotel.get(hotel) ?? null,
    hold: (shard: Shard) => {
      byCity.set(shard.city, shard)
      for (const { id } of shard.hotels) {
        const former = byHotel.get(id)
        byHotel.set(id, shard)
        // The hotel moved, and its change is not read yet: it would be found in the new city only.
        if (former && former.city !== shard.city) byCity.delete(former.city)
      }
    },
    drop: (city: number) => void byCity.delete(city),
    dropAll: () => byCity.clear(),
    count: () => byCity.size,
    bytes: () => byCity.calculatedSize,
  }
}

// Size of the objects, measured on the demonstration catalogue.
const PER_SHARD = 6_000
const PER_HOTEL = 1_900
const PER_PRODUCT = 110

const bytesOf = ({ prices, free, hotels, products }: Shard): number =>
  prices.byteLength + free.byteLength + PER_SHARD + hotels.length * PER_HOTEL + products * PER_PRODUCT
