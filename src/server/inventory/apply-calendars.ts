import { dayOf, type PlainDate } from '#domain/plain-date.ts'
import { CALENDAR_NIGHTS } from '#domain/prices.ts'
import type { Tx } from '../db/database.ts'
import { type CalendarRow, calendarPrices } from './calendar-bytes.ts'
import {
  prepareCalendars,
  readStagedPrices,
  type StagedPrices,
  storeCalendars,
  takeOverCalendars,
} from './calendar-store.ts'
import type { StageFault } from './import-store.ts'

const linesAtOnce = 500
const largest = 2_147_483_647

/**
 * Lays the staged prices over the calendars that are there: nights that the files do not name keep theirs, of two
 * lines for one night the later counts. A room's lines come together, so only one calendar is open at a time.
 */
export async function applyCalendars(tx: Tx, base: PlainDate): Promise<StageFault[]> {
  await prepareCalendars(tx)
  const faults: StageFault[] = []
  let open: { room: StagedPrices; prices: Float64Array } | null = null
  let done: CalendarRow[] = []
  const close = () => {
    if (!open) return
    const unit = unitFor(open.prices)
    if (unit === null)
      faults.push({
        file: 'calendars',
        line: open.room.line,
        column: 'prices',
        reason: 'is too large to be kept',
      })
    else
      done.push({
        roomTypeId: open.room.roomTypeId,
        hotelId: open.room.hotelId,
        baseDate: base,
        unit,
        prices: Int32Array.from(open.prices, (price) => price / unit),
      })
  }
  let after = { roomTypeId: 0, line: 0 }
  for (;;) {
    const lines = await readStagedPrices(tx, after, linesAtOnce)
    for (const line of lines) {
      if (open?.room.roomTypeId !== line.roomTypeId) {
        close()
        open = { room: line, prices: pricesNow(line, base) }
      }
      lay(open.prices, line, dayOf(base))
    }
    const last = lines.at(-1)
    if (!last) break
    after = last
    await storeCalendars(tx, done)
    done = []
  }
  close()
  await storeCalendars(tx, done)
  await takeOverCalendars(tx)
  return faults
}

function pricesNow({ oldBase, oldPrices, oldUnit }: StagedPrices, base: PlainDate): Float64Array {
  const prices = new Float64Array(CALENDAR_NIGHTS)
  if (!oldBase || !oldPrices || !oldUnit) return prices
  const before = calendarPrices(oldPrices, oldUnit)
  const shift = dayOf(base) - dayOf(oldBase)
  for (let night = 0; night < CALENDAR_NIGHTS; night++) prices[night] = before[night + shift] ?? 0
  return prices
}

function lay(calendar: Float64Array, { from, to, prices }: StagedPrices, base: number) {
  const first = dayOf(from) - base
  const nights = to === null ? prices.length : dayOf(to) - dayOf(from) + 1
  for (let night = 0; night < nights; night++) {
    const at = first + night
    if (at >= 0 && at < CALENDAR_NIGHTS) calendar[at] = prices[prices.length === 1 ? 0 : night]!
  }
}

/** Prices of currencies with small units are kept in tens, hundreds or thousands of them. */
function unitFor(prices: Float64Array): number | null {
  const most = prices.reduce((a, b) => Math.max(a, b), 0)
  for (let unit = 1; unit <= 1_000_000; unit *= 10) {
    if (most / unit <= largest && prices.every((price) => price % unit === 0)) return unit
  }
  return null
}
