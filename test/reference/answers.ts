import type { HotelCard, HotelFacets, HotelPage, HotelQuery } from '#contract/search.ts'
import type { Locale } from '#domain/locale.ts'
import { nightlyOf } from '#domain/stay-price.ts'
import { cardPicturesOf } from '#server/media/pictures-of.ts'
import { presentPlace } from '#server/places/present.ts'
import { amenityNames, nameIn } from '#words/hotel-facts.ts'
import { askedOf, candidatesOf, placeOf, type ReferenceWorld } from './candidates.ts'
import { boundsOf, facetsOf, pricesOf } from './facets.ts'
import { type Listed, listed } from './filters.ts'
import { refusalOf, termsOf } from './offers.ts'
import { sorted } from './sorts.ts'

export type ReferenceAnswer = { page: HotelPage; facets: Omit<HotelFacets, 'tdk'> }

/** What the list and its facets answer, worked out hotel by hotel. */
export function answerOf(world: ReferenceWorld, query: HotelQuery, locale: Locale): ReferenceAnswer {
  const candidates = candidatesOf(world, query)
  const found = sorted(listed(candidates, query), query)
  const place = placeOf(world, query)
  const shown = {
    place: place && presentPlace(place, locale),
    total: found.length,
    available: found.filter(({ offer }) => offer !== null).length,
  }
  const { s_d, e_d, rooms, adults, ages, page, page_size } = query
  const onPage = found.slice((page - 1) * page_size, page * page_size)
  return {
    page: {
      ...shown,
      list: cardsOf(world, onPage, query, locale),
      page,
      page_size,
      stay: { s_d, e_d, rooms, adults, ages },
      zoom_in: false,
      places: [],
    },
    facets: {
      ...shown,
      facets: facetsOf(candidates, query),
      price: pricesOf(candidates, query, query.currency),
      bounds: boundsOf(found),
    },
  }
}

const tableOrder = Object.keys(amenityNames)

function cardsOf(
  world: ReferenceWorld,
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
  return page.map((entry, at) => cardOf(world, entry, pictures[at]!, query, locale))
}

function cardOf(
  world: ReferenceWorld,
  { hotel, distance, offer }: Listed,
  images: HotelCard['images'],
  query: HotelQuery,
  locale: Locale,
): HotelCard {
  const asked = askedOf(world, query, hotel)
  const zh = locale === 'zh'
  const { reason, nearest } = offer ? { reason: null, nearest: null } : refusalOf(hotel, asked)
  const district = hotel.district === null ? null : world.places.byId.get(hotel.district)
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
    offer: offer && offerOf(),
    reason,
    nearest,
  }

  function offerOf(): HotelCard['offer'] {
    const { room, plan, ...terms } = termsOf(hotel, offer!, asked)
    const { currency } = query
    return {
      room: room.id,
      room_name: zh ? room.nameZh : room.nameEn,
      rate: plan.id,
      board: plan.board,
      payment: plan.payment.type,
      ...terms,
      total: { amount: offer!.shown, currency },
      nightly: { amount: nightlyOf(offer!.shown, asked.stay.nights), currency },
    }
  }
}
