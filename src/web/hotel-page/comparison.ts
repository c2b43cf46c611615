import {
  allLikeForLike,
  boardPricesOf,
  type ComparableOffer,
  type Compared,
  type ComparisonRefusal,
  flexibilityPriceOf,
  type SiblingOffer,
} from '#domain/like-for-like.ts'
import type { Result } from '#domain/result.ts'
import type { RatePick } from './rates.ts'

export type ComparedPick = { readonly pick: RatePick; readonly compared: Result<Compared, ComparisonRefusal> }

/** What each of the picks would cost if all had the same meals and the same freedom to cancel. */
export function comparePicks(picks: readonly RatePick[]): ComparedPick[] {
  const compared = allLikeForLike(picks.map(offerOf))
  return picks.map((pick, at) => ({ pick, compared: compared[at]! }))
}

/** Prices of meals and of freedom are read off the other rates of the same room. */
function offerOf({ room, rate }: RatePick): ComparableOffer {
  const siblings: SiblingOffer[] = room.rates.map((other) => ({
    total: other.price.total.amount,
    board: other.board,
    freeCancellation: other.cancellation.label === 'free',
  }))
  return {
    total: rate.price.total.amount,
    currency: rate.price.total.currency,
    board: rate.board,
    freeCancellation: rate.cancellation.label === 'free',
    boardPrices: boardPricesOf(siblings),
    flexibilityPrice: flexibilityPriceOf(siblings),
  }
}
