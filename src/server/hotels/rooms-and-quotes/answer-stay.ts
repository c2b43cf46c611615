import { type NearestStay, nearestStay, otherDatesMayHelp } from '#domain/price/nearest-stay.ts'
import { type HotelTerms, type Offer, offerOf } from '#domain/price/offer.ts'
import { type Reason, reasonNearestToSale, roomsLeft, whyNotStay } from '#domain/price/restrictions.ts'
import { totalOf } from '#domain/price/stay-price.ts'
import type { Day } from '#domain/time/plain-date.ts'
import type { SoldProduct, SoldRoom } from './sold-hotel.ts'
import type { StayQuestion } from './stay-question.ts'

/** The days to read: the nights of the stay and those that the search for the nearest stay tries. */
export const daysToRead = ({ asked: { arrival, nights } }: StayQuestion): { first: Day; last: Day } => ({
  first: arrival - FARTHEST_MOVED,
  last: arrival + FARTHEST_MOVED + nights + MOST_NIGHTS_ADDED,
})
const FARTHEST_MOVED = 14
const MOST_NIGHTS_ADDED = 7

export type Offered = { readonly sold: SoldProduct; readonly offer: Offer }
export type Declined = {
  readonly sold: SoldProduct
  readonly reason: Reason
  readonly nearest: NearestStay | null
}

/** One room's products, each offered or declined with exactly one reason. */
export type AnsweredRoom = {
  readonly room: SoldRoom
  /** Cheapest first. */
  readonly offered: readonly Offered[]
  readonly declined: readonly Declined[]
  readonly left: number
  /** Why no product is available; null if one is. */
  readonly reason: Reason | null
  readonly nearest: NearestStay | null
}

export function answerRoom(room: SoldRoom, hotel: HotelTerms, question: StayQuestion): AnsweredRoom {
  const offered: Offered[] = []
  const declined: Declined[] = []
  for (const sold of room.products) {
    const reason = whyNot(room, sold, question)
    if (reason) declined.push({ sold, reason, nearest: nearestFor(room, [sold], question, reason) })
    else offered.push({ sold, offer: offerFor(room, sold, hotel, question) })
  }
  const reason = offered.length > 0 ? null : nearestReason(declined)
  return {
    room,
    offered: offered.toSorted((a, b) => inHouseTotal(a) - inHouseTotal(b)),
    declined,
    left: roomsLeft(room.free, question.asked.arrival - room.first, 1, question.asked.nights),
    reason,
    nearest: reason && nearestFor(room, room.products, question, reason),
  }
}

export const whyNot = (room: SoldRoom, { product, prices }: SoldProduct, { asked, guests }: StayQuestion) =>
  whyNotStay(product, asked, guests, prices, room.free, asked.arrival - room.first, 1)

export const offerFor = (
  room: SoldRoom,
  { product, prices }: SoldProduct,
  hotel: HotelTerms,
  { stay, asked, guests, conversion, now }: StayQuestion,
): Offer =>
  offerOf({ product, stay, guests, prices, at: asked.arrival - room.first, step: 1 }, hotel, conversion, now)

/** The nearest stay for which one of the products is available. */
function nearestFor(
  room: SoldRoom,
  products: readonly SoldProduct[],
  question: StayQuestion,
  reason: Reason,
): NearestStay | null {
  if (!otherDatesMayHelp(reason)) return null
  return nearestStay(question.asked, (arrival, nights) =>
    products.some(
      (sold) => whyNot(room, sold, { ...question, asked: { ...question.asked, arrival, nights } }) === null,
    ),
  )
}

/** The reason for a room or hotel: the one nearest to a sale, or `no_rate` without any product. */
export const nearestReason = (declined: readonly { reason: Reason | null }[]): Reason =>
  declined.reduce<Reason | null>(
    (nearest, { reason }) => (reason ? reasonNearestToSale(nearest, reason) : nearest),
    null,
  ) ?? 'no_rate'

const inHouseTotal = ({ offer }: Offered) => totalOf(offer.inHouse)
