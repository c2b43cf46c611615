import { leadsByLooks } from '#catalogue/pictures/gallery.ts'
import type { Dates } from '#contract/stay.ts'
import type { Locale } from '#domain/locale.ts'
import { stayFrom } from '#domain/stay.ts'
import { type Sheet, wordsOf } from '../http/sheet.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import { looksAt, type WriteCardText } from './card-texts.ts'
import type { Exchange } from './exchange.ts'
import { nearestOf } from './nearest.ts'
import type { PricedShard } from './price-shard.ts'
import { reasonOf } from './why-not.ts'
import type { WriteOffer } from './write-offer.ts'

/** A hotel to be shown: where it stands in its priced shard, how far away, and which product is offered; -1 for none. */
export interface ShownHotel {
  readonly priced: PricedShard
  readonly at: number
  readonly metres: number
  readonly product: number
}

export type Writing = {
  readonly locale: Locale
  readonly exchange: Exchange
  readonly index: PlaceIndex
  readonly writeCardText: WriteCardText
  readonly writeOffer: WriteOffer
}

const parts = {
  begin: wordsOf('['),
  first: wordsOf('{'),
  next: wordsOf(',{'),
  metres: wordsOf('"distance_m":'),
  offer: wordsOf(',"offer":'),
  end: wordsOf(',"reason":null,"nearest":null}'),
  close: wordsOf(']'),
}

/** The cards of one page as JSON, in its order: the pictures of neighbours differ. */
export function writeCards(sheet: Sheet, shown: readonly ShownHotel[], writing: Writing) {
  const { locale, index } = writing
  const leads = leadsByLooks(shown.map(({ priced, at }) => looksAt(priced.shard, at)))
  sheet.words(parts.begin)
  for (let i = 0; i < shown.length; i++) {
    const hotel = shown[i]!
    const { priced, at, metres, product } = hotel
    sheet.words(i === 0 ? parts.first : parts.next)
    writing.writeCardText(sheet, { shard: priced.shard, at, lead: leads[i]!, locale, index })
    sheet.words(parts.metres)
    sheet.number(metres)
    sheet.words(parts.offer)
    if (product < 0) sheet.text(whyNone(hotel))
    else {
      writing.writeOffer(sheet, hotel, writing)
      sheet.words(parts.end)
    }
  }
  sheet.words(parts.close)
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
