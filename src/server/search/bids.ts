import { cheaperFrom, isNeverDearer, type Occupied } from '#domain/cheaper-plan.ts'
import type { PriceTerms } from '#domain/product.ts'
import type { Restriction } from '#domain/restrictions.ts'
import type { Alike } from './alike.ts'
import type { Row } from './build-hotel.ts'
import { TERMS_WIDTH } from './price-terms.ts'
import type { ProductTable } from './shard.ts'

/** Where in a row of a bid its numbers stand, after those of what its price is made of: see `price-terms.ts`. */
export const BID = { group: TERMS_WIDTH, who: TERMS_WIDTH + 1, rules: TERMS_WIDTH + 2 }
export const BID_WIDTH = TERMS_WIDTH + 3

/** To whom a bid may be the cheapest: to one guest alone in a room, to others. */
export const BIDS_FOR = { alone: 1, together: 2 }

/** From this sum of the nights on bids stand for all that a hotel sells; below, roundings may turn them round. */
export const BIDS_FROM = 1_000

/** More groups than these are not told apart: such a hotel is looked at product by product. */
const MOST_GROUPS = 250

type ProductRow = Row<ProductTable>
type Sold = {
  readonly products: readonly ProductRow[]
  /** By product. */
  readonly terms: readonly PriceTerms[]
  readonly rows: readonly (readonly number[])[]
  readonly rooms: number
  readonly plans: number
}
export type Bids = {
  /** By room: the group of rooms that are sold on the same terms, dates and price included. */
  readonly groups: readonly number[]
  readonly bids: readonly (readonly number[])[]
}

/**
 * The plans of a hotel that may be its cheapest, for each group of rooms that are sold alike. Left out is what another
 * plan sells for less whenever it is sold; or for as much, and stands before it. Null where rooms and plans make no grid.
 */
export function bidsOf(sold: Sold, { rules }: Alike): Bids | null {
  if (!isGrid(sold)) return null
  const { products, terms, rows, plans } = sold
  const firsts: number[] = []
  const groups: number[] = []
  for (let at = 0; at < products.length; at += plans) {
    const known = firsts.findIndex((first) => terms[first]!.includedAdults === terms[at]!.includedAdults)
    groups.push(known < 0 ? firsts.push(at) - 1 : known)
  }
  if (firsts.length > MOST_GROUPS) return null
  const bids = firsts.flatMap((first, group) =>
    Array.from({ length: plans }, (_, plan) => first + plan).flatMap((at) => {
      const rivals = Array.from({ length: plans }, (_, plan) => first + plan).filter(
        (rival) => rival !== at && isSubset(rules[products[rival]!.rules]!, rules[products[at]!.rules]!),
      )
      const isBeaten = (occupied: Occupied) =>
        rivals.some((rival) => {
          if (rival < at && isNeverDearer(terms[rival]!, terms[at]!, occupied)) return true
          return cheaperFrom(terms[rival]!, terms[at]!, occupied) <= BIDS_FROM
        })
      const who = (isBeaten('alone') ? 0 : BIDS_FOR.alone) | (isBeaten('together') ? 0 : BIDS_FOR.together)
      return who === 0 ? [] : [[...rows[at]!, group, who, products[at]!.rules]]
    }),
  )
  return { groups, bids }
}

/** Whether every plan sells every room, by the same rules, and takes children of the same ages. */
function isGrid({ products, rooms, plans }: Sold): boolean {
  if (products.length === 0 || products.length !== rooms * plans) return false
  return products.every(
    ({ rules, capacities }, at) =>
      rules === products[at % plans]!.rules && capacities === products[at - (at % plans)]!.capacities,
  )
}

/** Whether whatever the second allows the first allows, too. */
function isSubset(some: readonly Restriction[], all: readonly Restriction[]): boolean {
  if (some === all) return true
  const texts = all.map((one) => JSON.stringify(one))
  return some.every((one) => texts.includes(JSON.stringify(one)))
}
