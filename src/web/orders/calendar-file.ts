import type { Order } from '#contract/booking.ts'
import type { Locale } from '#domain/locale.ts'
import { addDays } from '#domain/plain-date.ts'
import { orderPageWords } from '#words/order-page.ts'
import { orderWords } from '#words/orders.ts'

/**
 * A stay as an iCalendar file (RFC 5545). Its days are the hotel's days wherever the calendar is read, so it is an
 * all-day event; the day of departure belongs to it, and the end of such an event is exclusive.
 */
export function calendarFile(order: Order, { locale, url }: { locale: Locale; url: string }): string {
  const say = orderWords(locale)
  const page = orderPageWords(locale)
  const { hotel, stay, order_no, now, rooms } = order
  const compact = (date: string) => date.replaceAll('-', '')
  const description = [
    page.number(order_no),
    say.checkInFrom(order.check_in),
    say.checkOutUntil(order.check_out),
    say.rooms(rooms.filter(({ state }) => state !== 'cancelled').length, rooms[0]?.name ?? ''),
    url,
  ].join('\n')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lodestar//Orders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${order_no}@lodestar`,
    `SEQUENCE:${order.version}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(stay.s_d)}`,
    `DTEND;VALUE=DATE:${compact(addDays(stay.e_d, 1))}`,
    `SUMMARY:${escaped(hotel.name)}`,
    `LOCATION:${escaped(`${hotel.name}, ${hotel.address}`)}`,
    `GEO:${hotel.lat};${hotel.lon}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    `STATUS:${order.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

const longestLine = 75

/** At most 75 octets a line, never inside a character; what follows begins with a space. */
function folded(line: string): string[] {
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > longestLine) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += size
  }
  return lines
}
