import type { Hotel } from '#contract/hotels.ts'
import type { Picture } from '#contract/media.ts'
import type { CategoryScores } from '#contract/reviews.ts'
import type { Locale } from '#domain/text/locale.ts'
import { amenityNames, nameIn } from '#words/hotels/hotel-facts.ts'
import { hotelWords } from '#words/hotels/hotels.ts'
import { presentPlace } from '../places/present.ts'
import type { HotelAround } from './around-hotel.ts'
import { hotelFaq } from './hotel-faq.ts'
import { presentNearby } from './present-nearby.ts'
import type { HotelRow } from './store.ts'

const listed = Object.keys(amenityNames)
const inOrder = (a: string, b: string) => listed.indexOf(a) - listed.indexOf(b)

export function presentHotel(
  hotel: HotelRow,
  around: HotelAround,
  gallery: Picture[],
  locale: Locale,
): Hotel {
  const words = hotelWords(locale)
  const { city, district } = around
  const nearby = presentNearby(hotel, around, locale)
  const [name, other] = locale === 'zh' ? [hotel.nameZh, hotel.nameEn] : [hotel.nameEn, hotel.nameZh]
  return {
    id: hotel.id,
    demo: hotel.demo,
    name,
    name_other: other,
    stars: hotel.stars,
    address: locale === 'zh' ? hotel.addressZh : hotel.addressEn,
    district: district?.name[locale] ?? null,
    place: presentPlace(city, locale),
    lat: hotel.lat,
    lon: hotel.lon,
    time_zone: hotel.zone,
    currency: hotel.currency,
    description: locale === 'zh' ? hotel.descriptionZh : hotel.descriptionEn,
    gallery,
    amenities: hotel.amenities
      .toSorted(inOrder)
      .map((id) => ({ id, name: nameIn(amenityNames, id, locale) })),
    policies: {
      check_in: words.checkIn(hotel.checkInFrom, hotel.checkInUntil),
      check_out: words.checkOut(hotel.checkOutUntil),
      children: words.children(hotel.childrenFree),
      pets: { free: words.petsFree, fee: words.petsFee, no: words.petsNo }[hotel.pets],
      smoking: { no: words.smokingNo, outside: words.smokingOutside, rooms: words.smokingRooms }[
        hotel.smoking
      ],
    },
    score: tenths(hotel.score),
    reviews: hotel.reviewCount,
    scores: presentScores(hotel),
    nearby,
    faq: hotelFaq(hotel, nearby, locale),
  }
}

const tenths = (score: number | null) => (score === null ? null : score / 10)

export function presentScores({ scores }: Pick<HotelRow, 'scores'>): CategoryScores {
  const [cleanliness = null, comfort = null, location = null, service = null, value = null] = (
    scores ?? []
  ).map(tenths)
  return { cleanliness, comfort, location, service, value }
}
