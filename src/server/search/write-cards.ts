import { leadsAmong } from '#catalogue/pictures/gallery.ts'
import type { Dates } from '#contract/stay.ts'
import type { Locale } from '#domain/locale.ts'
import { stayFrom } from '#domain/stay.ts'
import type { Piece } from '../http/written.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import type { CardPiecesOf } from './card-pieces.ts'
import type { Exchange } from './exchange.ts'
import { nearestOf } from './nearest.ts'
import type { PricedShard } from './price-shard.ts'
import { reasonOf } from './why-not.ts'
import { writeOffer } from './write-offer.ts'

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
  readonly pieces: CardPiecesOf
}

/** The cards of one page as JSON, in its order: the pictures of neighbours differ. */
export function writeCards(shown: readonly ShownHotel[], writing: Writing): (string | Piece)[] {
  const { locale, index } = writing
  const cards = shown.map(({ priced, at }) => writing.pieces(priced.shard, priced.shard.hotels[at]!, index))
  const leads = leadsAmong(cards.map(({ choices }) => choices))
  const written: (string | Piece)[] = ['[']
  for (const [at, hotel] of shown.entries()) {
    written.push(
      at === 0 ? '{' : ',{',
      cards[at]!.facts(locale),
      ',"images":',
      cards[at]!.images(leads[at]!, locale),
      `,${writeSearched(hotel, writing)}`,
    )
  }
  written.push(']')
  return written
}

/** What the search changes of a card: its last fields and its end. */
function writeSearched(shown: ShownHotel, writing: Writing): string {
  const { priced, at, metres, product } = shown
  const begin = `"distance_m":${metres},"offer":`
  if (product >= 0) return `${begin}${writeOffer(shown, writing)},"reason":null,"nearest":null}`
  // It may have an offer, in a currency for which there is no rate of exchange.
  const isUnpriced = priced.cheapest[at]! >= 0
  const reason = isUnpriced ? 'no_rate' : reasonOf(priced, at)
  const nearest = isUnpriced ? null : presentNearest(priced, at)
  return `${begin}null,"reason":"${reason}","nearest":${JSON.stringify(nearest)}}`
}

function presentNearest(priced: PricedShard, hotel: number): Dates | null {
  const nearest = nearestOf(priced, hotel)
  if (!nearest) return null
  const { arrival, departure } = stayFrom(nearest.arrival, nearest.nights)
  return { s_d: arrival, e_d: departure }
}
