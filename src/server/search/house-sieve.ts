import { fold } from '#catalogue/places/fold.ts'
import { amenityTest } from './amenities.ts'
import { FAILS, NOTHING_FAILS } from './fails.ts'
import type { Shard, ShardHotel } from './shard.ts'
import type { Wishes } from './wishes.ts'

/** Which filters on the house a hotel of this shard fails. */
export type HouseSieve = (hotel: number) => number

export function houseSieve({ hotels, houses }: Shard, wishes: Wishes): HouseSieve {
  const { stars, score, district, name } = wishes
  const hasAmenities = wishes.amenities && amenityTest(wishes.amenities)
  return (at) => {
    let fails = NOTHING_FAILS
    if (stars && !stars.has(houses.stars[at]!)) fails |= FAILS.stars
    if (score !== null && !(houses.scores[at]! >= 0 && houses.scores[at]! / 10 >= score)) fails |= FAILS.score
    if (hasAmenities && !hasAmenities(hotels, houses.amenityBits, at)) fails |= FAILS.amenities
    if (district && !district.has(houses.districts[at]!)) fails |= FAILS.district
    if (name !== null && !namesOf(hotels[at]!).some((own) => own.includes(name))) fails |= FAILS.name
    return fails
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
