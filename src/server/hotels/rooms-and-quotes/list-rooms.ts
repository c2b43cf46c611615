import type { RoomList, RoomQuery } from '#contract/hotels.ts'
import type { Picture } from '#contract/media.ts'
import type { RateTable } from '#domain/money/exchange.ts'
import { canHold, type PaymentMethod } from '#domain/payment/payment-means.ts'
import { nearestStay } from '#domain/price/nearest-stay.ts'
import { totalOf } from '#domain/price/stay-price.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { instantOf, isoInstant } from '#domain/time/zone-time.ts'
import type { Db } from '../../db/database.ts'
import { type OwnImages, roomPicturesOf } from '../../media/pictures-of.ts'
import type { OpenKeyring } from '../../secret-keys/open-keyring.ts'
import type { HotelRow } from '../find-hotel.ts'
import { imagesOf } from '../hotel-images.ts'
import { findShown } from '../preview-hotel.ts'
import { type AnsweredRoom, answerRoom, daysToRead, nearestReason } from './answer-stay.ts'
import { makeQuote, newMark } from './make-quote.ts'
import { presentNearest } from './present-rate.ts'
import { presentRoom } from './present-room.ts'
import { readSellableHotel, type SoldProduct } from './sold-hotel.ts'
import type { RoomRow } from './sold-store.ts'
import { questionOf, type StayQuestion } from './stay-question.ts'

export type Selling = {
  db: Db
  rates: () => Promise<RateTable>
  keyring: OpenKeyring
  /** Payment methods of bookings. */
  methods: readonly PaymentMethod[]
  /** Payment methods that can hold money. */
  holding: readonly PaymentMethod[]
  now: () => number
}

/** Every combination of room and rate of a hotel for a stay, with a quote or with the reason why not. */
export async function listRooms(selling: Selling, query: RoomQuery, locale: Locale) {
  const { db, keyring, now } = selling
  const [hotel, rates] = await Promise.all([findShown(selling, query), selling.rates()])
  if (!hotel) return refuse('not_found')
  if (hotel.state === 'closed') return refuse('hotel_closed')
  const { s_d, e_d, rooms, adults, ages, currency } = query
  const wish = { stay: { arrival: s_d, departure: e_d }, party: { rooms, adults, ages }, currency }
  const asked = questionOf(wish, hotel, { now: now(), rates, locale })
  if (!asked.ok) return asked

  const question = asked.value
  const [sold, images, keys] = await Promise.all([
    readSellableHotel(db, hotel.id, daysToRead(question)),
    imagesOf(db, hotel),
    keyring(),
  ])
  const answered = inOneOrder(sold.map((room) => answerRoom(room, hotel, question)).toSorted(cheapestFirst))
  const pictures = roomPictures(
    hotel,
    sold.map(({ row }) => row),
    images,
    locale,
  )
  const mark = newMark()
  const isSold = answered.some(({ offered }) => offered.length > 0)
  const list: RoomList = {
    stay: { s_d, e_d, rooms, adults, ages },
    now: isoInstant(question.now, hotel.zone),
    check_in: isoInstant(instantOf(s_d, hotel.checkInFrom, hotel.zone), hotel.zone),
    currency,
    rates_of: currency === hotel.currency ? null : question.conversion.date,
    charged_in: question.charged.to,
    rooms: answered.map((room) =>
      presentRoom(room, {
        zone: hotel.zone,
        question,
        canHold: canHold(selling.methods, selling.holding),
        locale,
        images: pictures(room.room.row.id),
        quoteOf: (offered) =>
          hotel.isPreview
            ? { quote: '', quote_expires: isoInstant(question.now, hotel.zone) }
            : makeQuote(offered, { hotel, room: room.room.row.id, question, keyring: keys, mark }),
      }),
    ),
    reason: isSold ? null : nearestReason(answered),
    nearest: isSold ? null : presentNearest(nearestOf(answered, question)),
  }
  // Quotes differ in every answer, so the ETag does too.
  return { ...ok(list), ...(isSold ? { etagSeed: mark } : {}) }
}

const lowest = ({ offered: [first] }: AnsweredRoom) =>
  first ? totalOf(first.offer.inHouse) : Number.POSITIVE_INFINITY

function cheapestFirst(a: AnsweredRoom, b: AnsweredRoom): number {
  const [least, other] = [lowest(a), lowest(b)]
  return least === other ? 0 : least - other
}

/** Every room lists its rates in the order of the cheapest room, so that they can be compared. */
function inOneOrder(rooms: readonly AnsweredRoom[]): AnsweredRoom[] {
  const plans = [...new Set(rooms.flatMap(({ offered }) => offered.map(({ sold }) => sold.plan.id)))]
  const rank = ({ sold }: { sold: SoldProduct }) => plans.indexOf(sold.plan.id)
  return rooms.map((room) => ({ ...room, offered: room.offered.toSorted((a, b) => rank(a) - rank(b)) }))
}

/** The first of the rooms' nearest stays in search order. */
function nearestOf(answered: readonly AnsweredRoom[], { asked }: StayQuestion) {
  const found = answered.flatMap(({ nearest }) => nearest ?? [])
  return nearestStay(asked, (arrival, nights) =>
    found.some((stay) => stay.arrival === arrival && stay.nights === nights),
  )
}

/** Pictures by room id: rooms of the same kind get different drawings. */
function roomPictures(
  hotel: HotelRow,
  rooms: readonly RoomRow[],
  own: OwnImages,
  locale: Locale,
): (room: string) => Picture[] {
  const kinds = rooms.map(({ picture }) => picture)
  const pictures = new Map(
    rooms.map(({ id, picture }, at) => {
      const variant = kinds.slice(0, at).filter((kind) => kind === picture).length
      return [id, roomPicturesOf(hotel, { id, picture, variant }, own, locale)]
    }),
  )
  return (room) => pictures.get(room) ?? []
}
