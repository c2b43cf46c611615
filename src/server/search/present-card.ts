import type { HotelCard, Offer } from '#contract/search.ts'
import type { Dates } from '#contract/stay.ts'
import {
  deadlinesOf,
  freeUntil,
  labelAt,
  policyIn,
  windowsOf,
  windowsTogether,
} from '#domain/cancellation.ts'
import type { Locale } from '#domain/locale.ts'
import { money } from '#domain/money.ts'
import { dateOf } from '#domain/plain-date.ts'
import { priceStay } from '#domain/price-lines.ts'
import { leftToTell, roomsLeft } from '#domain/restrictions.ts'
import { stayFrom } from '#domain/stay.ts'
import { nightlyOf, priceIn } from '#domain/stay-price.ts'
import { type Instant, instantOf, isoInstant } from '#domain/zone-time.ts'
import { amenityNames, nameIn } from '#words/hotel-facts.ts'
import { cardPicturesOf } from '../media/pictures-of.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import type { Choice } from './choose.ts'
import type { Exchange } from './exchange.ts'
import type { Entry } from './listing.ts'
import { nearestOf } from './nearest.ts'
import { reasonOf } from './price-shard.ts'
import { cellOf, type ShardHotel } from './shard.ts'

export type Presenting = {
  readonly locale: Locale
  readonly now: Instant
  readonly exchange: Exchange
  readonly index: PlaceIndex
}

const listed = Object.keys(amenityNames)
const inOrder = (a: string, b: string) => listed.indexOf(a) - listed.indexOf(b)
const otherLanguage: Record<Locale, Locale> = { en: 'zh', zh: 'en' }

/** The cards of one page, in its order: the pictures of neighbours differ. */
export function presentCards(choices: readonly Choice[], presenting: Presenting): HotelCard[] {
  const pictures = cardPicturesOf(
    choices.map(({ entry: { hotel } }) => ({ hotel: picturedHotel(hotel), own: hotel.images })),
    presenting.locale,
  )
  return choices.map((choice, at) => ({
    ...presentFacts(choice.entry, presenting),
    images: pictures[at]!,
    collected: false,
    ...presentOutcome(choice, presenting),
  }))
}

const picturedHotel = (hotel: ShardHotel) => ({
  id: String(hotel.id),
  ...hotel.drawn,
  stars: hotel.stars,
  lat: hotel.lat,
  amenities: hotel.amenities,
  rooms: hotel.pictures,
})

function presentFacts({ hotel, metres }: Entry, { locale, index }: Presenting) {
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
    amenities: hotel.amenities
      .toSorted(inOrder)
      .map((id) => ({ id, name: nameIn(amenityNames, id, locale) })),
  }
}

function presentOutcome(
  choice: Choice,
  presenting: Presenting,
): Pick<HotelCard, 'offer' | 'reason' | 'nearest'> {
  if (choice.product >= 0) return { offer: presentOffer(choice, presenting), reason: null, nearest: null }
  const { priced, at } = choice.entry
  // It has an offer, in a currency for which there is no rate of exchange.
  if (priced.cheapest[at]! >= 0) return { offer: null, reason: 'no_rate', nearest: null }
  return { offer: null, reason: reasonOf(priced, at), nearest: presentNearest(priced, at) }
}

function presentNearest(priced: Entry['priced'], hotel: number): Dates | null {
  const nearest = nearestOf(priced, hotel)
  if (!nearest) return null
  const { arrival, departure } = stayFrom(nearest.arrival, nearest.nights)
  return { s_d: arrival, e_d: departure }
}

function presentOffer({ entry, product, total }: Choice, { locale, exchange, now }: Presenting): Offer {
  const { priced, hotel } = entry
  const { shard, asked } = priced
  const sold = shard.products[product]!
  const plan = shard.plans[product]!
  const room = shard.rooms[sold.column]!
  const at = cellOf(shard, sold, asked.arrival)
  const { conversion } = exchange(hotel.currency)!
  const arrival = dateOf(asked.arrival)
  const { policy, zone } = shard.alike.terms.items[shard.terms[product]!]!
  const price = priceIn(
    priceStay(sold, asked.rooms, asked.nights, shard.prices, at, shard.columns, hotel.currency),
    conversion,
  )
  const deadlines = deadlinesOf(policyIn(policy, conversion), arrival, zone)
  const windows = windowsTogether(price.rooms.map((one) => windowsOf(deadlines, one)))
  const free = freeUntil(windows, now, instantOf(arrival, hotel.checkIn, zone))
  return {
    room: String(room.id),
    room_name: room.name[locale],
    rate: String(plan.id),
    board: plan.board,
    cancellation: labelAt(windows, now),
    free_until: free === null ? null : isoInstant(free, zone),
    payment: plan.payment.type,
    left: leftToTell(roomsLeft(shard.free, at, shard.columns, asked.nights)),
    total: money(total, conversion.to),
    nightly: money(nightlyOf(total, asked.nights), conversion.to),
  }
}
