import { dayOf, type PlainDate } from '#domain/time/plain-date.ts'
import type { Tx } from '../db/database.ts'
import type { CalendarRow } from './calendar-bytes.ts'
import {
  prepareCalendars,
  readStagedPrices,
  removeOtherCalendars,
  type StagedPrices,
  storeCalendars,
  takeOverCalendars,
} from './calendar-store.ts'
import type { StageFault } from './import/import-store.ts'
import { layPrices, pricesFrom, unitFor } from './lay-prices.ts'

const linesAtOnce = 500

/**
 * Merges the staged prices into the stored calendars. Nights that the files do not name keep their prices; of two
 * lines for one night the later wins. The lines of a calendar are adjacent, so only one calendar is in memory at a
 * time.
 */
export async function applyCalendars(
  tx: Tx,
  base: PlainDate,
): Promise<{ faults: StageFault[]; changed: number }> {
  await removeOtherCalendars(tx)
  await prepareCalendars(tx)
  const faults: StageFault[] = []
  let open: { first: StagedPrices; prices: Float64Array } | null = null
  let done: CalendarRow[] = []
  const close = () => {
    if (!open) return
    const unit = unitFor(open.prices)
    if (unit === null)
      faults.push({
        file: 'calendars',
        line: open.first.line,
        column: 'prices',
        reason: 'is too large to be kept',
      })
    else
      done.push({
        roomTypeId: open.first.roomTypeId,
        ratePlanId: open.first.ratePlanId,
        hotelId: open.first.hotelId,
        baseDate: base,
        unit,
        prices: Int32Array.from(open.prices, (price) => price / unit),
      })
  }
  let after: Parameters<typeof readStagedPrices>[1] = { roomTypeId: '0', ratePlanId: null, line: 0 }
  for (;;) {
    const lines = await readStagedPrices(tx, after, linesAtOnce)
    for (const line of lines) {
      if (open?.first.roomTypeId !== line.roomTypeId || open.first.ratePlanId !== line.ratePlanId) {
        close()
        open = { first: line, prices: pricesFrom(oldCalendar(line), base) }
      }
      layPrices(open.prices, line, dayOf(base))
    }
    const last = lines.at(-1)
    if (!last) break
    after = last
    await storeCalendars(tx, done)
    done = []
  }
  close()
  await storeCalendars(tx, done)
  return { faults, changed: await takeOverCalendars(tx) }
}

const oldCalendar = ({ oldBase, oldPrices, oldUnit }: StagedPrices) =>
  oldBase && oldPrices && oldUnit ? { baseDate: oldBase, prices: oldPrices, unit: oldUnit } : null
