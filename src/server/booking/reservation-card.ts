import { decimalText, money } from '#domain/money/money.ts'
import { agreedNow, priceOfOrder, roomNames, salesOf } from '#domain/order/order-snapshot.ts'
import { totalOf } from '#domain/price/stay-price.ts'
import { calendarMethod, type StayEvent, stayCalendar } from '#domain/stay/stay-calendar.ts'
import { fullName } from '#domain/text/person-name.ts'
import { type Instant, isoInstant } from '#domain/time/zone-time.ts'
import { stayCalendarWords } from '#words/booking/voucher.ts'
import { formatNames } from '#words/format.ts'
import type { HotelRow } from '../hotels/find-hotel.ts'
import type { Attachment } from '../messages/mail.ts'
import { nameOf, type OrderRow } from './order-row.ts'

type Facts = {
  readonly order: OrderRow
  readonly hotel: HotelRow
  readonly url: string
  readonly site: { readonly name: string; readonly email: string }
  readonly now: Instant
}

const isCancelled = ({ state }: OrderRow) => state === 'cancelled'

const addressOf = ({ addressEn, addressZh }: HotelRow, { locale }: OrderRow) =>
  locale === 'zh' ? addressZh : addressEn

/** Structured data of the order, which mail programs show as a card and add to a trip. */
export function reservationJsonld({ order, hotel, url, site, now }: Facts): Record<string, unknown> {
  const { snapshot, locale, rooms } = order
  const left = agreedNow(order)
  const price = priceOfOrder(left)
  const guest = rooms.find((room) => !room.isCancelled) ?? rooms[0]!
  const guests = left.rooms.map((room) => room.guests)
  return {
    '@context': 'https://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: order.number,
    reservationStatus: `https://schema.org/Reservation${isCancelled(order) ? 'Cancelled' : 'Confirmed'}`,
    url,
    bookingTime: isoInstant(order.bookedAt, 'UTC'),
    modifiedTime: isoInstant(now, 'UTC'),
    provider: { '@type': 'Organization', name: site.name, email: site.email },
    underName: { '@type': 'Person', name: fullName(nameOf(guest)) },
    reservationFor: {
      '@type': 'LodgingBusiness',
      name: snapshot.names.hotel[locale],
      address: { '@type': 'PostalAddress', streetAddress: addressOf(hotel, order) },
      geo: { '@type': 'GeoCoordinates', latitude: hotel.lat, longitude: hotel.lon },
    },
    checkinTime: isoInstant(snapshot.checkIn, snapshot.zone),
    checkoutTime: isoInstant(snapshot.checkOut, snapshot.zone),
    lodgingUnitDescription: salesOf(left)
      .map(({ sale, rooms }) => `${rooms} × ${sale.names.room[locale]}, ${sale.names.rate[locale]}`)
      .join('; '),
    numAdults: guests.reduce((sum, { adults }) => sum + adults, 0),
    numChildren: guests.reduce((sum, { ages }) => sum + ages.length, 0),
    totalPrice: decimalText(money(totalOf(price), price.currency)),
    priceCurrency: price.currency,
  }
}

/** Calendar file of the stay; for a cancelled order it removes the event. */
export function calendarAttachment({ order, hotel, url, site, now }: Facts): Attachment {
  const { snapshot, number, locale, version } = order
  const say = stayCalendarWords(locale)
  const left = order.rooms.filter((room) => !room.isCancelled)
  const stayed = agreedNow(order)
  const guests = (left.length > 0 ? left : order.rooms).map(nameOf)
  const event: StayEvent = {
    number,
    isCancelled: isCancelled(order),
    sequence: version,
    writtenAt: now,
    checkIn: snapshot.checkIn,
    checkOut: snapshot.checkOut,
    zone: snapshot.zone,
    title: say.title(snapshot.names.hotel[locale]),
    text: say.text(number, stayed.rooms.length, roomNames(stayed, locale), formatNames(guests, locale)),
    where: addressOf(hotel, order),
    lat: hotel.lat,
    lon: hotel.lon,
    url,
    organiser: site,
  }
  return {
    name: `${number}.ics`,
    type: `text/calendar; charset=utf-8; method=${calendarMethod(event)}`,
    text: stayCalendar(event),
  }
}
