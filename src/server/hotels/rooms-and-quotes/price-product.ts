import type { Conversion } from '#domain/money/exchange.ts'
import type { Offer } from '#domain/price/offer.ts'
import type { ProductKey } from '#domain/price/quote-claims.ts'
import type { Party } from '#domain/stay/party.ts'
import type { Stay } from '#domain/stay/stay.ts'
import { dateIn, type Instant } from '#domain/time/zone-time.ts'
import type { Db } from '../../db/database.ts'
import { findHotel } from '../find-hotel.ts'
import { offerFor } from './answer-stay.ts'
import { readSellableHotel } from './sold-hotel.ts'
import { asQuestion } from './stay-question.ts'

type Asked = { product: ProductKey; stay: Stay; party: Party; conversion: Conversion; now: Instant }

/**
 * The current price of a product that the guest has booked already, regardless of availability. Null if it is no longer
 * sold for all of these nights.
 */
export async function priceProduct(
  db: Db,
  { product, stay, party, conversion, now }: Asked,
): Promise<Offer | null> {
  const hotel = await findHotel(db, product.hotel)
  if (hotel?.state !== 'open') return null
  const question = asQuestion({ stay, party, conversion }, dateIn(hotel.zone, now), now)
  const { arrival, nights } = question.asked
  const rooms = await readSellableHotel(db, hotel.id, { first: arrival, last: arrival + nights - 1 })
  const room = rooms.find(({ row }) => row.id === product.room)
  const sold = room?.products.find(({ plan }) => plan.id === product.rate)
  if (!room || !sold || sold.prices.some((price) => price === 0)) return null
  return offerFor(room, sold, hotel, question)
}
