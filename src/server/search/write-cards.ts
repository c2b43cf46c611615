import type { Dates } from '#contract/stay.ts'
import type { Locale } from '#domain/locale.ts'
import { stayFrom } from '#domain/stay.ts'
import { leadChooser } from '#drawings/gallery.ts'
import type { Exchange } from '../exchange/exchange-into.ts'
import { type Sheet, wordsOf } from '../http/sheet.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import { createByteRing, NOWHERE } from './byte-ring.ts'
import { LEADS, looksOf, type WriteCardText } from './card-texts.ts'
import { fetchCards } from './fetch-cards.ts'
import { nearestOf } from './nearest.ts'
import type { PricedShard } from './price-shard.ts'
import { reasonOf } from './why-not.ts'
import { writeOffer } from './write-offer.ts'

/**
 * A hotel to be shown: where it stands in its priced shard, how far away, which product is offered, -1 for none, and what
 * that comes to in the hotel's currency.
 */
export interface ShownHotel {
  readonly priced: PricedShard
  readonly at: number
  readonly metres: number
  readonly product: number
  readonly total: number
}

export type Writing = {
  readonly locale: Locale
  readonly exchange: Exchange
  readonly index: PlaceIndex
  readonly cardWriter: CardWriter
}

/** Writes all of a card but its distance, which is another one from another place. */
export type CardWriter = {
  /** Where the card may lie from before; `NOWHERE` where it does not. */
  readonly placeOf: (shown: ShownHotel, lead: number, writing: Writing) => number
  readonly write: (sheet: Sheet, shown: ShownHotel, lead: number, writing: Writing, place: number) => void
}

const parts = {
  begin: wordsOf('['),
  first: wordsOf('{"distance_m":'),
  next: wordsOf(',{"distance_m":'),
  close: wordsOf(']'),
}

/** The cards of one page as JSON, in its order: the pictures of neighbours differ. */
export function writeCards(sheet: Sheet, shown: readonly ShownHotel[], writing: Writing) {
  const { placeOf, write } = writing.cardWriter
  const chooseLead = leadChooser()
  // All are looked for before the first is written: see `fetch-cards.ts`.
  let areKnown = true
  for (let i = 0; i < shown.length; i++) {
    const { priced, at } = shown[i]!
    const lead = chooseLead(looksOf(priced.shard, at), at * LEADS, (at + 1) * LEADS)
    leads[i] = lead
    places[i] = placeOf(shown[i]!, lead, writing)
    areKnown &&= places[i] !== NOWHERE
  }
  if (!areKnown) fetchCards(shown)
  sheet.words(parts.begin)
  for (let i = 0; i < shown.length; i++) {
    const hotel = shown[i]!
    sheet.words(i === 0 ? parts.first : parts.next)
    sheet.number(hotel.metres)
    write(sheet, hotel, leads[i]!, writing, places[i]!)
  }
  sheet.words(parts.close)
}

// Used by one page after the other.
const leads: number[] = []
const places: number[] = []

/** Cards of a priced place that were written before, as somebody reads them: where each lies. */
export type CardsWritten = Pick<Writing, 'locale' | 'exchange' | 'index'> & {
  /** By product and lead, and once more its end, which is the same with each; without an offer by hotel, below 0. */
  readonly texts: Texts
}
type Texts = Map<number, number>
const END = LEADS
const PER_PRODUCT = LEADS + 1

/** Cards are kept, within so many bytes, once a place that was priced for a stay is looked at again. */
export function createCards(writeText: WriteCardText, maxBytes: number): CardWriter {
  const ring = createByteRing(maxBytes)
  const isCopied = (sheet: Sheet, place: number): boolean => {
    const begin = ring.find(place)
    if (begin >= 0) sheet.copy(ring.bytes, begin, ring.lengthAt(begin), ring.markAt(begin))
    return begin >= 0
  }
  /** Ends a part, whose mark is the same whether it is written or copied. */
  const end = (sheet: Sheet, texts: Texts | null, key: number, from: number, begun: number) => {
    const mark = sheet.endPart(begun)
    texts?.set(key, ring.add(sheet.bytes(), from, sheet.length(), mark))
  }
  const writeEnd = (sheet: Sheet, shown: ShownHotel, writing: Writing, texts: Texts | null, key: number) => {
    if (isCopied(sheet, texts?.get(key) ?? NOWHERE)) return
    const from = sheet.length()
    const begun = sheet.beginPart()
    if (shown.product < 0) sheet.text(whyNone(shown))
    else writeOffer(sheet, shown, writing)
    end(sheet, texts, key, from, begun)
  }
  return {
    placeOf: (shown, lead, writing) => textsOf(shown.priced, writing)?.get(firstKey(shown) + lead) ?? NOWHERE,
    write: (sheet, shown, lead, writing, place) => {
      if (isCopied(sheet, place)) return
      const { priced, at } = shown
      const { locale, index } = writing
      const texts = textsOf(priced, writing)
      const first = firstKey(shown)
      const from = sheet.length()
      const begun = sheet.beginPart()
      writeText(sheet, { shard: priced.shard, at, lead, locale, index })
      writeEnd(sheet, shown, writing, texts, first + END)
      end(sheet, texts, first + lead, from, begun)
    },
  }
}

const firstKey = ({ at, product }: ShownHotel): number => (product < 0 ? -1 - at : product) * PER_PRODUCT

/** Null where the place is looked at for the first time. */
function textsOf(priced: PricedShard, { locale, exchange, index }: Writing): Texts | null {
  if (priced.looks === 0) return null
  const known = priced.cards
  if (known?.locale === locale && known.exchange === exchange && known.index === index) return known.texts
  priced.cards = { locale, exchange, index, texts: new Map() }
  return priced.cards.texts
}

/** The end of a card without an offer. */
function whyNone({ priced, at }: ShownHotel): string {
  // It may have an offer, in a currency for which there is no rate of exchange.
  const isUnpriced = priced.least[at]! >= 0
  const reason = isUnpriced ? 'no_rate' : reasonOf(priced, at)
  const nearest = isUnpriced ? null : presentNearest(priced, at)
  return `null,"reason":"${reason}","nearest":${JSON.stringify(nearest)}}`
}

function presentNearest(priced: PricedShard, hotel: number): Dates | null {
  const nearest = nearestOf(priced, hotel)
  if (!nearest) return null
  const { arrival, departure } = stayFrom(nearest.arrival, nearest.nights)
  return { s_d: arrival, e_d: departure }
}
