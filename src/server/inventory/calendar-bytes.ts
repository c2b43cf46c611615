import { endianness } from 'node:os'
import type { Id } from '#domain/id.ts'
import { dayOf, type PlainDate } from '#domain/plain-date.ts'

// Calendars are stored highest byte first, so that SQL (`int4send`) can make and read them too.
const mustSwap = endianness() === 'LE'

export function calendarBytes(prices: Int32Array): Buffer {
  const bytes = Buffer.from(prices.slice().buffer)
  return mustSwap ? bytes.swap32() : bytes
}

/** Prices in minor units. Copied, because a buffer of the driver need not begin where numbers may. */
export function calendarPrices(bytes: Buffer, unit: number): Float64Array {
  const copy = Buffer.from(bytes)
  const counts = new Int32Array(new Uint8Array(mustSwap ? copy.swap32() : copy).buffer)
  return Float64Array.from(counts, (count) => count * unit)
}

/** One night of a stored calendar, before it is multiplied by the unit. */
export const priceAt = (bytes: Buffer, night: number) => bytes.readInt32BE(night * 4)
export const priceCount = (bytes: Buffer) => bytes.length / 4

export type CalendarRow = {
  roomTypeId: Id
  hotelId: Id
  baseDate: PlainDate
  unit: number
  prices: Int32Array
}

const columns = 5
const daysBefore2000 = dayOf('2000-01-01')
const rowHead = 2 + (4 + 8) + (4 + 8) + (4 + 4) + (4 + 4) + 4

/** Rows of `price_calendars` as PostgreSQL's binary COPY reads them: half the bytes of its text. */
export function* calendarCopy(rows: Iterable<CalendarRow>): Generator<Buffer> {
  yield Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)])
  for (const { roomTypeId, hotelId, baseDate, unit, prices } of rows) {
    const head = Buffer.alloc(rowHead)
    let at = head.writeInt16BE(columns, 0)
    for (const id of [roomTypeId, hotelId]) at = head.writeBigInt64BE(BigInt(id), head.writeInt32BE(8, at))
    for (const value of [dayOf(baseDate) - daysBefore2000, unit])
      at = head.writeInt32BE(value, head.writeInt32BE(4, at))
    head.writeInt32BE(prices.length * 4, at)
    yield Buffer.concat([head, calendarBytes(prices)])
  }
  yield Buffer.from([0xff, 0xff])
}
