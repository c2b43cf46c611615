import { fold } from '#catalogue/places/fold.ts'
import { BITS } from './alike.ts'
import type { Exchange } from './exchange.ts'
import { freeOf } from './outlook.ts'
import { priceRange } from './price-range.ts'
import type { PricedShard } from './price-shard.ts'
import type { Shard, ShardHotel } from './shard.ts'
import type { Wishes } from './wishes.ts'

/** One bit for each filter that something does not pass. */
export const FAILS = {
  stars: 1,
  score: 2,
  amenities: 4,
  district: 8,
  name: 16,
  board: 32,
  beds: 64,
  freeCancel: 128,
  payLater: 256,
  price: 512,
} as const
export const NOTHING_FAILS = 0

/** The filters of a search, made ready for one shard. */
export type Sieve = {
  /** Which filters on the house a hotel fails. */
  readonly failsOfHotel: (hotel: number) => number
  /** Which filters on the offer a product fails that can be sold. */
  readonly failsOfProduct: (hotel: ShardHotel, product: number) => number
  /** The cheapest product of a hotel that passes all filters on the offer; -1 for none. */
  readonly cheapestOf: (hotel: number) => number
}

export function sieveOf(priced: PricedShard, wishes: Wishes, exchange: Exchange): Sieve {
  const { shard, totals } = priced
  const failsOfClass = classFails(priced, wishes)
  const hasAmenities = amenityTest(shard, wishes.amenities)
  const ranges = priceRange(wishes.price, exchange)

  const failsOfHotel = (at: number) => {
    const hotel = shard.hotels[at]!
    const { stars, score, district, name } = wishes
    let fails = NOTHING_FAILS
    if (stars && !stars.has(hotel.stars)) fails |= FAILS.stars
    if (score !== null && !(hotel.score !== null && hotel.score / 10 >= score)) fails |= FAILS.score
    if (hasAmenities && !hasAmenities(hotel)) fails |= FAILS.amenities
    if (district && !(hotel.district !== null && district.has(hotel.district))) fails |= FAILS.district
    if (name !== null && !namesOf(hotel).some((own) => own.includes(name))) fails |= FAILS.name
    return fails
  }
  const failsOfProduct = ({ currency }: ShardHotel, product: number) => {
    const fails = failsOfClass[shard.classes[product]!]!
    if (!ranges) return fails
    const { from, to } = ranges(currency)
    const total = totals[product]!
    return total >= from && total <= to ? fails : fails | FAILS.price
  }
  const cheapestOf = (at: number) => {
    const hotel = shard.hotels[at]!
    let best = -1
    for (let p = hotel.firstProduct; p < hotel.firstProduct + hotel.products; p++) {
      const total = totals[p]!
      if (total === 0 || (best >= 0 && total >= totals[best]!)) continue
      if (failsOfProduct(hotel, p) === NOTHING_FAILS) best = p
    }
    return best
  }
  return { failsOfHotel, failsOfProduct, cheapestOf }
}

/** By class of product. */
function classFails(priced: PricedShard, { board, beds, freeCancel, payLater }: Wishes): Uint16Array {
  const { classes, bedSets } = priced.shard.alike
  return Uint16Array.from(classes.items, (one) => {
    let fails = NOTHING_FAILS
    if (board && !board.has(one.board)) fails |= FAILS.board
    if (beds && !bedSets.items[one.bedSet]!.some((bed) => beds.has(bed))) fails |= FAILS.beds
    if (freeCancel && !freeOf(priced, one.terms)) fails |= FAILS.freeCancel
    if (payLater && !one.isPaidLater) fails |= FAILS.payLater
    return fails
  })
}

function amenityTest({ alike }: Shard, wanted: readonly string[] | null) {
  if (!wanted) return null
  const numbers = wanted.map((id) => alike.amenities.numbers.get(id))
  if (numbers.some((number) => number === undefined)) return () => false
  const low = numbers.filter((number) => number! < BITS)
  const high = numbers.filter((number) => number! >= BITS)
  const bits = low.reduce<number>((all, number) => all | (1 << number!), 0)
  return ({ amenities }: ShardHotel) =>
    (amenities.bits & bits) === bits && high.every((number) => amenities.numbers.includes(number!))
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
