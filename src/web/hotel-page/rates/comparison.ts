import type { Room } from '#contract/hotels.ts'
import type { Result } from '#domain/result.ts'
import {
  type Addition,
  boardPricesOf,
  type ComparableOffer,
  type Compared,
  type ComparisonRefusal,
  flexibilityPriceOf,
  likeForLike,
  type SiblingOffer,
} from '#domain/stay/like-for-like.ts'
import type { RatePick } from './rates.ts'

export type ComparedPick = { readonly pick: RatePick; readonly compared: Result<Compared, ComparisonRefusal> }

/** Compares the chosen rates at equal board and equal cancellation terms. */
export function comparePicks(picks: readonly RatePick[], rooms: readonly Room[]): ComparedPick[] {
  const compared = likeForLike(picks.map((pick) => offerOf(pick, rooms)))
  return picks.map((pick, at) => ({ pick, compared: compared[at]! }))
}

/** Everything that at least one of them lacks, in the order in which it is added. */
export function additionsOf(compared: readonly ComparedPick[]): Addition['what'][] {
  const lacking = compared.flatMap(({ compared: each }) => (each.ok ? each.value.additions : []))
  return [...new Set(lacking.map(({ what }) => what))].sort(
    (a, b) => Number(a === 'free_cancellation') - Number(b === 'free_cancellation'),
  )
}

/** Meals are priced by the hotel, the freedom to cancel by the room: both are read off its other rates. */
function offerOf(pick: RatePick, rooms: readonly Room[]): ComparableOffer {
  // Filters may hide rates of a room, so the unfiltered room is used.
  const room = rooms.find(({ id }) => id === pick.room.id) ?? pick.room
  const rate = room.rates.find((one) => one.rate === pick.rate.rate) ?? pick.rate
  const siblings = offersOf(room)
  const ofHotel = boardPricesOf(rooms.map(offersOf))
  const isTold = siblings.every(({ board }) => board === 'room_only' || ofHotel[board] !== undefined)
  const boardPrices = isTold ? ofHotel : boardPricesOf([siblings])
  const [own] = offersOf({ rates: [rate] })
  return {
    ...own!,
    currency: rate.price.total.currency,
    boardPrices,
    flexibilityPrice: flexibilityPriceOf(own!, siblings, boardPrices),
  }
}

const offersOf = ({ rates }: Pick<Room, 'rates'>): SiblingOffer[] =>
  rates.map(({ price, board, cancellation }) => ({
    total: price.total.amount,
    board,
    freeCancellation: cancellation.label === 'free',
  }))
