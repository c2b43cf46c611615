import { fold } from '#catalogue/places/fold.ts'
import { BITS } from './alike.ts'
import { FAILS, NOTHING_FAILS } from './fails.ts'
import type { Shard, ShardHotel } from './shard.ts'
import type { Wishes } from './wishes.ts'

/** Which filters on the house a hotel of this shard fails. */
export type HouseSieve = (hotel: ShardHotel) => number

export function houseSieve(shard: Shard, wishes: Wishes): HouseSieve {
  const { stars, score, district, name } = wishes
  const hasAmenities = amenityTest(shard, wishes.amenities)
  return (hotel) => {
    let fails = NOTHING_FAILS
    if (stars && !stars.has(hotel.stars)) fails |= FAILS.stars
    if (score !== null && !(hotel.score !== null && hotel.score / 10 >= score)) fails |= FAILS.score
    if (hasAmenities && !hasAmenities(hotel)) fails |= FAILS.amenities
    if (district && !(hotel.district !== null && district.has(hotel.district))) fails |= FAILS.district
    if (name !== null && !namesOf(hotel).some((own) => own.includes(name))) fails |= FAILS.name
    return fails
  }
}

function amenityTest({ alike }: Shard, wanted: readonly string[] | null) {
  if (!wanted) return null
  const numbers = wanted.map((id) => alike.amenities.numbers.get(id) ?? UNKNOWN)
  const low = numbers.filter((number) => number < BITS)
  const high = numbers.filter((number) => number >= BITS)
  const bits = low.reduce((all, number) => all | (1 << number), 0)
  return ({ amenities }: ShardHotel) =>
    (amenities.bits & bits) === bits && high.every((number) => amenities.numbers.includes(number))
}

/** No hotel here has it. */
const UNKNOWN = Number.POSITIVE_INFINITY

const folded = new WeakMap<ShardHotel, readonly string[]>()

/** As they are compared; folded when somebody first asks for a name. */
function namesOf(hotel: ShardHotel): readonly string[] {
  const known = folded.get(hotel)
  if (known) return known
  const names = [fold(hotel.name.en), fold(hotel.name.zh)]
  folded.set(hotel, names)
  return names
}
