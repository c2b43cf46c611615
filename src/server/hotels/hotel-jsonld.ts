import type { Hotel, Room, RoomList } from '#contract/hotels.ts'
import { decimalText } from '#domain/money/money.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { hotelPreview } from '#drawings/picture-urls.ts'
import { hotelHeadWords } from '#words/hotels/hotel-head.ts'
import type { HotelAround } from './around-hotel.ts'
import type { HotelRow } from './store.ts'

export type HeadFacts = {
  readonly row: HotelRow
  readonly hotel: Hotel
  readonly around: HotelAround
  readonly rooms: RoomList | null
  readonly origin: string
  readonly locale: Locale
}

type Node = Record<string, unknown>

/** Structured data of a hotel in the vocabulary of schema.org; all of it is also visible on the page. */
export function hotelJsonld(facts: HeadFacts): Node {
  return { '@context': 'https://schema.org', '@graph': [hotelNode(facts), breadcrumb(facts), faqNode(facts)] }
}

function hotelNode({ row, hotel, around, rooms, origin, locale }: HeadFacts): Node {
  const url = origin + joinLocale(`/hotels/${hotel.id}`, locale)
  return {
    '@type': 'Hotel',
    '@id': `${origin}/hotels/${hotel.id}#hotel`,
    url,
    name: hotel.name,
    alternateName: hotel.name_other,
    description: hotel.description,
    ...(hotel.demo ? { disambiguatingDescription: hotelHeadWords(locale).demo } : {}),
    image: [
      origin + hotelPreview(hotel.id),
      ...hotel.gallery.slice(0, 5).map(({ url }) => new URL(url, origin).href),
    ],
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.address,
      addressLocality: around.city.name[locale],
      ...(around.city.region ? { addressRegion: around.city.region[locale] } : {}),
      addressCountry: around.city.country.code,
    },
    geo: { '@type': 'GeoCoordinates', latitude: hotel.lat, longitude: hotel.lon },
    ...(hotel.stars > 0
      ? { starRating: { '@type': 'Rating', ratingValue: hotel.stars, bestRating: 5 } }
      : {}),
    checkinTime: row.checkInFrom,
    checkoutTime: row.checkOutUntil,
    petsAllowed: row.pets !== 'no',
    smokingAllowed: row.smoking === 'rooms',
    amenityFeature: hotel.amenities.map(({ name }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    ...ratingOf(hotel),
    currenciesAccepted: hotel.currency,
    containsPlace: (rooms?.rooms ?? []).map((room) => roomNode(room, rooms!, { url, origin })),
  }
}

const ratingOf = ({ score, reviews }: Hotel): Node =>
  score === null || reviews === 0
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: score,
          bestRating: 10,
          worstRating: 1,
          reviewCount: reviews,
        },
      }

/** A room without an offer is still described, only not for this stay. */
function roomNode(room: Room, { stay }: RoomList, { url, origin }: { url: string; origin: string }): Node {
  return {
    '@type': 'HotelRoom',
    '@id': `${url}#room-${room.id}`,
    name: room.name,
    image: room.images.map((image) => new URL(image.url, origin).href),
    bed: room.beds.map(({ name, count }) => ({
      '@type': 'BedDetails',
      typeOfBed: name,
      numberOfBeds: count,
    })),
    occupancy: { '@type': 'QuantitativeValue', maxValue: room.max_guests },
    floorSize: { '@type': 'QuantitativeValue', value: room.size_m2, unitCode: 'MTK' },
    amenityFeature: room.amenities.map(({ name }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    offers: room.rates.map(({ name, price, quote_expires }) => ({
      '@type': 'Offer',
      name,
      price: decimalText(price.total),
      priceCurrency: price.total.currency,
      availability: 'https://schema.org/InStock',
      priceValidUntil: quote_expires,
      availabilityStarts: stay.s_d,
      availabilityEnds: stay.e_d,
      url,
    })),
  }
}

function breadcrumb({ hotel, around, origin, locale }: HeadFacts): Node {
  const { city, district } = around
  const steps: readonly (readonly [string, string])[] = [
    [hotelHeadWords(locale).home, '/'],
    [city.country.name[locale], `/counties/${city.country.slug}`],
    [city.name[locale], `/hotel-search/${city.slug}`],
    ...(district ? [[district.name[locale], `/hotel-search/${district.slug}`] as const] : []),
    [hotel.name, `/hotels/${hotel.id}`],
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + joinLocale(path, locale),
    })),
  }
}

const faqNode = ({ hotel }: HeadFacts): Node => ({
  '@type': 'FAQPage',
  mainEntity: hotel.faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
