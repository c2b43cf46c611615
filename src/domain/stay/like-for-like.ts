import type { Currency } from '../money/currency.ts'
import type { Result } from '../result.ts'
import { ok, refuse } from '../result.ts'
import type { Board } from './board.ts'
import { boards, fullerBoard } from './board.ts'

/**
 * An offer for a stay, and its hotel's prices for missing board and flexibility: for the whole stay, null if
 * unknown.
 */
export interface ComparableOffer {
  readonly total: number
  readonly currency: Currency
  readonly board: Board
  readonly freeCancellation: boolean
  readonly boardPrices: Readonly<Partial<Record<Board, number>>>
  readonly flexibilityPrice: number | null
}

export interface Addition {
  readonly what: Board | 'free_cancellation'
  readonly amount: number
}

export interface Compared {
  readonly total: number
  readonly additions: readonly Addition[]
}

export type ComparisonRefusal = 'other_currency' | 'board_price_unknown' | 'flexibility_price_unknown'

/** Raises each offer to the fullest board and, if one has it, to free cancellation, at its own prices. */
export function likeForLike(
  offers: readonly ComparableOffer[],
): readonly Result<Compared, ComparisonRefusal>[] {
  const board = offers.reduce<Board>((fullest, offer) => fullerBoard(fullest, offer.board), 'room_only')
  const free = offers.some((offer) => offer.freeCancellation)
  return offers.map((offer) =>
    offer.currency === offers[0]?.currency ? raise(offer, board, free) : refuse('other_currency'),
  )
}

function raise(offer: ComparableOffer, board: Board, free: boolean): Result<Compared, ComparisonRefusal> {
  const additions: Addition[] = []
  if (board !== offer.board) {
    const wanted = offer.boardPrices[board]
    const held = offer.board === 'room_only' ? 0 : offer.boardPrices[offer.board]
    if (wanted === undefined || held === undefined) return refuse('board_price_unknown')
    additions.push({ what: board, amount: Math.max(0, wanted - held) })
  }
  if (free && !offer.freeCancellation) {
    if (offer.flexibilityPrice === null) return refuse('flexibility_price_unknown')
    additions.push({ what: 'free_cancellation', amount: offer.flexibilityPrice })
  }
  return ok({ total: additions.reduce((sum, { amount }) => sum + amount, offer.total), additions })
}

/** Another offer for the same room and stay. */
export interface SiblingOffer {
  readonly total: number
  readonly board: Board
  readonly freeCancellation: boolean
}

/**
 * A hotel's price for each board above its lowest, derived from offers that differ in nothing else, room by
 * room. The minimum over the rooms counts, so that meals cost the same in every room. If breakfast is always
 * included it costs nothing, and dinner costs extra.
 */
export function boardPricesOf(rooms: readonly (readonly SiblingOffer[])[]): Partial<Record<Board, number>> {
  const sold = boards.filter((board) => rooms.some((offers) => offers.some((offer) => offer.board === board)))
  const [least, ...fuller] = sold
  const prices: Partial<Record<Board, number>> = {}
  if (least && least !== 'room_only') prices[least] = 0
  const priceOf = (board: Board) => (board === least ? 0 : prices[board])
  for (const board of fuller) {
    const told = rooms.flatMap((offers) =>
      offers.flatMap((having) =>
        having.board === board
          ? offers
              .filter((without) => without.freeCancellation === having.freeCancellation)
              .flatMap((without) => {
                const known = without.board === board ? undefined : priceOf(without.board)
                return known === undefined ? [] : [known + Math.max(0, having.total - without.total)]
              })
          : [],
      ),
    )
    if (told.length > 0) prices[board] = Math.min(...told)
  }
  return prices
}

/** The surcharge of the same room with free cancellation and the same meals; null if unknown. */
export function flexibilityPriceOf(
  offer: SiblingOffer,
  siblings: readonly SiblingOffer[],
  boardPrices: Readonly<Partial<Record<Board, number>>>,
): number | null {
  const bareTotal = ({ total, board }: SiblingOffer) => {
    const meals = board === 'room_only' ? 0 : boardPrices[board]
    return meals === undefined ? null : total - meals
  }
  const free = siblings.filter(({ freeCancellation }) => freeCancellation)
  const alike = free.filter(({ board }) => board === offer.board).map(({ total }) => total - offer.total)
  if (alike.length > 0) return Math.max(0, Math.min(...alike))
  const own = bareTotal(offer)
  const others = free.flatMap((other) => {
    const bare = bareTotal(other)
    return own === null || bare === null ? [] : [bare - own]
  })
  return others.length > 0 ? Math.max(0, Math.min(...others)) : null
}
