import type { Id } from '#domain/id.ts'
import { agreedNow, priceOfOrder } from '#domain/order/order-snapshot.ts'
import { type OrderState, orderStates } from '#domain/order/order-states.ts'
import { totalOf } from '#domain/price/stay-price.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import type { Db } from '../../db/database.ts'
import { findHotelNames } from '../../hotels/find-hotel-names.ts'
import type { OrderRow } from '../order-row.ts'
import { markNotArrived } from '../order-states-store.ts'
import { findOrders, wordsOf } from './find-orders.ts'
import { readCheckIn, readNumbers } from './staff-store.ts'

export { findIdByNumber } from './staff-store.ts'

/** Summary of an order for the operator. */
export type StaffOrder = {
  readonly id: Id
  readonly number: string
  readonly state: OrderState
  readonly hotel: string
  readonly guest: string
  readonly arrival: string
  readonly departure: string
  readonly checkIn: number
  readonly zone: string
  readonly currency: string
  readonly total: number
  readonly bookedAt: string
}

export const summaryOf = (order: OrderRow): StaffOrder => {
  const { id, number, state, contact, snapshot } = order
  return {
    id,
    number,
    state,
    hotel: snapshot.names.hotel.en,
    guest: contact.name,
    arrival: snapshot.stay.arrival,
    departure: snapshot.stay.departure,
    checkIn: snapshot.checkIn,
    zone: snapshot.zone,
    currency: snapshot.conversion.to,
    total: totalOf(priceOfOrder(agreedNow(order))),
    bookedAt: isoInstant(order.bookedAt, 'UTC'),
  }
}

/** Order numbers by id, for all guests. */
export const numbersOf = async (db: Db, ids: readonly Id[]): Promise<ReadonlyMap<Id, string>> =>
  new Map((await readNumbers(db, ids)).map(({ id, number }) => [id, number]))

const isState = (text: string): text is OrderState => orderStates.some((state) => state === text)

export type StaffOrderQuery = {
  readonly state?: string | undefined
  /** A part of a name, an email address or a telephone number; typing errors are allowed. */
  readonly guest?: string | undefined
  /** The number of a hotel, or a part of its name. */
  readonly hotel?: string | undefined
  readonly arriving?: string | undefined
  readonly departing?: string | undefined
  /** The date of booking, in UTC. */
  readonly booked?: string | undefined
  readonly limit: number
}

/** The newest matching orders. */
export async function listForStaff(
  db: Db,
  query: StaffOrderQuery,
): Promise<Result<StaffOrder[], 'unknown_state' | 'unknown_hotel'>> {
  const { state, guest, hotel, arriving = null, departing = null, booked, limit } = query
  if (state !== undefined && !isState(state)) return refuse('unknown_state')
  const hotels = hotel === undefined ? null : await hotelsNamed(db, hotel)
  if (hotels?.length === 0) return refuse('unknown_hotel')
  const filter = {
    hotels,
    states: state === undefined ? null : [state],
    hotel: null,
    arriving,
    departing,
    booked: booked === undefined ? null : { from: new Date(booked), to: new Date(addDays(booked, 1)) },
    method: null,
    agent: null,
    unpaidBy: null,
    words: wordsOf(guest),
    contactAt: null,
  }
  const { rows } = await findOrders(db, filter, { before: null, limit })
  return ok(rows.map(summaryOf))
}

/** A number is exact; of names, a substring match precedes similar ones. */
export async function hotelsNamed(db: Db, text: string): Promise<Id[]> {
  if (/^\d{1,15}$/.test(text)) return [text]
  const similar = await findHotelNames(db, { text, within: null, locale: 'en' })
  const exact = similar.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
  return (exact.length > 0 ? exact : similar).map(({ id }) => id)
}

/** A no-show can be recorded from check-in on. */
export async function noteNotArrived(db: Db, number: string, now: number) {
  const order = await readCheckIn(db, number)
  if (!order) return refuse('not_found')
  if (order.state === 'confirmed' && order.checkIn > now) return refuse('too_early')
  return (await markNotArrived(db, number)) ? ok(null) : refuse('not_confirmed')
}
