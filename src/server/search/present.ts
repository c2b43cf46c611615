import type { HotelCard, Offer } from '#contract/search.ts'
import { money } from '#domain/money/money.ts'
import { roomsLeft, shownRoomsLeft } from '#domain/price/restrictions.ts'
import { nightlyOf } from '#domain/price/stay-price.ts'
import { stayFrom } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { leadsAmong } from '#drawings/gallery.ts'
import { amenityNames, nameIn } from '#words/hotels/hotel-facts.ts'
import type { Lru } from '../cache/lru.ts'
import type { Exchange } from '../exchange/exchange-into.ts'
import { type CardPictures, cardPictures } from '../media/pictures-of.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import { NOTHING_SOLD, nearestOf, reasonOf } from './pricing/availability.ts'
import { cancellationOf } from './pricing/cancellation-terms.ts'
import { cheapestTotal, NOT_SOLD, type PricedOffer } from './pricing/cheapest-offer.ts'
import type { PricedShard } from './pricing/price-shard.ts'
import { cellOf, type ShardHotel } from './shards/shard.ts'

/** A hotel to show, with its offer. */
export type ShownHotel = {
  readonly priced: PricedShard
  readonly hotel: ShardHotel
  readonly metres: number
  readonly offer: PricedOffer | null
  /** The cheapest offer with free cancellation, if the shown offer has none. */
  readonly freeToCancelOffer: PricedOffer | null
  /** The dates of its stay, if they are flexible. */
  readonly dates?: Pick<HotelCard, 'stay' | 'asked'>
}

export type Presenting = {
  readonly locale: Locale
  readonly exchange: Exchange
  readonly index: PlaceIndex
  readonly cardFacts: Lru<CardFacts>
}

export type PresentedCard = {
  readonly card: HotelCard
  /** Equals `JSON.stringify(card)`. */
  readonly toJson: () => string
}

/** The cards of one page in order: the pictures of neighbours differ. */
export function presentCards(shown: readonly ShownHotel[], presenting: Presenting): PresentedCard[] {
  const facts = shown.map(({ hotel }) => factsOf(hotel, presenting))
  const leads = leadsAmong(facts.map(({ choices }) => choices))
  return shown.map((one, at) => {
    const { card, pictures, byLead, json } = facts[at]!
    const order = byLead[leads[at]!]!
    const images = order.map((picture) => pictures[picture]!)
    const offered = { ...presentOffer(one, presenting), ...one.dates }
    return {
      card: { ...card, distance_m: one.metres, images, ...offered },
      toJson: () => {
        const written = order.map((picture) => json.pictures[picture]!).join()
        const rest = JSON.stringify(offered).slice(1)
        return `${json.card},"distance_m":${one.metres},"images":[${written}],${rest}`
      },
    }
  })
}

/** The parts of a hotel's card that do not depend on the search, in one language. */
export type CardFacts = CardPictures & {
  readonly hotel: ShardHotel
  /** The place index that its place names are from. */
  readonly index: PlaceIndex
  readonly card: Omit<HotelCard, 'distance_m' | 'images' | 'offer' | 'reason' | 'nearest'>
  /** The same serialised, the card without its closing brace. */
  readonly json: { readonly card: string; readonly pictures: readonly string[] }
}

// Size of the objects, measured on the demonstration catalogue.
export const BYTES_OF_CARD_FACTS = 10_600

function factsOf(hotel: ShardHotel, { locale, index, cardFacts }: Presenting): CardFacts {
  const key = `${hotel.id} ${locale}`
  const known = cardFacts.get(key)
  if (known?.hotel === hotel && known.index === index) return known
  const pictured = { ...hotel, id: String(hotel.id), rooms: hotel.rooms.map(({ picture }) => picture) }
  const card = presentFacts(hotel, index, locale)
  const gallery = cardPictures(pictured, hotel.images, locale)
  const facts = {
    hotel,
    index,
    card,
    ...gallery,
    json: {
      card: JSON.stringify(card).slice(0, -1),
      pictures: gallery.pictures.map((picture) => JSON.stringify(picture)),
    },
  }
  cardFacts.set(key, facts)
  return facts
}

const otherLanguage: Record<Locale, Locale> = { en: 'zh', zh: 'en' }

function presentFacts(hotel: ShardHotel, index: PlaceIndex, locale: Locale): CardFacts['card'] {
  const district = hotel.district === null ? undefined : index.byId.get(hotel.district)
  return {
    id: String(hotel.id),
    name: hotel.name[locale],
    name_other: hotel.name[otherLanguage[locale]],
    stars: hotel.stars,
    score: hotel.score === null ? null : hotel.score / 10,
    reviews: hotel.reviews,
    address: hotel.address[locale],
    district: district?.name[locale] ?? null,
    lat: hotel.lat,
    lon: hotel.lon,
    amenities: hotel.amenities.map((id) => ({ id, name: nameIn(amenityNames, id, locale) })),
    collected: false,
  }
}

export function presentOffer(
  { priced, hotel, offer, freeToCancelOffer }: Omit<ShownHotel, 'metres'>,
  { locale, exchange }: Pick<Presenting, 'locale' | 'exchange'>,
): Pick<HotelCard, 'offer' | 'reason' | 'nearest'> {
  if (!offer) return { offer: null, ...whyNone(priced, hotel) }
  const { shard, stay } = priced
  const { room, plan, column } = offer.product
  const shown = exchange(hotel.currency)!
  const { to } = shown.conversion
  const total = shown.into(offer.total)
  const cell = cellOf(shard, column, stay.arrival)
  const presented: Offer = {
    room: String(room.id),
    room_name: room.name[locale],
    rate: String(plan.id),
    board: plan.board,
    ...cancellationOf(priced, hotel, offer.product, shown),
    payment: plan.payment.type,
    left: shownRoomsLeft(roomsLeft(shard.free, cell, shard.columns, stay.nights)),
    total: money(total, to),
    nightly: money(nightlyOf(total, stay.nights), to),
    free_from: freeToCancelOffer ? money(shown.into(freeToCancelOffer.total), to) : null,
  }
  return { offer: presented, reason: null, nearest: null }
}

function whyNone(priced: PricedShard, hotel: ShardHotel): Pick<HotelCard, 'reason' | 'nearest'> {
  // It may have an offer in a currency without an exchange rate.
  if (cheapestTotal(priced, hotel) !== NOT_SOLD) return { reason: 'no_rate', nearest: null }
  const reason = reasonOf(priced, hotel) ?? NOTHING_SOLD
  const nearest = nearestOf(priced, hotel, reason)
  if (!nearest) return { reason, nearest: null }
  const { arrival, departure } = stayFrom(nearest.arrival, nearest.nights)
  return { reason, nearest: { s_d: arrival, e_d: departure } }
}
