import type { DayGuest, HotelDay, HotelDayQuery } from '#contract/desk/extranet.ts'
import { money } from '#domain/money/money.ts'
import { whyNotArrived, whyNotNoShow } from '#domain/order/arrivals.ts'
import { settleRoom, sumSettlements } from '#domain/order/cancel-order.ts'
import { agreedNow, duesOfOrder, roomNames } from '#domain/order/order-snapshot.ts'
import { ok, refuse } from '#domain/result.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import { fullName } from '#domain/text/person-name.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn, isoInstant } from '#domain/time/zone-time.ts'
import { hotelsForOrders } from '../../hotels/order-hotels.ts'
import type { BookingContext } from '../context.ts'
import { liveRooms, nameOf, type OrderRow, roomMoney } from '../order-row.ts'
import { hiddenContact } from './contact-of-guest.ts'
import { sumsOf } from './describe-order.ts'
import { dueOf } from './desk-list.ts'
import type { Viewer } from './desk-order.ts'
import { readHotelDay } from './hotel-day-store.ts'

/** Arrivals, guests in house and departures of one hotel on one day, and the arrivals of the next. */
export async function showHotelDay(
  context: Pick<BookingContext, 'db' | 'now'>,
  { hotel, date: asked }: HotelDayQuery,
  { staff, locale }: Pick<Viewer, 'staff' | 'locale'>,
) {
  const { db } = context
  const { hotels } = staff
  const isOwn = hotels === null || hotels.includes(hotel)
  const found = isOwn ? (await hotelsForOrders(db, [hotel], locale)).get(hotel) : undefined
  if (!found) return refuse('not_found')
  const now = context.now()
  const date = asked ?? dateIn(found.time_zone, now)
  const orders = await readHotelDay(db, { hotel, hotels, date })
  const describe = (order: OrderRow) => describeGuest(order, { locale, now, staff })
  const lines = (is: (order: OrderRow) => boolean) => orders.filter(is).map(describe)
  const isStay = ({ state }: OrderRow) => state !== 'no_show'
  return ok<HotelDay>({
    hotel: {
      id: found.id,
      name: found.name,
      image: found.image?.card ?? found.image?.url ?? null,
      check_in_from: found.check_in_from,
      check_out_until: found.check_out_until,
    },
    now: isoInstant(now, found.time_zone),
    date,
    arrivals: lines(({ snapshot }) => snapshot.stay.arrival === date),
    in_house: lines(
      (order) => isStay(order) && order.snapshot.stay.arrival < date && order.snapshot.stay.departure > date,
    ),
    departures: lines((order) => isStay(order) && order.snapshot.stay.departure === date),
    tomorrow: lines(({ snapshot }) => snapshot.stay.arrival === addDays(date, 1)),
  })
}

type Seen = Pick<Viewer, 'staff' | 'locale'> & { now: number }

function describeGuest(order: OrderRow, { locale, now, staff }: Seen): DayGuest {
  const { snapshot } = order
  const rooms = liveRooms(order)
  const parties = rooms.map(({ position }) => snapshot.rooms[position]!.guests)
  const shown = (amount: number) => money(amount, snapshot.conversion.to)
  const { fee, refund } = sumSettlements(
    rooms.map(({ position }) => settleRoom(roomMoney(order, position), snapshot.rooms[position]!.noShow)),
  )
  return {
    number: order.number,
    version: order.version,
    state: order.state,
    guests: rooms.map((room) => fullName(nameOf(room))),
    room: roomNames(agreedNow(order), locale),
    rooms: rooms.length,
    arrival: snapshot.stay.arrival,
    departure: snapshot.stay.departure,
    nights: nightsOf(snapshot.stay),
    adults: parties.reduce((sum, { adults }) => sum + adults, 0),
    children: parties.flatMap(({ ages }) => [...ages]),
    at: order.arrivalTime,
    wishes: order.wishes,
    phone: hiddenContact(order, staff, now) ? '' : order.contact.phone,
    due: shown(dueOf(order)),
    at_hotel: sumsOf(order)(duesOfOrder(agreedNow(order)).atHotel).hotel,
    arrived_at: order.arrivedAt === null ? null : isoInstant(order.arrivedAt, snapshot.zone),
    not_arrived: order.notArrived || order.state === 'no_show',
    arrived: { why: whyNotArrived(order, now) },
    no_show: {
      why: whyNotNoShow(order, now),
      from: isoInstant(snapshot.checkIn, snapshot.zone),
      fee: shown(fee),
      refund: shown(refund),
    },
  }
}
