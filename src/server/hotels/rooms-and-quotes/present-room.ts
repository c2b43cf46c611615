import type { Rate, Room } from '#contract/hotels.ts'
import type { Picture } from '#contract/media.ts'
import { isPaidLater } from '#domain/payment/payment-means.ts'
import { shownRoomsLeft } from '#domain/price/restrictions.ts'
import type { Locale } from '#domain/text/locale.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { bedNames, nameIn, roomAmenityNames } from '#words/hotels/hotel-facts.ts'
import type { AnsweredRoom, Offered } from './answer-stay.ts'
import {
  nameOf,
  presentCancellation,
  presentDeclined,
  presentNearest,
  presentNights,
  presentPlan,
  presentPrice,
} from './present-rate.ts'
import type { StayQuestion } from './stay-question.ts'

type Told = {
  readonly zone: string
  readonly question: StayQuestion
  readonly canHold: boolean
  readonly locale: Locale
  readonly images: Picture[]
  readonly quoteOf: (offered: Offered) => { quote: string; quote_expires: string }
}

export function presentRoom(answered: AnsweredRoom, told: Told): Room {
  const { row } = answered.room
  const { locale } = told
  return {
    id: row.id,
    name: nameOf(row, locale),
    beds: row.beds.map(({ kind, count }) => ({ id: kind, name: nameIn(bedNames, kind, locale), count })),
    size_m2: row.size,
    max_guests: row.maxGuests,
    max_adults: row.maxAdults,
    images: told.images,
    amenities: row.amenities.map((id) => ({ id, name: nameIn(roomAmenityNames, id, locale) })),
    reason: answered.reason,
    rates: answered.offered.map((offered) => presentOffered(offered, answered.left, told)),
    nearest: presentNearest(answered.nearest),
    refused: answered.declined.map((declined) => presentDeclined(declined, locale)),
  }
}

function presentOffered(
  offered: Offered,
  left: number,
  { zone, question, canHold, locale, quoteOf }: Told,
): Rate {
  const { sold, offer } = offered
  const { now } = question
  return {
    ...presentPlan(sold.plan, locale),
    payment: offer.terms.payment.type,
    cancellation: presentCancellation(offer, zone),
    nights: presentNights(offer, question.nights),
    price: presentPrice(offer, locale),
    left: shownRoomsLeft(left),
    collected_at: offer.collected === null ? null : isoInstant(offer.collected, zone),
    pay_later: isPaidLater(offer.terms.payment.type, offer.deadlines, { ...question.asked, now }, canHold),
    ...quoteOf(offered),
  }
}
