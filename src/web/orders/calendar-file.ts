import type { Order } from '#contract/booking.ts'
import type { Site } from '#contract/site.ts'
import { stayCalendar } from '#domain/stay/stay-calendar.ts'
import type { Locale } from '#domain/text/locale.ts'
import { stayCalendarWords } from '#words/booking/voucher.ts'
import { formatNames } from '#words/format.ts'
import { namesOfRooms } from './room-kinds.ts'

type Facts = { locale: Locale; url: string; site: Pick<Site, 'name' | 'support_email'> }

/** The same entry that the mails carry, so that a calendar which has it changes it. */
export function calendarFile(order: Order, { locale, url, site }: Facts): string {
  const say = stayCalendarWords(locale)
  const { hotel, rooms, order_no, version, state } = order
  const left = rooms.filter((room) => room.state !== 'cancelled')
  const guests = (left.length > 0 ? left : rooms).flatMap((room) => room.guests)
  return stayCalendar({
    number: order_no,
    isCancelled: state === 'cancelled',
    sequence: version,
    writtenAt: Date.parse(order.now),
    checkIn: Date.parse(order.check_in),
    checkOut: Date.parse(order.check_out),
    zone: hotel.time_zone,
    title: say.title(hotel.name),
    text: say.text(
      order_no,
      left.length,
      namesOfRooms(order, locale, ({ name }) => name),
      formatNames(guests, locale),
    ),
    where: hotel.address,
    lat: hotel.lat,
    lon: hotel.lon,
    url,
    organiser: { name: site.name[locale], email: site.support_email },
  })
}
