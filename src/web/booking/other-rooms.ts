import type { Rate, RoomList } from '#contract/hotels.ts'
import type { Money } from '#domain/money/money.ts'

/** A rate that can be had instead. */
export type OtherRoom = {
  readonly quote: string
  readonly room: string
  readonly rate: string
  readonly total: Money
}

const mostShown = 3

/** The product that can no longer be booked, and its terms where they are known. */
type Gone = {
  readonly room: string
  readonly rate: string
  readonly terms: Pick<Rate, 'board' | 'cancellation' | 'price'> | null
}

/** The rate of each remaining room that is most like the one that is gone, the most similar room first. */
export function otherRoomsIn({ rooms }: RoomList, gone: Gone): OtherRoom[] {
  const { terms } = gone
  const differences = ({ board, cancellation, price }: Rate): number[] =>
    terms
      ? [
          Number(board !== terms.board) + Number(cancellation.label !== terms.cancellation.label),
          Math.abs(price.total.amount - terms.price.total.amount),
        ]
      : [0, price.total.amount]
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
