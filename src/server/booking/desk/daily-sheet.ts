import type { Id } from '#domain/id.ts'
import type { Money } from '#domain/money/money.ts'
import { agreedNow, duesOfOrder, roomNames, salesOf } from '#domain/order/order-snapshot.ts'
import type { Board } from '#domain/stay/board.ts'
import type { Bilingual } from '#domain/text/locale.ts'
import type { PersonName } from '#domain/text/person-name.ts'
import type { Db } from '../../db/database.ts'
import { liveRooms, nameOf, type OrderRow } from '../order-row.ts'
import { sumsOf } from './describe-order.ts'
import { readOrdersOfDay } from './staff-store.ts'

/** One order on the sheet of a hotel. Amounts are in the hotel's currency. */
export type SheetLine = {
  readonly number: string
  readonly guests: readonly PersonName[]
  readonly rooms: number
  readonly room: Bilingual
  /** One, unless the rooms were booked at different rates. */
  readonly boards: readonly Board[]
  readonly arrival: string
  readonly departure: string
  readonly adults: number
  readonly children: readonly number[]
  readonly arrivalTime: string | null
  readonly wishes: string | null
  readonly phone: string
  /** Still to be paid by the guest at the hotel. */
  readonly atHotel: Money
}

/** Arrivals, guests in house and departures of one hotel on one day. */
export type DailySheet = {
  readonly date: string
  readonly arrivals: readonly SheetLine[]
  readonly inHouse: readonly SheetLine[]
  readonly departures: readonly SheetLine[]
}

const lineOf = (order: OrderRow): SheetLine => {
  const { snapshot } = order
  const stayed = agreedNow(order)
  const rooms = liveRooms(order)
  const parties = rooms.map(({ position }) => snapshot.rooms[position]!.guests)
  return {
    number: order.number,
    guests: rooms.map(nameOf),
    rooms: rooms.length,
    room: { en: roomNames(stayed, 'en'), zh: roomNames(stayed, 'zh') },
    boards: [...new Set(salesOf(stayed).map(({ sale }) => sale.terms.board))],
    arrival: snapshot.stay.arrival,
    departure: snapshot.stay.departure,
    adults: parties.reduce((sum, { adults }) => sum + adults, 0),
    children: parties.flatMap(({ ages }) => ages),
    arrivalTime: order.arrivalTime,
    wishes: order.wishes,
    phone: order.contact.phone,
    atHotel: sumsOf(order)(duesOfOrder(stayed).atHotel).hotel,
  }
}

export async function dailySheet(db: Db, day: { hotelId: Id; date: string }): Promise<DailySheet> {
  const { date } = day
  const orders = await readOrdersOfDay(db, day)
  const lines = (is: (order: OrderRow) => boolean) => orders.filter(is).map(lineOf)
  return {
    date,
    arrivals: lines(({ snapshot, state }) => snapshot.stay.arrival === date && state !== 'completed'),
    inHouse: lines(
      ({ snapshot, state }) =>
        snapshot.stay.arrival < date && snapshot.stay.departure > date && state !== 'completed',
    ),
    departures: lines(({ snapshot }) => snapshot.stay.departure === date),
  }
}

export const isEmptySheet = ({ arrivals, inHouse, departures }: DailySheet) =>
  arrivals.length + inHouse.length + departures.length === 0
