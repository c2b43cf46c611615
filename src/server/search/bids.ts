import { cheaperFrom, isNeverDearer, type Occupied } from '#domain/cheaper-plan.ts'
import type { RoomGuests } from '#domain/party.ts'
import { addedPerNight, chargedPerNight, childPerNight, withCharges } from '#domain/prices.ts'
import type { PriceTerms, Restriction } from '#domain/product.ts'
import { percentOf } from '#domain/rounding.ts'
import { MAX_NIGHTS } from '#domain/stay.ts'
import type { Alike } from './alike.ts'
import type { Row } from './build-hotel.ts'
import { bandAt, boardOf, NO_BAND, perNightOf } from './families.ts'
import { roomOfAdults } from './price-terms.ts'
import type { ProductTable, Shard } from './shard.ts'

/**
 * A bid is a row of eight whole numbers of 32 bits, some of them packed: a search reads thousands of bids, and doubles
 * would take three times the bytes.
 */
export const BID_WIDTH = 8
const BID = {
  /** The first room of its group, counted from the hotel's first; included adults; nights up to which sums are all; its plan. */
  room: 0,
  /** To whom it may be the cheapest, and its rules. */
  rules: 1,
  percent: 2,
  /** With its charges; and which of the hotel's terms it is. */
  gross: 3,
  extraAdult: 4,
  boardPrice: 5,
  chargedPerRoomNight: 6,
  chargedPerPersonNight: 7,
}
const BYTE = 8
const HALF = 16
const BYTE_MASK = 0xff
const HALF_MASK = 0xffff
const WHO_BITS = 2
const WHO_MASK = 3
const MOST_RULES = 2 ** 29
const MOST_AMOUNT = 2 ** 31 - 1

/** To whom a bid may be the cheapest: to one guest alone in a room, to others. */
export const BIDS_FOR = { alone: 1, together: 2 }

/** From this sum of the nights on bids stand for all that a hotel sells; below, roundings may turn them round. */
export const BIDS_FROM = 1_000

/** Which room of the hotel is the first of its group. */
export const roomOf = (bids: Int32Array, at: number): number => bids[at + BID.room]! & BYTE_MASK

export const isFor = (bids: Int32Array, at: number, who: number): boolean =>
  (bids[at + BID.rules]! & who) !== 0

export const rulesOf = (bids: Int32Array, at: number): number => bids[at + BID.rules]! >> WHO_BITS

/** Which of the hotel's terms it is sold on. */
export const termsOf = (bids: Int32Array, at: number): number => bids[at + BID.gross]! >>> HALF

/** Up to how many nights sums are all there is: see `isSummed` in `price-terms.ts`. */
export const summedUpTo = (bids: Int32Array, at: number): number =>
  (bids[at + BID.room]! >>> HALF) & BYTE_MASK

/** Which of the hotel's plans it is. */
export const planOf = (bids: Int32Array, at: number): number => bids[at + BID.room]! >>> (HALF + BYTE)

/** What one room of a bid comes to where sums are all there is. */
export function roomOfBid(adults: number, nights: number, sum: number, bids: Int32Array, at: number): number {
  const percent = bids[at + BID.percent]!
  return roomOfAdults(
    adults,
    nights,
    sum,
    percent & HALF_MASK,
    percent >>> HALF,
    (bids[at + BID.room]! >>> BYTE) & BYTE_MASK,
    bids[at + BID.extraAdult]!,
    bids[at + BID.boardPrice]!,
    bids[at + BID.gross]! & HALF_MASK,
    bids[at + BID.chargedPerRoomNight]!,
    bids[at + BID.chargedPerPersonNight]!,
  )
}

/** The same with children, where the hotel's row tells what they pay: see `families.ts`. */
export function familyOfBid(
  { adults, ages }: RoomGuests,
  nights: number,
  sum: number,
  { bids, families }: Pick<Shard, 'bids' | 'families'>,
  at: number,
  hotel: number,
): number {
  const boardPrice = bids[at + BID.boardPrice]!
  let counted = adults
  let children = 0
  for (let i = 0; i < ages.length; i++) {
    const band = bandAt(families, hotel, ages[i]!)
    if (band === NO_BAND) counted += 1
    else children += childPerNight(boardPrice, perNightOf(families, band), boardOf(families, band))
  }
  const included = (bids[at + BID.room]! >>> BYTE) & BYTE_MASK
  const added = addedPerNight(counted, boardPrice, included, bids[at + BID.extraAdult]!) + children
  const sold = percentOf(sum, bids[at + BID.percent]! & HALF_MASK) + added * nights
  const charged = chargedPerNight(
    adults + ages.length,
    bids[at + BID.chargedPerRoomNight]!,
    bids[at + BID.chargedPerPersonNight]!,
  )
  return withCharges(sold, bids[at + BID.gross]! & HALF_MASK, charged * nights)
}

type Facts = {
  readonly room: number
  readonly plan: number
  readonly who: number
  readonly rules: number
  readonly terms: number
}

/** A bid as its row; null where a number of it does not fit. */
function rowOfBid(
  terms: PriceTerms,
  { room, plan, who, rules, terms: number }: Facts,
): readonly number[] | null {
  const { percent, singleUse, includedAdults, grossPercent } = terms
  const { extraAdult, boardPrice, chargedPerRoomNight, chargedPerPersonNight } = terms
  const summed = Math.min(terms.summedUpTo, MAX_NIGHTS)
  const halves = [percent, singleUse, grossPercent, number]
  const amounts = [extraAdult, boardPrice, chargedPerRoomNight, chargedPerPersonNight]
  const fits =
    [room, includedAdults, summed, plan].every((one) => one <= BYTE_MASK) &&
    halves.every((one) => one <= HALF_MASK) &&
    amounts.every((one) => one <= MOST_AMOUNT) &&
    rules < MOST_RULES
  if (!fits) return null
  return [
    room | (includedAdults << BYTE) | (summed << HALF) | (plan << (HALF + BYTE)),
    (who & WHO_MASK) | (rules << WHO_BITS),
    percent | (singleUse << HALF),
    grossPercent | (number << HALF),
    ...amounts,
  ]
}

type ProductRow = Row<ProductTable>
type Sold = {
  readonly products: readonly ProductRow[]
  /** By product. */
  readonly terms: readonly PriceTerms[]
  readonly rooms: number
  readonly plans: number
}
export type Bids = {
  /** By room: how far before it stands the first of those that are sold on the same terms, dates and price included. */
  readonly backs: readonly number[]
  readonly bids: readonly (readonly number[])[]
}

/**
 * The plans of a hotel that may be its cheapest, for each group of rooms that are sold alike. Left out is what another
 * plan sells for less whenever it is sold; or for as much, and stands before it. Null where rooms and plans make no
 * grid, and where numbers do not fit: such a hotel is looked at product by product. `firstTerms` is what terms are
 * counted from.
 */
export function bidsOf(sold: Sold, { rules }: Alike, firstTerms: number): Bids | null {
  if (!isGrid(sold)) return null
  const { products, terms, plans } = sold
  const firsts: number[] = []
  const backs: number[] = []
  for (let at = 0; at < products.length; at += plans) {
    const known = firsts.find((first) => terms[first]!.includedAdults === terms[at]!.includedAdults)
    if (known === undefined) firsts.push(at)
    backs.push(known === undefined ? 0 : (at - known) / plans)
  }
  const bids = firsts.flatMap((first) => {
    const all = Array.from({ length: plans }, (_, plan) => first + plan)
    return all.flatMap((at) => {
      const rivals = all.filter(
        (rival) => rival !== at && isSubset(rules[products[rival]!.rules]!, rules[products[at]!.rules]!),
      )
      const isBeaten = (occupied: Occupied) =>
        rivals.some((rival) => {
          if (rival < at && isNeverDearer(terms[rival]!, terms[at]!, occupied)) return true
          return cheaperFrom(terms[rival]!, terms[at]!, occupied) <= BIDS_FROM
        })
      const who = (isBeaten('alone') ? 0 : BIDS_FOR.alone) | (isBeaten('together') ? 0 : BIDS_FOR.together)
      if (who === 0) return []
      const { rules: own, priceTerms } = products[at]!
      const facts = { room: first / plans, plan: at - first, who, rules: own, terms: priceTerms - firstTerms }
      return [rowOfBid(terms[at]!, facts)]
    })
  })
  // Most guests come together: what is for them stands first, and the rest is not looked at.
  const fitting = bids.filter((row) => row !== null).sort((a, b) => forTogether(b) - forTogether(a))
  return fitting.length === bids.length && backs.every((back) => back <= BYTE_MASK)
    ? { backs, bids: fitting }
    : null
}

const forTogether = (row: readonly number[]): number => Math.sign(row[BID.rules]! & BIDS_FOR.together)

/** How many bids are for guests who come together; they stand before the others. */
export const countTogether = (bids: Bids['bids']): number =>
  bids.filter((row) => forTogether(row) === 1).length

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
