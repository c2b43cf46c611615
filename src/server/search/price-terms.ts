import type { PriceTerms } from '#domain/product.ts'
import type { Alike } from './alike.ts'
import type { Shard } from './shard.ts'

/** How many numbers stand in a row. */
export const TERMS_WIDTH = 11

type Named = { readonly planKind: number; readonly particular: number }

/** Terms as a row of numbers; what is not a number is called by one. */
export const rowOfTerms = (terms: PriceTerms, { planKind, particular }: Named): readonly number[] => [
  terms.percent,
  terms.singleUse,
  terms.includedAdults,
  terms.extraAdult,
  terms.boardPrice,
  terms.grossPercent,
  terms.chargedPerRoomNight,
  terms.chargedPerPersonNight,
  terms.summedUpTo,
  planKind,
  particular,
]

type Lists = Pick<PriceTerms, 'children' | 'particularCharges'>
type Filled = { -readonly [Name in Exclude<keyof PriceTerms, keyof Lists>]: number }

/** Lists lie elsewhere in memory: they are fetched when somebody asks for them, which most searches do not. */
const read: Filled & Lists & { alike: Alike | null; planKind: number; particular: number } = {
  percent: 0,
  singleUse: 0,
  includedAdults: 0,
  extraAdult: 0,
  boardPrice: 0,
  grossPercent: 0,
  chargedPerRoomNight: 0,
  chargedPerPersonNight: 0,
  summedUpTo: 0,
  alike: null,
  planKind: 0,
  particular: 0,
  get children() {
    return this.alike!.planKinds[this.planKind]!.children
  },
  get particularCharges() {
    return this.alike!.particular[this.particular]!
  },
}

/**
 * What a product's price is made of, as the rules want to see it. It is the same object every time, filled anew: read
 * it before the next one is asked for. A search looks at thousands, in the order in which their rows lie; as objects
 * they would lie anywhere, and waiting for memory would take longer than reckoning.
 */
export function priceTermsAt({ products, priceTerms, alike }: Shard, product: number): PriceTerms {
  const at = products.priceTerms[product]! * TERMS_WIDTH
  read.percent = priceTerms[at]!
  read.singleUse = priceTerms[at + 1]!
  read.includedAdults = priceTerms[at + 2]!
  read.extraAdult = priceTerms[at + 3]!
  read.boardPrice = priceTerms[at + 4]!
  read.grossPercent = priceTerms[at + 5]!
  read.chargedPerRoomNight = priceTerms[at + 6]!
  read.chargedPerPersonNight = priceTerms[at + 7]!
  read.summedUpTo = priceTerms[at + 8]!
  read.alike = alike
  read.planKind = priceTerms[at + 9]!
  read.particular = priceTerms[at + 10]!
  return read
}
