import type { HotelCard, Offer } from '#contract/search.ts'
import type { Dates } from '#contract/stay.ts'
import type { Locale } from '#domain/locale.ts'
import { money } from '#domain/money.ts'
import { leftToTell, roomsLeft } from '#domain/restrictions.ts'
import { stayFrom } from '#domain/stay.ts'
import { nightlyOf } from '#domain/stay-price.ts'
import { isoInstant } from '#domain/zone-time.ts'
import { amenityNames, nameIn } from '#words/hotel-facts.ts'
import { cardPicturesOf } from '../media/pictures-of.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import type { Exchange } from './exchange.ts'
import { nearestOf } from './nearest.ts'
import { outlookAt } from './outlook.ts'
import { type PricedShard, reasonOf } from './price-shard.ts'
import { cellOf, type ShardHotel } from './shard.ts'

/** A hotel to be shown: where it stands in its priced shard, how far away, and which product is offered; -1 for none. */
export interface Shown {
  readonly priced: PricedShard
  readonly at: number
  readonly metres: number
  readonly product: number
}

export type Presenting = {
  readonly locale: Locale
  readonly exchange: Exchange
  readonly index: PlaceIndex
}

const listed = Object.keys(amenityNames)
const inOrder = (a: string, b: string) => listed.indexOf(a) - listed.indexOf(b)
const otherLanguage: Record<Locale, Locale> = { en: 'zh', zh: 'en' }

/** The cards of one page, in its order: the pictures of neighbours differ. */
export function presentCards(shown: readonly Shown[], presenting: Presenting): HotelCard[] {
  const pictures = cardPicturesOf(
    shown.map(({ priced, at }) => {
      const hotel = priced.shard.hotels[at]!
      return { hotel: picturedHotel(hotel), own: hotel.images }
    }),
    presenting.locale,
  )
  return shown.map((one, at) => ({
    ...presentFacts(one, presenting),
    images: pictures[at]!,
    collected: false,
    ...presentOutcome(one, presenting),
  }))
}

const picturedHotel = (hotel: ShardHotel) => ({
  id: String(hotel.id),
  ...hotel.drawn,
  stars: hotel.stars,
  lat: hotel.lat,
  amenities: hotel.amenities.ids,
  rooms: hotel.pictures,
})

function presentFacts({ priced, at, metres }: Shown, { locale, index }: Presenting) {
  const hotel = priced.shard.hotels[at]!
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
    distance_m: metres,
    amenities: hotel.amenities.ids
      .toSorted(inOrder)
      .map((id) => ({ id, name: nameIn(amenityNames, id, locale) })),
  }
}

function presentOutcome(
  shown: Shown,
  presenting: Presenting,
): Pick<HotelCard, 'offer' | 'reason' | 'nearest'> {
  if (shown.product >= 0) return { offer: presentOffer(shown, presenting), reason: null, nearest: null }
  const { priced, at } = shown
  // It has an offer, in a currency for which there is no rate of exchange.
  if (priced.cheapest[at]! >= 0) return { offer: null, reason: 'no_rate', nearest: null }
  return { offer: null, reason: reasonOf(priced, at), nearest: presentNearest(priced, at) }
}

function presentNearest(priced: PricedShard, hotel: number): Dates | null {
  const nearest = nearestOf(priced, hotel)
  if (!nearest) return null
  const { arrival, departure } = stayFrom(nearest.arrival, nearest.nights)
  return { s_d: arrival, e_d: departure }
}

function presentOffer({ priced, at, product }: Shown, { locale, exchange }: Presenting): Offer {
  const { shard, asked, totals } = priced
  const hotel = shard.hotels[at]!
  const sold = shard.products[product]!
  const { room, plan } = sold
  const shown = exchange(hotel.currency)!
  const total = shown.into(totals[product]!)
  const outlook = outlookAt(priced, hotel, product, shown)
  const cell = cellOf(shard, sold, asked.arrival)
  const { to } = shown.conversion
  return {
    room: String(room.id),
    room_name: room.name[locale],
    rate: String(plan.id),
    board: plan.board,
    cancellation: outlook.label,
    free_until:
      outlook.freeUntil === null ? null : isoInstant(outlook.freeUntil, shard.alike.zones.items[hotel.zone]!),
    payment: plan.payment.type,
    left: leftToTell(roomsLeft(shard.free, cell, shard.columns, asked.nights)),
    total: money(total, to),
    nightly: money(nightlyOf(total, asked.nights), to),
  }
}
