import type { Hotel } from '#contract/hotels.ts'
import type { Locale } from '#domain/text/locale.ts'
import { hotelFaqWords } from '#words/hotels/hotel-faq.ts'
import { hotelWords } from '#words/hotels/hotels.ts'
import type { HotelRow } from './store.ts'

const ways: readonly Hotel['nearby'][number]['kind'][] = ['centre', 'station', 'airport']

/** Questions that the data of a hotel can answer. */
export function hotelFaq(hotel: HotelRow, nearby: Hotel['nearby'], locale: Locale): Hotel['faq'] {
  const say = hotelFaqWords(locale)
  const name = locale === 'zh' ? hotel.nameZh : hotel.nameEn
  const has = (amenity: string) => hotel.amenities.includes(amenity)
  const words = hotelWords(locale)
  const reached = ways.flatMap((way) => nearby.find(({ kind }) => kind === way) ?? [])
  return [
    {
      question: say.hours(name),
      answer: say.hoursAnswer(hotel.checkInFrom, hotel.checkInUntil, hotel.checkOutUntil),
    },
    {
      question: say.far(name),
      answer: say.farAnswer(reached.map((place) => ({ name: place.name, metres: place.distance_m }))),
    },
    { question: say.breakfast, answer: has('breakfast') ? say.breakfastYes : say.breakfastNo },
    { question: say.parking, answer: has('parking') ? say.parkingYes : say.parkingNo },
    {
      question: say.pets,
      answer: { free: words.petsFree, fee: words.petsFee, no: words.petsNo }[hotel.pets],
    },
    { question: say.children, answer: say.childrenAnswer(hotel.childrenFree) },
    { question: say.paid, answer: say.paidAnswer },
  ]
}
