import {
  agreedNow,
  duesOfOrder,
  priceOfOrder,
  salesOf,
  windowsOfOrder,
} from '#domain/order/order-snapshot.ts'
import { freeUntil } from '#domain/price/cancellation.ts'
import { totalOf } from '#domain/price/stay-price.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import { type Instant, isoInstant } from '#domain/time/zone-time.ts'
import { orderMailWords } from '#words/booking/order-mails.ts'
import { formatDate, formatHotelTime, formatNames } from '#words/format.ts'
import type { HotelRow } from '../hotels/find-hotel.ts'
import type { Mail } from '../messages/mail.ts'
import { liveRooms, nameOf, type OrderRow } from './order-row.ts'

export type Format = { shown: (amount: number) => string; moment: (at: number) => string; now: number }

/** The rows of the table in a mail about an order. */
export function factsOf(order: OrderRow, { shown, moment, now }: Format): NonNullable<Mail['facts']> {
  const { locale, snapshot, number, rooms, state } = order
  const say = orderMailWords(locale)
  const left = agreedNow(order)
  const live = liveRooms(order)
  const guests = (live.length > 0 ? live : rooms).map(nameOf)
  const isAhead = state === 'held' || state === 'confirmed'
  const dues = duesOfOrder(left)
  const free = freeUntil(windowsOfOrder(left), now, snapshot.checkIn)
  const day = (date: string) => formatDate(date, locale, 'full')
  return [
    [say.number, number],
    [say.hotel, snapshot.names.hotel[locale]],
    [
      say.rooms,
      salesOf(left)
        .map(({ sale, rooms }) => say.roomsAndRate(rooms, sale.names.room[locale], sale.names.rate[locale]))
        .join(locale === 'zh' ? '；' : '; '),
    ],
    [say.guest, formatNames(guests, locale)],
    [
      say.stay,
      say.stayDates(day(snapshot.stay.arrival), day(snapshot.stay.departure), nightsOf(snapshot.stay)),
    ],
    [say.checkInFrom, hotelTime(snapshot.checkIn, order)],
    [say.total, shown(totalOf(priceOfOrder(left)))],
    ...(isAhead && dues.atHotel > 0 ? [[say.payAtHotel, shown(dues.atHotel)] as const] : []),
    ...(isAhead && free !== null ? [[say.freeUntil, moment(free)] as const] : []),
  ]
}

/** A time of the hotel's day, on its own clock. */
const hotelTime = (at: Instant, { locale, snapshot }: Pick<OrderRow, 'locale' | 'snapshot'>) =>
  orderMailWords(locale).hotelTime(formatHotelTime(isoInstant(at, snapshot.zone), locale))

/** The address, the hours and the voucher, for the way. */
export function travelParts(
  { button, facts = [] }: Mail,
  { locale, snapshot }: OrderRow,
  { hotel, url }: { hotel: HotelRow; url: string },
): Partial<Mail> {
  const say = orderMailWords(locale)
  const address = locale === 'zh' ? hotel.addressZh : hotel.addressEn
  const checkOut = hotelTime(snapshot.checkOut, { locale, snapshot })
  return {
    button: { label: say.voucher, url: `${url}/voucher` },
    ...(button ? { secondButton: button } : {}),
    facts: facts.flatMap((fact) => {
      if (fact[0] === say.hotel) return [fact, [say.address, address]]
      return fact[0] === say.checkInFrom ? [fact, [say.checkOutUntil, checkOut]] : [fact]
    }),
  }
}
