import type { Order } from '#contract/booking.ts'
import type { Locale } from '#domain/text/locale.ts'

type Rooms = Pick<Order, 'rooms'>

/** Whether the rooms were booked as different room types or rates. */
export const isMixedOrder = ({ rooms }: Rooms): boolean =>
  new Set(rooms.map(({ room_type, rate }) => `${room_type} ${rate}`)).size > 1

/** A name of the rooms that are left, each name once. */
export function namesOfRooms(
  { rooms }: Rooms,
  locale: Locale,
  nameOf: (room: Order['rooms'][number]) => string,
): string {
  const left = rooms.filter(({ state }) => state !== 'cancelled')
  const names = (left.length > 0 ? left : rooms).map(nameOf)
  return [...new Set(names)].join(locale === 'zh' ? '、' : ' + ')
}
