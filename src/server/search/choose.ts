import { fold } from '#catalogue/places/fold.ts'
import type { HotelSort } from '#contract/search.ts'
import { isPaidLater } from '#domain/payment-types.ts'
import type { Exchange } from './exchange.ts'
import type { Entry } from './listing.ts'
import type { ShardHotel } from './shard.ts'
import type { Wishes } from './wishes.ts'
import { asksOfOffer } from './wishes.ts'

/** A hotel of the list with the cheapest product that passes the filters and its total as shown; -1 for none. */
export interface Choice {
  readonly entry: Entry
  readonly product: number
  readonly total: number
}

export function isWanted(hotel: ShardHotel, { stars, score, amenities, district, name }: Wishes): boolean {
  if (stars && !stars.has(hotel.stars)) return false
  if (score !== null && !(hotel.score !== null && hotel.score / 10 >= score)) return false
  if (amenities && !amenities.every((one) => hotel.amenities.includes(one))) return false
  if (district && !(hotel.district !== null && district.has(hotel.district))) return false
  return name === null || fold(hotel.name.en).includes(name) || fold(hotel.name.zh).includes(name)
}

function passes({ priced: { shard, free } }: Entry, product: number, total: number, wishes: Wishes): boolean {
  const { board, beds, freeCancel, payLater, price } = wishes
  const plan = shard.plans[product]!
  if (board && !board.has(plan.board)) return false
  if (freeCancel && !free[shard.terms[product]!]) return false
  if (payLater && !isPaidLater(plan.payment)) return false
  if (price && (total < price.min || total > price.max)) return false
  return (
    !beds ||
    shard.alike.bedSets.items[shard.rooms[shard.products[product]!.column]!.bedSet]!.some((bed) =>
      beds.has(bed),
    )
  )
}

/** What is left of a listing by the filters, in its order. */
export function choose(listing: readonly Entry[], wishes: Wishes, exchange: Exchange): Choice[] {
  const strict = asksOfOffer(wishes)
  return listing.flatMap((entry) => {
    if (!isWanted(entry.hotel, wishes)) return []
    const { priced, hotel, cheapest } = entry
    if (cheapest < 0) return strict ? [] : [{ entry, product: -1, total: -1 }]
    const { into } = exchange(hotel.currency)!
    let best = strict ? -1 : cheapest
    const end = strict ? hotel.firstProduct + hotel.products : 0
    for (let product = hotel.firstProduct; product < end; product++) {
      const total = priced.totals[product]!
      if (total === 0 || (best >= 0 && total >= priced.totals[best]!)) continue
      if (passes(entry, product, into(total), wishes)) best = product
    }
    return best < 0 ? [] : [{ entry, product: best, total: into(priced.totals[best]!) }]
  })
}

type Order = (a: Choice, b: Choice) => number
const orders: Readonly<Record<HotelSort, Order | null>> = {
  recommended: null,
  price: (a, b) => a.total - b.total,
  '-price': (a, b) => b.total - a.total,
  score: (a, b) => (b.entry.hotel.score ?? -1) - (a.entry.hotel.score ?? -1),
  stars: (a, b) => b.entry.hotel.stars - a.entry.hotel.stars,
  distance: (a, b) => a.entry.metres - b.entry.metres,
}

/** What can be booked comes first in every order; equals keep the order of the listing: recommended, then by id. */
export function inOrder(choices: readonly Choice[], sort: HotelSort): readonly Choice[] {
  const order = orders[sort]
  if (!order) return choices
  return choices.toSorted((a, b) => Number(b.product >= 0) - Number(a.product >= 0) || order(a, b))
}
