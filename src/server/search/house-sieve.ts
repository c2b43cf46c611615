import { fold } from '#catalogue/places/fold.ts'
import { amenityTest } from './amenities.ts'
import { FAILS, NOTHING_FAILS } from './fails.ts'
import { createScratch } from './scratch.ts'
import type { Shard, ShardHotel } from './shard.ts'
import type { Wishes } from './wishes.ts'

const roomFor = createScratch((length) => new Uint8Array(length))

/**
 * By part and hotel: which filters on the house it fails. To be read at once: the next search is put there. Filter by
 * filter, each a run through one column.
 */
export function failsOfHouses(shards: readonly Shard[], wishes: Wishes): readonly Uint8Array[] {
  return shards.map((shard, part) => {
    const count = shard.hotels.length
    const fails = roomFor(count, part)
    fails.fill(NOTHING_FAILS, 0, count)
    sift(fails, shard, wishes)
    return fails
  })
}

function sift(fails: Uint8Array, { hotels, houses }: Shard, wishes: Wishes) {
  const { score, district, name } = wishes
  const count = hotels.length
  if (wishes.stars) {
    const { stars } = houses
    const wanted = [...wishes.stars].reduce((bits, own) => bits | (1 << own), 0)
    for (let at = 0; at < count; at++) if ((wanted & (1 << stars[at]!)) === 0) fails[at]! |= FAILS.stars
  }
  if (score !== null) {
    const { scores } = houses
    for (let at = 0; at < count; at++)
      if (!(scores[at]! >= 0 && scores[at]! / 10 >= score)) fails[at]! |= FAILS.score
  }
  if (wishes.amenities) {
    const { bits, others } = amenityTest(wishes.amenities)
    const { amenityBits } = houses
    for (let at = 0; at < count; at++) if ((amenityBits[at]! & bits) !== bits) fails[at]! |= FAILS.amenities
    if (others) for (let at = 0; at < count; at++) if (!others(hotels[at]!)) fails[at]! |= FAILS.amenities
  }
  if (district) {
    const { districts } = houses
    for (let at = 0; at < count; at++) if (!district.has(districts[at]!)) fails[at]! |= FAILS.district
  }
  if (name !== null) {
    const isNamed = (hotel: ShardHotel) => namesOf(hotel).some((own) => own.includes(name))
    for (let at = 0; at < count; at++) if (!isNamed(hotels[at]!)) fails[at]! |= FAILS.name
  }
}

const folded = new WeakMap<ShardHotel, readonly string[]>()

/** As they are compared; folded when somebody first asks for a name. */
function namesOf(hotel: ShardHotel): readonly string[] {
  const known = folded.get(hotel)
  if (known) return known
  const names = [fold(hotel.name.en), fold(hotel.name.zh)]
  folded.set(hotel, names)
  return names
}
