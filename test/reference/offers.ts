import type { Conversion } from '#domain/money/exchange.ts'
import { isPaidLater } from '#domain/payment/payment-means.ts'
import {
  type CancellationPolicy,
  convertPolicy,
  type Deadline,
  deadlinesOf,
  feesOf,
  freeUntil,
  isFreeAt,
  labelAt,
  policyOf,
  sumFees,
} from '#domain/price/cancellation.ts'
import { nearestStay, otherDatesMayHelp } from '#domain/price/nearest-stay.ts'
import { priceStay } from '#domain/price/price-lines.ts'
import { stayTotal } from '#domain/price/prices.ts'
import {
  type AskedStay,
  type Reason,
  reasonNearestToSale,
  roomsLeft,
  shownRoomsLeft,
  whyNotStay,
} from '#domain/price/restrictions.ts'
import { convertPrice } from '#domain/price/stay-price.ts'
import type { RoomGuests } from '#domain/stay/party.ts'
import { dateOf, type PlainDate } from '#domain/time/plain-date.ts'
import { type Instant, instantOf, isoInstant, type Zone } from '#domain/time/zone-time.ts'
import type { ReferenceHotel, SoldProduct } from './hotel.ts'

export type Asked = { stay: AskedStay; party: readonly RoomGuests[]; now: Instant }

/** An available product with its total in the hotel's currency. */
export type ReferenceOffer = {
  product: SoldProduct
  total: number
  freeToCancel: boolean
  paidLater: boolean
}

export function offersOf(hotel: ReferenceHotel, { stay, party, now }: Asked): ReferenceOffer[] {
  return hotel.products
    .filter((product) => whyNot(product, stay, party) === null)
    .map((product) => {
      const steps = deadlines(policyOf(product.plan), dateOf(stay.arrival), hotel.zone)
      return {
        product,
        total: stayTotal(product.facts, party, stay.nights, product.prices, stay.arrival - product.base, 1),
        freeToCancel: isFreeAt(steps, now),
        paidLater: isPaidLater(product.plan.payment.type, steps, { ...stay, now }, true),
      }
    })
}

/** Why a hotel has no offer for these dates, and the nearest stay that has one. */
export function refusalOf(hotel: ReferenceHotel, { stay, party }: Asked) {
  const reason = hotel.products
    .map((product) => whyNot(product, stay, party)!)
    .reduce<Reason | null>((told, next) => reasonNearestToSale(told, next), null)
  if (reason === null) return { reason: 'no_rate' as const, nearest: null }
  if (!otherDatesMayHelp(reason)) return { reason, nearest: null }
  const found = nearestStay(stay, (arrival, nights) =>
    hotel.products.some((product) => whyNot(product, { ...stay, arrival, nights }, party) === null),
  )
  const nearest = found && { s_d: dateOf(found.arrival), e_d: dateOf(found.arrival + found.nights) }
  return { reason, nearest }
}

const whyNot = ({ facts, prices, free, base }: SoldProduct, stay: AskedStay, party: readonly RoomGuests[]) =>
  whyNotStay(facts, stay, party, prices, free, stay.arrival - base, 1)

/** The terms of an offer on a card, as on the bill: in the displayed currency. */
export function termsOf(
  hotel: ReferenceHotel,
  { product }: ReferenceOffer,
  { stay, party, now }: Asked,
  conversion: Conversion,
) {
  const { room, plan, facts, prices, free, base } = product
  const at = stay.arrival - base
  const arrival = dateOf(stay.arrival)
  const steps = deadlinesOf(convertPolicy(policyOf(plan), conversion), arrival, hotel.zone)
  const price = convertPrice(priceStay(facts, party, stay.nights, prices, at, 1, hotel.currency), conversion)
  const windows = sumFees(price.rooms.map((one) => feesOf(steps, one)))
  const until = freeUntil(windows, now, instantOf(arrival, hotel.checkInFrom, hotel.zone))
  return {
    room,
    plan,
    cancellation: labelAt(windows, now),
    free_until: until === null ? null : isoInstant(until, hotel.zone),
    left: shownRoomsLeft(roomsLeft(free, at, 1, stay.nights)),
  }
}

const known = new WeakMap<CancellationPolicy, Map<string, Deadline[]>>()

/** Cached, because zone arithmetic is slow. */
function deadlines(policy: CancellationPolicy, arrival: PlainDate, zone: Zone): Deadline[] {
  const byStay = known.get(policy) ?? new Map<string, Deadline[]>()
  known.set(policy, byStay)
  const key = `${arrival} ${zone}`
  const found = byStay.get(key) ?? deadlinesOf(policy, arrival, zone)
  byStay.set(key, found)
  return found
}
