import { leadsAmong } from '#catalogue/pictures/gallery.ts'
import type { HotelCard, Offer } from '#contract/search.ts'
import type { Dates } from '#contract/stay.ts'
import type { Locale } from '#domain/locale.ts'
import { money } from '#domain/money.ts'
import { leftToTell, roomsLeft } from '#domain/restrictions.ts'
import { stayFrom } from '#domain/stay.ts'
import { nightlyOf } from '#domain/stay-price.ts'
import type { Piece } from '../http/written.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import type { CardFacts, CardPiecesOf } from './card-pieces.ts'
import type { Exchange } from './exchange.ts'
import { nearestOf } from './nearest.ts'
import { outlookAt } from './outlook.ts'
import type { PricedShard } from './price-shard.ts'
import { cellOf } from './shard.ts'
import { totalOf } from './totals.ts'
import { reasonOf } from './why-not.ts'

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
  const cards = shown.map(({ priced, at }) => writing.pieces(priced.shard.hotels[at]!, index))
  const leads = leadsAmong(cards.map(({ choices }) => choices))
  const written = shown.flatMap((hotel, at) => [
    `${at === 0 ? '' : ','}{`,
    cards[at]!.facts(locale),
    ',"images":',
    cards[at]!.images(leads[at]!, locale),
    `,${JSON.stringify(presentSearched(hotel, writing)).slice(1)}`,
  ])
  return ['[', ...written, ']']
}

/** What the search changes of a card. */
type Searched = Omit<HotelCard, keyof CardFacts | 'images'>

function presentSearched(shown: ShownHotel, writing: Writing): Searched {
  const { priced, at, metres, product } = shown
  if (product >= 0) {
    return { distance_m: metres, offer: presentOffer(shown, writing), reason: null, nearest: null }
  }
  // It has an offer, in a currency for which there is no rate of exchange.
  if (priced.cheapest[at]! >= 0) return { distance_m: metres, offer: null, reason: 'no_rate', nearest: null }
  return {
    distance_m: metres,
    offer: null,
    reason: reasonOf(priced, at),
    nearest: presentNearest(priced, at),
  }
}

function presentNearest(priced: PricedShard, hotel: number): Dates | null {
  const nearest = nearestOf(priced, hotel)
  if (!nearest) return null
  const { arrival, departure } = stayFrom(nearest.arrival, nearest.nights)
  return { s_d: arrival, e_d: departure }
}

function presentOffer({ priced, at, product }: ShownHotel, { locale, exchange }: Writing): Offer {
  const { shard, asked } = priced
  const hotel = shard.hotels[at]!
  const sold = shard.products[product]!
  const { room, plan } = sold
  const shown = exchange(hotel.currency)!
  const total = shown.into(totalOf(priced, product))
  const cell = cellOf(shard, sold, asked.arrival)
  const { to } = shown.conversion
  return {
    room: String(room.id),
    room_name: room.name[locale],
    rate: String(plan.id),
    board: plan.board,
    ...outlookAt(priced, hotel, product, shown),
    payment: plan.payment.type,
    left: leftToTell(roomsLeft(shard.free, cell, shard.columns, asked.nights)),
    total: money(total, to),
    nightly: money(nightlyOf(total, asked.nights), to),
  }
}
