import { fold } from '#catalogue/places/fold.ts'
import { amenityTest } from './amenities.ts'
import { FAILS, NOTHING_FAILS } from './fails.ts'
import type { Listing } from './listing.ts'
import type { ShardHotel } from './shard.ts'
import type { Wishes } from './wishes.ts'

// Used by one search after the other; grown when one is larger than all before.
let scratch = new Uint8Array(4_096)

/** By entry: which filters on the house it fails. To be read at once: the next search is put there. */
export function failsOfHouses({ parts, part, hotel }: Listing, wishes: Wishes): Uint8Array {
  const { score, district, name } = wishes
  const stars = wishes.stars && [...wishes.stars].reduce((bits, own) => bits | (1 << own), 0)
  const hasAmenities = wishes.amenities && amenityTest(wishes.amenities)
  const count = part.length
  if (count > scratch.length) scratch = new Uint8Array(count * 2)
  const fails = scratch
  if (count === 0) return fails
  let of = 0
  let { houses, hotels } = parts[0]!.shard
  for (let entry = 0; entry < count; entry++) {
    if (part[entry] !== of) {
      of = part[entry]!
      ;({ houses, hotels } = parts[of]!.shard)
    }
    const at = hotel[entry]!
    let failing: number = NOTHING_FAILS
    if (stars !== null && (stars & (1 << houses.stars[at]!)) === 0) failing |= FAILS.stars
    if (score !== null && !(houses.scores[at]! >= 0 && houses.scores[at]! / 10 >= score))
      failing |= FAILS.score
    if (hasAmenities && !hasAmenities(hotels, houses.amenityBits, at)) failing |= FAILS.amenities
    if (district && !district.has(houses.districts[at]!)) failing |= FAILS.district
    if (name !== null && !namesOf(hotels[at]!).some((own) => own.includes(name))) failing |= FAILS.name
    fails[entry] = failing
  }
  return fails
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
