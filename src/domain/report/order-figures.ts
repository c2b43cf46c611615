import { converter } from '../money/exchange.ts'
import { share } from '../money/share.ts'
import type { OrderSnapshot } from '../order/order-snapshot.ts'
import { withoutRooms } from '../order/order-snapshot.ts'
import type { OrderState } from '../order/order-states.ts'
import { nightDates, nightsOf } from '../stay/stay.ts'
import { dayOf, type PlainDate } from '../time/plain-date.ts'
import { dateIn, type Instant, type Zone } from '../time/zone-time.ts'
import { leadBucketOf, stayBucketOf } from './buckets.ts'

/** Days of booking, of cancellation and of payments are days of this clock; nights are the hotel's dates. */
export const reportZone: Zone = 'Asia/Shanghai'

/** Orders in these states occupy the rooms that they sold. */
export const soldStates: readonly OrderState[] = ['confirmed', 'staying', 'completed']

export interface ReportedOrder {
  readonly state: OrderState
  readonly snapshot: OrderSnapshot
  readonly rooms: readonly { readonly position: number; readonly isCancelled: boolean }[]
  readonly bookedAt: Instant
  /** First confirmed by a payment or a hold; null if that never happened. */
  readonly confirmedAt: Instant | null
  readonly cancelledAt: Instant | null
}

/** The part of one order in the reports. */
export interface OrderFigures {
  readonly bookedDay: PlainDate
  readonly cancelledDay: PlainDate | null
  readonly arrival: PlainDate
  readonly departure: PlainDate
  /** Rooms sold now; none without a stay. */
  readonly rooms: number
  readonly currency: string
  /** The price of the rooms by night, without extras, taxes, fees and discounts, in the order's currency. */
  readonly nights: readonly number[]
  /** The same in fen at the order's own rate: the sum is converted once and shared over the nights. */
  readonly nightsCny: readonly number[]
  readonly leadDays: number
  readonly leadBucket: number
  readonly stayBucket: number
}

/**
 * Null for an order that was never confirmed: it is no booking. A cancellation and a no-show are bookings without room
 * revenue, also where a fee was paid.
 */
export function orderFigures(order: ReportedOrder): OrderFigures | null {
  if (order.confirmedAt === null) return null
  const { stay, zone, conversion, toCny } = order.snapshot
  const cancelled = new Set(order.rooms.filter((room) => room.isCancelled).map(({ position }) => position))
  const sold = soldStates.includes(order.state) ? withoutRooms(order.snapshot, cancelled).rooms : []
  const nights = nightDates(stay).map((_, at) =>
    sold.reduce((sum, { price }) => sum + (price.nights[at] ?? 0), 0),
  )
  const revenue = nights.reduce((sum, amount) => sum + amount, 0)
  const leadDays = Math.max(0, dayOf(stay.arrival) - dayOf(dateIn(zone, order.bookedAt)))
  return {
    bookedDay: dateIn(reportZone, order.bookedAt),
    cancelledDay:
      order.state === 'cancelled' && order.cancelledAt !== null
        ? dateIn(reportZone, order.cancelledAt)
        : null,
    arrival: stay.arrival,
    departure: stay.departure,
    rooms: sold.length,
    currency: conversion.to,
    nights,
    nightsCny: share(converter(toCny)(revenue), nights),
    leadDays,
    leadBucket: leadBucketOf(leadDays),
    stayBucket: stayBucketOf(nightsOf(stay)),
  }
}
