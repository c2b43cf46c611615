import type { Site } from '#contract/site.ts'
import type { TripOrder } from '#contract/trips.ts'
import { staysCalendar } from '#domain/stay/stay-calendar.ts'
import type { Locale } from '#domain/text/locale.ts'
import { stayCalendarWords } from '#words/booking/voucher.ts'
import { orderUrl } from '../orders/order-search.ts'

type Facts = { locale: Locale; origin: string; site: Pick<Site, 'name' | 'support_email'> }

/** All stays of a trip in one file; each is the same entry that its order's own file has. */
export function tripCalendar(orders: readonly TripOrder[], { locale, origin, site }: Facts): string {
  const say = stayCalendarWords(locale)
  return staysCalendar(
    orders.map(
      ({ order_id, order_no, version, now, check_in, check_out, hotel, stay, room_name, guests }) => ({
        number: order_no,
        isCancelled: false,
        sequence: version,
        writtenAt: Date.parse(now),
        checkIn: Date.parse(check_in),
        checkOut: Date.parse(check_out),
        zone: hotel.time_zone,
        title: say.title(hotel.name),
        text: say.text(order_no, stay.rooms, room_name, guests.join(locale === 'zh' ? '、' : ', ')),
        where: hotel.address,
        lat: hotel.lat,
        lon: hotel.lon,
        url: origin + orderUrl(order_id, locale),
        organiser: { name: site.name[locale], email: site.support_email },
      }),
    ),
  )
}
