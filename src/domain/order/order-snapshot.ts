import type { Conversion } from '../money/exchange.ts'
import type { LockedRates } from '../payment/charge-currency.ts'
import type { CancellationWindow } from '../price/cancellation.ts'
import { windowsOf, windowsTogether } from '../price/cancellation.ts'
import type { Offer, OfferedRoom, OfferTerms } from '../price/offer.ts'
import type { Dues } from '../price/payment-types.ts'
import { duesTogether } from '../price/payment-types.ts'
import type { ProductKey } from '../price/quote-claims.ts'
import type { StayPrice } from '../price/stay-price.ts'
import type { Party, RoomGuests } from '../stay/party.ts'
import { dealGuests } from '../stay/party.ts'
import type { Stay } from '../stay/stay.ts'
import type { Bilingual } from '../text/locale.ts'
import type { ClockTime, Instant, Zone } from '../time/zone-time.ts'
import { dateIn, instantOf } from '../time/zone-time.ts'
import type { UsedPromotion } from './apply-discounts.ts'
import type { BookedRoom } from './cancel-order.ts'
import type { Due } from './order-dues.ts'
import { collectionTime, duesIn, roomShare } from './order-dues.ts'
import type { OrderState } from './order-states.ts'

/** Changes with the shape, since orders outlive releases. */
export const FROZEN_ORDER_VERSION = 1

/** A room as it was sold: who sleeps in it, its lines, dues and cancellation windows. */
export interface FrozenRoom extends OfferedRoom {
  readonly guests: RoomGuests
}

/**
 * Everything that was agreed at commit. Whatever the hotel, the plan or the rates of exchange become, an order is
 * shown, cancelled, charged and re-rated by this alone. It is plain data and is stored as JSON.
 */
export interface OrderSnapshot {
  readonly version: typeof FROZEN_ORDER_VERSION
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
  /** In the hotel's currency, before promotion and points: what re-rating compares. */
  readonly inHouse: StayPrice
  /** From the hotel's currency to the guest's. */
  readonly conversion: Conversion
  /** From the guest's currency to CNY: points and commission are reckoned at the order's rate. */
  readonly toCny: Conversion
  /** From the guest's currency to the dollar, which is charged where a provider does not take the guest's. */
  readonly toUsd?: Conversion | null
  readonly promotion: UsedPromotion | null
  readonly rooms: readonly FrozenRoom[]
  /** When what is due later is collected; null where nothing is. */
  readonly collected: Instant | null
}

export interface BookedProduct {
  /** At the price to be paid: see `offerAt` for promotion and points. */
  readonly offer: Offer
  readonly product: ProductKey
  readonly names: OrderSnapshot['names']
  readonly stay: Stay
  readonly party: Party
  readonly house: { readonly zone: Zone; readonly checkOutUntil: ClockTime }
  readonly toCny: Conversion
  readonly toUsd?: Conversion | null
  readonly promotion: UsedPromotion | null
  readonly bookedAt: Instant
}

export function takeOrderSnapshot(booked: BookedProduct): OrderSnapshot {
  const { offer, product, names, stay, party, house, toCny, toUsd = null, promotion, bookedAt } = booked
  const guests = dealGuests(party)
  return {
    version: FROZEN_ORDER_VERSION,
    bookedAt,
    product,
    names,
    stay,
    party,
    zone: house.zone,
    checkIn: offer.checkIn,
    checkOut: instantOf(stay.departure, house.checkOutUntil, house.zone),
    terms: offer.terms,
    inHouse: offer.inHouse,
    conversion: offer.conversion,
    toCny,
    toUsd,
    promotion,
    rooms: offer.rooms.map((room, at) => ({ ...room, guests: guests[at]! })),
    collected: offer.collected,
  }
}

/** By which a provider may charge an order in another currency than its own. */
export const lockedRates = ({ toCny, toUsd, bookedAt, zone }: OrderSnapshot): LockedRates => ({
  rates: toUsd ? [toCny, toUsd] : [toCny],
  bookedOn: dateIn(zone, bookedAt),
})

/** In the currency that the guest pays in. */
export const priceOfOrder = ({ conversion, rooms }: OrderSnapshot): StayPrice => ({
  currency: conversion.to,
  rooms: rooms.map(({ price }) => price),
})

export const duesOfOrder = ({ rooms }: OrderSnapshot): Dues => duesTogether(rooms.map(({ dues }) => dues))

export const windowsOfOrder = ({ rooms }: OrderSnapshot): CancellationWindow[] =>
  windowsTogether(rooms.map(({ windows }) => windows))

/** The order with dues and windows as its money is: by what was paid, and what is still to be collected. */
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

/** What is agreed now: the rooms that are left, as their money is; of an order that ended, as it was agreed. */
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

/** The order without the rooms, by their places, that were cancelled. */
export function withoutRooms(order: OrderSnapshot, cancelled: ReadonlySet<number>): OrderSnapshot {
  const isLeft = (_: unknown, at: number) => !cancelled.has(at)
  return {
    ...order,
    rooms: order.rooms.filter(isLeft),
    inHouse: { ...order.inHouse, rooms: order.inHouse.rooms.filter(isLeft) },
  }
}

/** A frozen room with its money, as `decideCancellation` asks for it. */
export const bookedRoom = (
  { fees }: FrozenRoom,
  facts: Pick<BookedRoom, 'id' | 'cancelled' | 'paid' | 'held'>,
): BookedRoom => ({ ...facts, fees })
