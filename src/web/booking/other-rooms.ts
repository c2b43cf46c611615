import type { RoomList } from '#contract/hotels.ts'
import type { Money } from '#domain/money/money.ts'
import type { AskedProduct } from './load-reservation.ts'

/** A rate that can be had instead. */
export type OtherRoom = {
  readonly quote: string
  readonly room: string
  readonly rate: string
  readonly total: Money
}

const mostShown = 3

/** The cheapest rate of each room that is left for the same stay, without the product that is gone. */
export const otherRoomsIn = ({ rooms }: RoomList, gone: Pick<AskedProduct, 'room' | 'rate'>): OtherRoom[] =>
  rooms
    .flatMap((room) => {
      const left = room.rates.filter(({ rate }) => room.id !== gone.room || rate !== gone.rate)
      const [cheapest] = left.toSorted((a, b) => a.price.total.amount - b.price.total.amount)
      return cheapest
        ? { quote: cheapest.quote, room: room.name, rate: cheapest.name, total: cheapest.price.total }
        : []
    })
    .slice(0, mostShown)
