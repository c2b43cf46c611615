import { converter, inverse } from '#domain/money/exchange.ts'
import { type Money, money } from '#domain/money/money.ts'
import { dueAmount } from '#domain/order/order-dues.ts'
import { agreedNow, duesOfOrder, saleOf } from '#domain/order/order-snapshot.ts'
import { roomTotalOf } from '#domain/price/stay-price.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import type { Db } from '../../db/database.ts'
import { trailOf } from '../../payments/show-money.ts'
import { liveRooms, type OrderRow } from '../order-row.ts'
import { readEvents, readRevisions } from '../store.ts'
import { findScopedOrder } from './desk-store.ts'
import { summaryOf } from './staff-orders.ts'

/** An amount in the order's currency, and in the hotel's at the order's own rate. */
export type TwoSums = { readonly guest: Money; readonly hotel: Money }

/** Converts sums of an order into the hotel's currency. */
export function sumsOf({ snapshot }: Pick<OrderRow, 'snapshot'>): (amount: number) => TwoSums {
  const { from, to } = snapshot.conversion
  const toHotel = converter(inverse(snapshot.conversion))
  return (amount) => ({ guest: money(amount, to), hotel: money(toHotel(amount), from) })
}

/** One order as the operator reads it in the terminal. */
export async function describeOrder(db: Db, number: string) {
  const order = await findScopedOrder(db, { number, hotels: null })
  if (!order) return null
  const [events, revisions, payments] = await Promise.all([
    readEvents(db, order.id),
    readRevisions(db, order.id),
    trailOf(db, order.id),
  ])
  const { snapshot, contact, wishes, arrivalTime, points, promotion, notArrived } = order
  const sums = sumsOf(order)
  const at = (instant: number) => isoInstant(instant, snapshot.zone)
  return {
    ...summaryOf(order),
    ...{ contact, wishes, arrivalTime, points, promotion, notArrived },
    nights: nightsOf(snapshot.stay),
    rooms: order.rooms.map(({ position, firstName, lastName, isCancelled }) => {
      const { guests, price } = snapshot.rooms[position]!
      const { names, terms } = saleOf(snapshot, position)
      return {
        room: names.room.en,
        rate: names.rate.en,
        board: terms.board,
        firstName,
        lastName,
        adults: guests.adults,
        children: guests.ages,
        price: sums(roomTotalOf(price)),
        isCancelled,
      }
    }),
    payment: snapshot.terms.payment.type,
    atHotel: sums(liveRooms(order).length > 0 ? duesOfOrder(agreedNow(order)).atHotel : 0),
    dues: order.dues.map((due) => ({
      kind: due.kind,
      state: due.state,
      sum: sums(dueAmount(due)),
      dueAt: due.dueAt === null ? null : at(due.dueAt),
    })),
    payments,
    revisions: revisions.map(({ n, by, kind, ...one }) => ({
      ...{ n, by, kind },
      at: at(one.at),
      total: sums(one.total),
    })),
    events: events.map((event) => ({ ...event, at: at(event.at) })),
  }
}
export type DescribedOrder = NonNullable<Awaited<ReturnType<typeof describeOrder>>>
