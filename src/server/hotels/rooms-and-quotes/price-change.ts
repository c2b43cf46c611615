import type { Conversion } from '#domain/money/exchange.ts'
import type { OccupiedNights } from '#domain/order/night-moves.ts'
import type { Offer } from '#domain/price/offer.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Party } from '#domain/stay/party.ts'
import { faultOfStay, type Stay } from '#domain/stay/stay.ts'
import type { Bilingual } from '#domain/text/locale.ts'
import { dayOf } from '#domain/time/plain-date.ts'
import { type ClockTime, dateIn, type Instant } from '#domain/time/zone-time.ts'
import type { Db } from '../../db/database.ts'
import { findHotel } from '../find-hotel.ts'
import { answerRoom, daysToRead, nearestReason } from './answer-stay.ts'
import { presentNearest } from './present-rate.ts'
import { readSellableHotel, type SoldRoom } from './sold-hotel.ts'
import { asQuestion } from './stay-question.ts'

type Asked = {
  readonly hotel: string
  readonly stay: Stay
  readonly party: Party
  readonly conversion: Conversion
  /** The rooms that the order occupies itself; they are free for its change. */
  readonly own: readonly OccupiedNights[]
  readonly now: Instant
}

export type PricedProduct = {
  readonly room: string
  readonly rate: string
  readonly names: { readonly room: Bilingual; readonly rate: Bilingual }
  readonly offer: Offer
  readonly checkOutUntil: ClockTime
}

/** Every product of the hotel for another stay of a guest who has booked there, cheapest first, or why there is none. */
export async function priceChange(db: Db, { hotel: id, stay, party, conversion, own, now }: Asked) {
  const hotel = await findHotel(db, id)
  // An order keeps its exchange rate; a hotel that changed its currency cannot be priced at it.
  if (hotel?.state !== 'open' || hotel.currency !== conversion.from) return refuse('not_changeable')
  const today = dateIn(hotel.zone, now)
  const fault = faultOfStay(stay, today)
  const question = asQuestion({ stay, party, conversion }, today, now)
  if (fault)
    return ok({
      products: [],
      declined: [],
      reason: fault === 'in_the_past' ? ('too_late' as const) : ('too_early' as const),
      nearest: null,
    })
  const sold = await readSellableHotel(db, hotel.id, daysToRead(question))
  const answered = sold.map((room) => answerRoom(withOwn(room, own), hotel, question))
  const products = answered.flatMap(({ room, offered }) =>
    offered.map(
      ({ sold: { plan }, offer }): PricedProduct => ({
        room: room.row.id,
        rate: plan.id,
        names: {
          room: { en: room.row.nameEn, zh: room.row.nameZh },
          rate: { en: plan.nameEn, zh: plan.nameZh },
        },
        offer,
        checkOutUntil: hotel.checkOutUntil,
      }),
    ),
  )
  const declined = answered.flatMap(({ room, declined }) =>
    declined.map(({ sold: { plan }, reason }) => ({ room: room.row.id, rate: plan.id, reason })),
  )
  if (products.length > 0) return ok({ products, declined, reason: null, nearest: null })
  const nearest = answered.flatMap((room) => room.nearest ?? [])[0] ?? null
  return ok({ products, declined, reason: nearestReason(answered), nearest: presentNearest(nearest) })
}

function withOwn(room: SoldRoom, own: readonly OccupiedNights[]): SoldRoom {
  const free = Float64Array.from(room.free)
  for (const { roomTypeId, nights, rooms } of own) {
    if (roomTypeId !== room.row.id) continue
    for (const night of nights) {
      const at = dayOf(night) - room.first
      if (at >= 0 && at < free.length) free[at]! += rooms
    }
  }
  return { ...room, free }
}
