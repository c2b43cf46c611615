import type { HotelCard, HotelQuery, Offer } from '#contract/search.ts'
import { nightlyOf } from '#domain/price/stay-price.ts'
import type { Locale } from '#domain/text/locale.ts'
import { cardPicturesOf } from '#server/media/pictures-of.ts'
import { amenityNames, nameIn } from '#words/hotels/hotel-facts.ts'
import { askedOf, conversionOf, type ReferenceContext } from './candidates.ts'
import type { Listed } from './filters.ts'
import { refusalOf, termsOf } from './offers.ts'

const tableOrder = Object.keys(amenityNames)

export function cardsOf(
  context: ReferenceContext,
  page: readonly Listed[],
  query: HotelQuery,
  locale: Locale,
): HotelCard[] {
  const pictures = cardPicturesOf(
    page.map(({ hotel }) => ({
      hotel: { ...hotel, rooms: hotel.rooms.map(({ picture }) => picture) },
      own: { images: hotel.images, photographs: new Map() },
    })),
    locale,
  )
  return page.map((entry, at) => cardOf(context, entry, pictures[at]!, query, locale))
}

function cardOf(
  context: ReferenceContext,
  listed: Listed,
  images: HotelCard['images'],
  query: HotelQuery,
  locale: Locale,
): HotelCard {
  const { hotel, distance, offer } = listed
  const zh = locale === 'zh'
  const outcome = offer ? { reason: null, nearest: null } : refusalOf(hotel, askedOf(context, query, hotel))
  const district = hotel.district === null ? null : context.places.byId.get(hotel.district)
  return {
    id: hotel.id,
    name: zh ? hotel.nameZh : hotel.nameEn,
    name_other: zh ? hotel.nameEn : hotel.nameZh,
    stars: hotel.stars,
    score: hotel.score === null ? null : hotel.score / 10,
    reviews: hotel.reviewCount,
    address: zh ? hotel.addressZh : hotel.addressEn,
    district: district?.name[locale] ?? null,
    lat: hotel.lat,
    lon: hotel.lon,
    distance_m: distance,
    images,
    amenities: hotel.amenities
      .toSorted((a, b) => tableOrder.indexOf(a) - tableOrder.indexOf(b))
      .map((id) => ({ id, name: nameIn(amenityNames, id, locale) })),
    collected: false,
    offer: offer && offerOf(context, { ...listed, offer }, query, locale),
    ...outcome,
  }
}

function offerOf(
  context: ReferenceContext,
  { hotel, offer, freeFrom }: Listed & { offer: NonNullable<Listed['offer']> },
  query: HotelQuery,
  locale: Locale,
): Offer {
  const asked = askedOf(context, query, hotel)
  const { currency } = query
  const { room, plan, ...terms } = termsOf(hotel, offer, asked, conversionOf(context, hotel, currency))
  return {
    room: room.id,
    room_name: locale === 'zh' ? room.nameZh : room.nameEn,
    rate: plan.id,
    board: plan.board,
    payment: plan.payment.type,
    ...terms,
    total: { amount: offer.shown, currency },
    nightly: { amount: nightlyOf(offer.shown, asked.stay.nights), currency },
    free_from: freeFrom === null ? null : { amount: freeFrom, currency },
  }
}
