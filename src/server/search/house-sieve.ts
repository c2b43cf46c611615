import { fold } from '#gazetteer/fold.ts'
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
    for (let at = 0; at < count; at++) fails[at]! |= (~(wanted >> stars[at]!) & 1) * FAILS.stars
  }
  if (score !== null) {
    const { scores } = houses
    const least = tenthsOf(score)
    for (let at = 0; at < count; at++) fails[at]! |= isNegative(scores[at]! - least) * FAILS.score
  }
  if (wishes.amenities) {
    const { bits, others } = amenityTest(wishes.amenities)
    const { amenityBits } = houses
    for (let at = 0; at < count; at++) {
      const missing = bits & ~amenityBits[at]!
      fails[at]! |= isNegative(missing | -missing) * FAILS.amenities
    }
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

// Which houses pass is anybody's guess, and guessing wrong takes a processor longer than all else here: nothing is
// decided hotel by hotel, bits are reckoned.

/** 1 or 0, of a whole number. */
const isNegative = (number: number): number => number >>> 31

const BEST = 100

/** The lowest score in tenths that is at least so good; without reviews it is below all of them. */
function tenthsOf(score: number): number {
  let tenths = 0
  while (tenths <= BEST && tenths / 10 < score) tenths += 1
  return tenths
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
