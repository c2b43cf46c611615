import { addedPerNight, chargedPerNight, ownPrice, withCharges } from '#domain/prices.ts'
import type { PriceTerms } from '#domain/product.ts'
import { percentOf } from '#domain/rounding.ts'
import type { Alike } from './alike.ts'
import type { AskedNights } from './price-shard.ts'
import type { Shard } from './shard.ts'

/** How many numbers stand in a row, and which stands where. */
export const TERMS_WIDTH = 11
export const TERM = {
  percent: 0,
  singleUse: 1,
  includedAdults: 2,
  extraAdult: 3,
  boardPrice: 4,
  grossPercent: 5,
  chargedPerRoomNight: 6,
  chargedPerPersonNight: 7,
  summedUpTo: 8,
  bands: 9,
  particular: 10,
}

type Named = { readonly bands: number; readonly particular: number }

/** Terms as a row of numbers; what is not a number is called by one. */
export const rowOfTerms = (terms: PriceTerms, { bands, particular }: Named): readonly number[] => [
  terms.percent,
  terms.singleUse,
  terms.includedAdults,
  terms.extraAdult,
  terms.boardPrice,
  terms.grossPercent,
  terms.chargedPerRoomNight,
  terms.chargedPerPersonNight,
  terms.summedUpTo,
  bands,
  particular,
]

/** One row, read where it lies: a search looks at thousands, and filling an object for each would cost more than they do. */
class TermsRow implements PriceTerms {
  private rows: Float64Array = new Float64Array(TERMS_WIDTH)
  private at = 0
  private alike: Alike | null = null

  moveTo(rows: Float64Array, at: number, alike: Alike): this {
    this.rows = rows
    this.at = at
    this.alike = alike
    return this
  }
  get percent() {
    return this.rows[this.at + TERM.percent]!
  }
  get singleUse() {
    return this.rows[this.at + TERM.singleUse]!
  }
  get includedAdults() {
    return this.rows[this.at + TERM.includedAdults]!
  }
  get extraAdult() {
    return this.rows[this.at + TERM.extraAdult]!
  }
  get boardPrice() {
    return this.rows[this.at + TERM.boardPrice]!
  }
  get grossPercent() {
    return this.rows[this.at + TERM.grossPercent]!
  }
  get chargedPerRoomNight() {
    return this.rows[this.at + TERM.chargedPerRoomNight]!
  }
  get chargedPerPersonNight() {
    return this.rows[this.at + TERM.chargedPerPersonNight]!
  }
  get summedUpTo() {
    return this.rows[this.at + TERM.summedUpTo]!
  }
  get children() {
    return this.alike!.bands[this.rows[this.at + TERM.bands]!]!
  }
  get particularCharges() {
    return this.alike!.particular[this.rows[this.at + TERM.particular]!]!
  }
}

const row = new TermsRow()

/**
 * What a product's price is made of, as the rules want to see it. It is the same object every time: read it before the
 * next one is asked for.
 */
export const priceTermsAt = ({ products, priceTerms, alike }: Shard, product: number): PriceTerms =>
  row.moveTo(priceTerms, products.priceTerms[product]! * TERMS_WIDTH, alike)

/** The same from a place in a table of rows that begin so. */
export const priceTermsIn = (rows: Float64Array, at: number, alike: Alike): PriceTerms =>
  row.moveTo(rows, at, alike)

/** Whether sums are all that the row's charges come to, for such a stay. */
export const isSummed = ({ nights, hasChildren }: AskedNights, rows: Float64Array, at: number): boolean =>
  !hasChildren && nights <= rows[at + TERM.summedUpTo]!

/** `totalOfCalendar` for adults alone where sums are all there is, by the numbers of a row. */
export function totalOfRow({ rooms, nights }: AskedNights, sum: number, rows: Float64Array, at: number) {
  let total = 0
  for (let i = 0; i < rooms.length; i++) total += roomOfRow(rooms[i]!.adults, nights, sum, rows, at)
  return total
}

const roomOfRow = (adults: number, nights: number, sum: number, rows: Float64Array, at: number): number =>
  roomOfAdults(
    adults,
    nights,
    sum,
    rows[at + TERM.percent]!,
    rows[at + TERM.singleUse]!,
    rows[at + TERM.includedAdults]!,
    rows[at + TERM.extraAdult]!,
    rows[at + TERM.boardPrice]!,
    rows[at + TERM.grossPercent]!,
    rows[at + TERM.chargedPerRoomNight]!,
    rows[at + TERM.chargedPerPersonNight]!,
  )

/** One of these rooms by numbers, wherever they stand. */
export function roomOfAdults(
  adults: number,
  nights: number,
  sum: number,
  percent: number,
  singleUse: number,
  includedAdults: number,
  extraAdult: number,
  boardPrice: number,
  grossPercent: number,
  perRoomNight: number,
  perPersonNight: number,
): number {
  const added = addedPerNight(adults, boardPrice, includedAdults, extraAdult) * nights
  const sold = ownPrice(adults, percentOf(sum, percent), singleUse) + added
  return withCharges(sold, grossPercent, chargedPerNight(adults, perRoomNight, perPersonNight) * nights)
}
