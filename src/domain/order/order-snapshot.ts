import type { Conversion } from '../money/exchange.ts'
import type { LockedRates } from '../payment/charge-currency.ts'
import type { CancellationWindow } from '../price/cancellation.ts'
import { sumWindows, windowsOf } from '../price/cancellation.ts'
import type { Offer, OfferedRoom, OfferTerms } from '../price/offer.ts'
import type { Dues } from '../price/payment-types.ts'
import { sumDues } from '../price/payment-types.ts'
import type { ProductKey } from '../price/quote-claims.ts'
import type { StayPrice } from '../price/stay-price.ts'
import type { Party, RoomGuests } from '../stay/party.ts'
import { distributeGuests } from '../stay/party.ts'
import { nightDates, type Stay } from '../stay/stay.ts'
import type { Bilingual, Locale } from '../text/locale.ts'
import type { PlainDate } from '../time/plain-date.ts'
import type { ClockTime, Instant, Zone } from '../time/zone-time.ts'
import { dateIn, instantOf } from '../time/zone-time.ts'
import type { UsedPromotion } from './apply-discounts.ts'
import type { BookedRoom } from './cancel-order.ts'
import type { Due } from './order-dues.ts'
import { collectionTime, duesIn, roomShare } from './order-dues.ts'
import type { OrderState } from './order-states.ts'

/** Increased with the stored shape, since orders outlive releases. */
const ORDER_SNAPSHOT_VERSION = 1

/** A room type and rate as sold. */
export interface RoomSale {
  readonly product: ProductKey
  readonly names: { readonly room: Bilingual; readonly rate: Bilingual }
  readonly terms: OfferTerms
}

/** A room as sold: its guests, price lines, dues and cancellation windows. */
export interface SnapshotRoom extends OfferedRoom {
  readonly guests: RoomGuests
  /** Only in an order of several room types, rates or groups of guests; see `saleOf`. */
  readonly sale?: RoomSale
}

/**
 * Everything that was agreed at commit. Orders are displayed, cancelled, charged and re-rated by this alone,
 * whatever changes in the hotel, the rate plan or the exchange rates. It is plain data, stored as JSON.
 */
export interface OrderSnapshot {
  readonly version: typeof ORDER_SNAPSHOT_VERSION
  readonly bookedAt: Instant
  readonly product: ProductKey
  readonly names: {
    readonly hotel: Bilingual
    readonly room: Bilingual
    readonly rate: Bilingual
  }
  readonly stay: Stay
  readonly party: Party
  readonly zone: Zone
  readonly checkIn: Instant
  readonly checkOut: Instant
  /** Meals, payment and cancellation policy, with amounts in the guest's currency. */
  readonly terms: OfferTerms
  /** In the hotel's currency, before promotion and points: the amount that re-rating compares. */
  readonly inHouse: StayPrice
  /** From the hotel's currency to the guest's. */
  readonly conversion: Conversion
  /** From the guest's currency to CNY: points and commission use the order's rate. */
  readonly toCny: Conversion
  /**
   * From the guest's currency to USD, which is charged if a provider does not accept the guest's currency.
   */
  readonly toUsd?: Conversion | null
  readonly promotion: UsedPromotion | null
  readonly rooms: readonly SnapshotRoom[]
  /** When the later dues are collected; null if there are none. */
  readonly collected: Instant | null
}

/** The rooms of an order that were sold by one quote. */
export interface BookedPart {
  readonly sale: RoomSale
  readonly party: Party
}

export interface BookedProduct {
  /** At the final price: see `repriceOffer` for promotion and points. */
  readonly offer: Offer
  readonly product: ProductKey
  readonly names: OrderSnapshot['names']
  /** The rooms of an order of several room types or rates; `product`, `names` and `party` are then of the whole. */
  readonly parts?: readonly BookedPart[]
  readonly stay: Stay
  readonly party: Party
  readonly hotelTimes: { readonly zone: Zone; readonly checkOutUntil: ClockTime }
  readonly toCny: Conversion
  readonly toUsd?: Conversion | null
  readonly promotion: UsedPromotion | null
  readonly bookedAt: Instant
}

export function takeOrderSnapshot(booked: BookedProduct): OrderSnapshot {
  const { offer, product, names, stay, party, hotelTimes, toCny, toUsd = null, promotion, bookedAt } = booked
  const rooms = soldRooms(booked)
  return {
    version: ORDER_SNAPSHOT_VERSION,
    bookedAt,
    product,
    names,
    stay,
    party,
    zone: hotelTimes.zone,
    checkIn: offer.checkIn,
    checkOut: instantOf(stay.departure, hotelTimes.checkOutUntil, hotelTimes.zone),
    terms: offer.terms,
    inHouse: offer.inHouse,
    conversion: offer.conversion,
    toCny,
    toUsd,
    promotion,
    rooms: offer.rooms.map((room, at) => ({ ...room, ...rooms[at]! })),
    collected: offer.collected,
  }
}

/**
 * The rooms are marked with what they were sold as where that differs between them, and where their guests are not
 * those that one quote for the whole party would give them: another price of the whole is not the price of these rooms.
 */
function soldRooms({ parts, party }: BookedProduct): Pick<SnapshotRoom, 'guests' | 'sale'>[] {
  const usual = distributeGuests(party).map((guests) => ({ guests }))
  if (!parts) return usual
  const rooms = parts.flatMap(({ sale, party }) =>
    distributeGuests(party).map((guests) => ({ guests, sale })),
  )
  const isMixed = rooms.some(
    ({ guests, sale }, at) =>
      !isSameProduct(sale.product, rooms[0]!.sale.product) || !isSameGuests(guests, usual[at]!.guests),
  )
  return isMixed ? rooms : usual
}

const isSameGuests = (a: RoomGuests, b: RoomGuests) =>
  a.adults === b.adults && a.ages.join() === b.ages.join()

/** The room type and rate of the room at this position. */
export const saleOf = (order: OrderSnapshot, position: number): RoomSale =>
  order.rooms[position]?.sale ?? order

/** Whether the rooms were sold as different room types or rates, or by quotes for different guests. */
export const isMixedOrder = ({ rooms }: OrderSnapshot): boolean =>
  rooms.some(({ sale }) => sale !== undefined)

/** The rooms by what they were sold as, in the order of the first room of each. */
export function salesOf(order: OrderSnapshot): { readonly sale: RoomSale; readonly rooms: number }[] {
  const sales: { sale: RoomSale; rooms: number }[] = []
  for (const at of order.rooms.keys()) {
    const sale = saleOf(order, at)
    const same = sales.find((one) => isSameProduct(one.sale.product, sale.product))
    if (same) same.rooms += 1
    else sales.push({ sale, rooms: 1 })
  }
  return sales
}

/** The names of the room types, each once. */
export const roomNames = (order: OrderSnapshot, locale: Locale): string =>
  [...new Set(salesOf(order).map(({ sale }) => sale.names.room[locale]))].join(locale === 'zh' ? '、' : ' + ')

const isSameProduct = (a: ProductKey, b: ProductKey) => a.room === b.room && a.rate === b.rate

/** The locked rates at which a provider may charge an order in another currency. */
export const lockedRates = ({ toCny, toUsd, bookedAt, zone }: OrderSnapshot): LockedRates => ({
  rates: toUsd ? [toCny, toUsd] : [toCny],
  bookedOn: dateIn(zone, bookedAt),
})

/** In the currency of payment. */
export const priceOfOrder = ({ conversion, rooms }: OrderSnapshot): StayPrice => ({
  currency: conversion.to,
  rooms: rooms.map(({ price }) => price),
})

export const duesOfOrder = ({ rooms }: OrderSnapshot): Dues => sumDues(rooms.map(({ dues }) => dues))

export const windowsOfOrder = ({ rooms }: OrderSnapshot): CancellationWindow[] =>
  sumWindows(rooms.map(({ windows }) => windows))

/** The order with dues and windows that reflect the actual payments. */
function withMoney(order: OrderSnapshot, dues: readonly Due[]): OrderSnapshot {
  const collected = collectionTime(dues)
  const isUnconfirmed = duesIn(dues, 'open').some(({ kind }) => kind === 'first' || kind === 'guarantee')
  if (isUnconfirmed) return order
  return {
    ...order,
    collected,
    rooms: order.rooms.map((room, position) => {
      const later = roomShare(dues, position, 'open', 'held')
      const now = roomShare(dues, position, 'paid', 'capturing')
      const agreed = room.dues.now + room.dues.later
      return {
        ...room,
        dues: { ...room.dues, now: Math.max(0, agreed - later), later: Math.min(agreed, later) },
        windows: windowsOf(room.fees, { now, later, collected }),
      }
    }),
  }
}

const endedStates: readonly OrderState[] = ['expired', 'cancelled', 'no_show']

/**
 * The current agreement: the remaining rooms with their actual payments. For an ended order, the original
 * agreement.
 */
export function agreedNow(order: {
  readonly state: OrderState
  readonly snapshot: OrderSnapshot
  readonly rooms: readonly { readonly position: number; readonly isCancelled: boolean }[]
  readonly dues: readonly Due[]
}): OrderSnapshot {
  const { snapshot, rooms, dues, state } = order
  const cancelled = new Set(rooms.filter(({ isCancelled }) => isCancelled).map(({ position }) => position))
  const agreed = endedStates.includes(state) ? snapshot : withMoney(snapshot, dues)
  return cancelled.size === rooms.length ? agreed : withoutRooms(agreed, cancelled)
}

/** The order without the cancelled rooms, given by position. */
export function withoutRooms(order: OrderSnapshot, cancelled: ReadonlySet<number>): OrderSnapshot {
  const isLeft = (_: unknown, at: number) => !cancelled.has(at)
  return {
    ...order,
    rooms: order.rooms.filter(isLeft),
    inHouse: { ...order.inHouse, rooms: order.inHouse.rooms.filter(isLeft) },
  }
}

/** A snapshot room with its payments, as input of `decideCancellation`. */
export const bookedRoom = (
  { fees }: SnapshotRoom,
  facts: Pick<BookedRoom, 'id' | 'cancelled' | 'paid' | 'held'>,
): BookedRoom => ({ ...facts, fees })

/** The room line night by night, for all rooms together. */
export const nightPrices = ({ stay, rooms }: OrderSnapshot): { date: PlainDate; amount: number }[] =>
  nightDates(stay).map((date, at) => ({
    date,
    amount: rooms.reduce((sum, { price }) => sum + (price.nights[at] ?? 0), 0),
  }))
