import { boards } from '#domain/board.ts'
import { FAILS, NOTHING_FAILS, only } from './fails.ts'
import type { OfferSieve } from './offer-sieve.ts'
import { freeOf, paidLaterOf } from './outlook.ts'
import type { PricedShard } from './price-shard.ts'
import type { ShardHotel } from './shard.ts'
import { totalsOf } from './totals.ts'

/** What the offers of one hotel come to. */
export type OffersSeen = {
  /** Some offer passes every filter. */
  readonly passes: boolean
  /** The cheapest product that passes every filter but the price; -1 for none. */
  readonly cheapest: number
}

/** Counts hotels of one shard by what their offers have. */
export function createOfferCounter(priced: PricedShard, sieve: OfferSieve) {
  const { shard } = priced
  const totals = totalsOf(priced)
  const { classes, bedSets } = shard.alike
  const kinds = [...new Set(bedSets.flat())]
  const boardOf = classes.map(({ board }) => boards.indexOf(board))
  const bedsOf = bedSets.map((beds) => beds.map((bed) => kinds.indexOf(bed)))
  const isSeen = new Uint8Array(classes.length)
  const byBoard = new Int32Array(boards.length)
  const byBed = new Int32Array(kinds.length)
  let free = 0
  let paidLater = 0

  // Each value counts once a hotel, however many offers have it: for which hotel it was counted last.
  const lastByBoard = new Int32Array(boards.length).fill(-1)
  const lastByBed = new Int32Array(kinds.length).fill(-1)

  const count = (at: number, isWanted: boolean): OffersSeen => {
    const first = shard.houses.firstProducts[at]!
    let passes = false
    let cheapest = -1
    let isFree = false
    let isPaidLater = false
    for (let p = first; p < first + shard.houses.products[at]!; p++) {
      if (totals[p] === 0) continue
      const number = shard.products.classes[p]!
      const fails = sieve.failsOf(at, p, totals[p]!)
      if (fails === NOTHING_FAILS) passes = true
      if (!isWanted) continue
      const one = classes[number]!
      if (only(fails, FAILS.price) && (cheapest < 0 || totals[p]! < totals[cheapest]!)) cheapest = p
      if (only(fails, FAILS.freeCancel) && freeOf(priced, one.terms)) isFree = true
      if (only(fails, FAILS.payLater) && paidLaterOf(priced, one)) isPaidLater = true
      const board = boardOf[number]!
      if (only(fails, FAILS.board) && lastByBoard[board] !== at) {
        lastByBoard[board] = at
        byBoard[board]! += 1
      }
      if (!only(fails, FAILS.beds)) continue
      for (const bed of bedsOf[one.bedSet]!) {
        if (lastByBed[bed] === at) continue
        lastByBed[bed] = at
        byBed[bed]! += 1
      }
    }
    if (isFree) free += 1
    if (isPaidLater) paidLater += 1
    return { passes, cheapest }
  }
  /** Values of a hotel are told even where no hotel with them passes. */
  const see = ({ firstProduct, products }: ShardHotel) => {
    for (let p = firstProduct; p < firstProduct + products; p++) isSeen[shard.products.classes[p]!] = 1
  }
  return {
    see,
    count,
    free: () => free,
    paidLater: () => paidLater,
    boards: () => {
      const seen = classes.filter((_, number) => isSeen[number]).map(({ board }) => board)
      return [...new Set(seen)].map((board) => [board, byBoard[boards.indexOf(board)]!] as const)
    },
    beds: () => {
      const seen = classes.filter((_, number) => isSeen[number]).flatMap(({ bedSet }) => bedsOf[bedSet]!)
      return [...new Set(seen)].map((bed) => [kinds[bed]!, byBed[bed]!] as const)
    },
  }
}
