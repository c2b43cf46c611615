import type { HotelQuery } from '#contract/search.ts'
import type { Listed } from './filters.ts'

type Order = (a: Listed, b: Listed) => number

const last = Number.POSITIVE_INFINITY
const byScore: Order = (a, b) => (b.hotel.score ?? -1) - (a.hotel.score ?? -1)
const byPrice: Order = (a, b) => (a.offer?.shown ?? 0) - (b.offer?.shown ?? 0)
const byId: Order = (a, b) => Number(a.hotel.id) - Number(b.hotel.id)

const orders: Readonly<Record<HotelQuery['sort'], Order>> = {
  recommended: () => 0,
  price: byPrice,
  '-price': (a, b) => byPrice(b, a),
  score: byScore,
  stars: (a, b) => b.hotel.stars - a.hotel.stars,
  distance: (a, b) => (a.distance ?? last) - (b.distance ?? last),
}

/** Hotels that cannot be booked come last in every order. */
export function sorted(found: readonly Listed[], { sort }: HotelQuery): Listed[] {
  const bookable: Order = (a, b) => Number(a.offer === null) - Number(b.offer === null)
  return found.toSorted(
    (a, b) => bookable(a, b) || orders[sort](a, b) || orders.recommended(a, b) || byId(a, b),
  )
}
