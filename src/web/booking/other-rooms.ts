import type { Rate, RoomList } from '#contract/hotels.ts'
import type { Money } from '#domain/money/money.ts'
import type { AskedProduct, ReservedOffer } from './load-reservation.ts'

/** A rate that can be had instead. */
export type OtherRoom = {
  readonly quote: string
  readonly room: string
  readonly rate: string
  readonly total: Money
}

const mostShown = 3

/** The product that can no longer be booked. */
type Gone = Pick<AskedProduct, 'room' | 'rate'> & Pick<ReservedOffer, 'board' | 'cancellation' | 'price'>

/** The rate of each remaining room that is most like the one that is gone, the most similar room first. */
export function otherRoomsIn({ rooms }: RoomList, gone: Gone): OtherRoom[] {
  const differences = ({ board, cancellation, price }: Rate): number[] => [
    Number(board !== gone.board) + Number(cancellation.label !== gone.cancellation.label),
    Math.abs(price.total.amount - gone.price.total.amount),
  ]
  const byLikeness = (one: Rate, other: Rate) => {
    const [terms, cost] = differences(one)
    const [otherTerms, otherCost] = differences(other)
    return terms! - otherTerms! || cost! - otherCost!
  }
  return rooms
    .flatMap((room) => {
      const left = room.rates.filter(({ rate }) => room.id !== gone.room || rate !== gone.rate)
      const [closest] = left.toSorted(byLikeness)
      return closest ? [{ room: room.name, rate: closest }] : []
    })
    .toSorted((one, other) => byLikeness(one.rate, other.rate))
    .slice(0, mostShown)
    .map(({ room, rate: { quote, name, price } }) => ({ quote, room, rate: name, total: price.total }))
}
