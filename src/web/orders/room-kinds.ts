import type { Order } from '#contract/booking.ts'
import type { Locale } from '#domain/text/locale.ts'

type Rooms = Pick<Order, 'rooms'>

/** The rooms that were not cancelled; all of them if none is left. */
export function roomsLeft({ rooms }: Rooms): Order['rooms'] {
  const left = rooms.filter(({ state }) => state !== 'cancelled')
  return left.length > 0 ? left : rooms
}

const join = (names: Iterable<string>, locale: Locale) => [...names].join(locale === 'zh' ? '、' : ' + ')

/** A name of the rooms that are left, each name once. */
export const namesOfRooms = (
  order: Rooms,
  locale: Locale,
  nameOf: (room: Order['rooms'][number]) => string,
): string => join(new Set(roomsLeft(order).map(nameOf)), locale)

/** The rooms that are left with their number, such as `2 × Twin + Suite`. */
export const countedRooms = (
  order: Rooms,
  locale: Locale,
  say: (count: number, room: string) => string,
): string =>
  join(
    [...Map.groupBy(roomsLeft(order), ({ name }) => name)].map(([name, { length }]) => say(length, name)),
    locale,
  )
