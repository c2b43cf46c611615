import { stockRanges } from '#domain/report/measures.ts'
import { MAX_DAYS_AHEAD } from '#domain/stay/stay.ts'
import { addDays, dayOf, type PlainDate } from '#domain/time/plain-date.ts'
import { transaction } from '../db/database.ts'
import { lockReports } from './change-store.ts'
import type { ReportContext } from './context.ts'
import { endStockOfRemoved, hotelsWithRooms, writeStock } from './stock-store.ts'

const hotelsAtOnce = 200

/**
 * Records the rooms of every hotel from today on. Nights before today stay as they were recorded, because the stock of
 * past nights is dropped. A hotel without a record begins with its first order.
 */
export async function recordStock({ db }: Pick<ReportContext, 'db'>, today: PlainDate) {
  const nights = MAX_DAYS_AHEAD + 1
  let after = '0'
  for (;;) {
    const hotels = await hotelsWithRooms(db, {
      after,
      limit: hotelsAtOnce,
      today,
      until: addDays(today, nights),
    })
    if (hotels.length === 0) break
    const ranges = hotels.flatMap(({ id, rooms, exceptions, first }) => {
      const counts = Array.from({ length: nights }, () => rooms)
      for (const { night, difference } of exceptions) counts[dayOf(night) - dayOf(today)]! += difference
      const found = stockRanges(today, counts)
      const [open] = found
      if (first !== null && open) found[0] = { ...open, first }
      return found.map((range) => ({ hotel: id, ...range }))
    })
    await transaction(db, async (tx) => {
      await lockReports(tx)
      await writeStock(tx, { hotels: hotels.map(({ id }) => id), today, ranges })
    })
    after = hotels.at(-1)!.id
  }
  await transaction(db, async (tx) => {
    await lockReports(tx)
    await endStockOfRemoved(tx, today)
  })
}
