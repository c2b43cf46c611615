import type { Id } from '#domain/id.ts'
import { addDays, dayOf, type PlainDate } from '#domain/time/plain-date.ts'
import type { Db } from '../../db/database.ts'
import { calendarPrices } from '../calendar-bytes.ts'
import { readRoomCalendars } from './price-store.ts'

export type PriceSummary = {
  readonly roomTypeId: Id
  readonly lowest: number | null
  readonly highest: number | null
  readonly until: PlainDate | null
}

/** The prices of each room type from today on. */
export async function summarisePrices(db: Db, hotelId: Id, today: PlainDate): Promise<PriceSummary[]> {
  const rows = await readRoomCalendars(db, hotelId)
  return rows.map(({ roomTypeId, baseDate, unit, prices }) => {
    const first = Math.max(0, dayOf(today) - dayOf(baseDate))
    const nights = [...calendarPrices(prices, unit)].map((price, night) => ({ price, night })).slice(first)
    const priced = nights.filter(({ price }) => price > 0)
    const last = priced.at(-1)
    const amounts = priced.map(({ price }) => price)
    return {
      roomTypeId,
      lowest: last ? Math.min(...amounts) : null,
      highest: last ? Math.max(...amounts) : null,
      until: last ? addDays(baseDate, last.night) : null,
    }
  })
}
