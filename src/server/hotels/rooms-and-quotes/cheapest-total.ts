import type { RateTable } from '#domain/money/exchange.ts'
import { type Money, money } from '#domain/money/money.ts'
import { totalOf } from '#domain/price/stay-price.ts'
import type { Party } from '#domain/stay/party.ts'
import type { Stay } from '#domain/stay/stay.ts'
import type { Instant } from '#domain/time/zone-time.ts'
import type { Db } from '../../db/database.ts'
import { findHotel } from '../find-hotel.ts'
import { answerRoom, daysToRead } from './answer-stay.ts'
import { readSellableHotel } from './sold-hotel.ts'
import { questionOf } from './stay-question.ts'

type Asked = { id: string; stay: Stay; party: Party; currency: string; rates: RateTable; now: Instant }

/**
 * Total of the cheapest rate of a hotel for a stay, equal to that on its page, for work without the search. Null if
 * nothing is available.
 */
export async function cheapestTotal(db: Db, { id, rates, now, ...wish }: Asked): Promise<Money | null> {
  const hotel = await findHotel(db, id)
  if (!hotel || hotel.state === 'closed') return null
  const asked = questionOf(wish, hotel, { now, rates, locale: 'en' })
  if (!asked.ok) return null
  const sold = await readSellableHotel(db, id, daysToRead(asked.value))
  const offers = sold.flatMap((room) => answerRoom(room, hotel, asked.value).offered.slice(0, 1))
  const [least] = offers.toSorted((a, b) => totalOf(a.offer.inHouse) - totalOf(b.offer.inHouse))
  return least ? money(totalOf(least.offer.price), wish.currency) : null
}
