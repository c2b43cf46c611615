import type { PriceTerms } from '#domain/product.ts'
import type { Alike } from './alike.ts'
import type { Shard } from './shard.ts'

/** How many numbers stand in a row. */
export const TERMS_WIDTH = 11

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
    return this.rows[this.at]!
  }
  get singleUse() {
    return this.rows[this.at + 1]!
  }
  get includedAdults() {
    return this.rows[this.at + 2]!
  }
  get extraAdult() {
    return this.rows[this.at + 3]!
  }
  get boardPrice() {
    return this.rows[this.at + 4]!
  }
  get grossPercent() {
    return this.rows[this.at + 5]!
  }
  get chargedPerRoomNight() {
    return this.rows[this.at + 6]!
  }
  get chargedPerPersonNight() {
    return this.rows[this.at + 7]!
  }
  get summedUpTo() {
    return this.rows[this.at + 8]!
  }
  get children() {
    return this.alike!.bands[this.rows[this.at + 9]!]!
  }
  get particularCharges() {
    return this.alike!.particular[this.rows[this.at + 10]!]!
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
