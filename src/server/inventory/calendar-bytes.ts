import { endianness } from 'node:os'
import type { Id } from '#domain/id.ts'
import { dayOf, type PlainDate } from '#domain/time/plain-date.ts'

// Calendars are stored big-endian, so that SQL (`int4send`) can write and read them too.
const mustSwap = endianness() === 'LE'

export function calendarBytes(prices: Int32Array): Buffer {
  const bytes = Buffer.from(prices.slice().buffer)
  return mustSwap ? bytes.swap32() : bytes
}

/** Prices in minor units. Copied, because a buffer of the driver may not be aligned for a typed array. */
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
  /** Null for the room type's own prices. */
  ratePlanId: Id | null
  hotelId: Id
  baseDate: PlainDate
  unit: number
  prices: Int32Array
}

const columns = 6
const daysBefore2000 = dayOf('2000-01-01')

/** The columns of `price_calendars` in the order of `calendarCopy`. */
export const calendarColumns = 'room_type_id, rate_plan_id, hotel_id, base_date, unit, prices'

/** Rows of `price_calendars` as PostgreSQL's binary COPY reads them: half the bytes of its text. */
export function* calendarCopy(rows: Iterable<CalendarRow>): Generator<Buffer> {
  yield Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)])
  for (const { roomTypeId, ratePlanId, hotelId, baseDate, unit, prices } of rows) {
    yield Buffer.concat([
      columnCount,
      ...[roomTypeId, ratePlanId, hotelId].flatMap((id) => (id === null ? [nothing] : field(bigint(id)))),
      ...[dayOf(baseDate) - daysBefore2000, unit].flatMap((value) => field(integer(value))),
      ...field(calendarBytes(prices)),
    ])
  }
  yield integer16(-1)
}

const field = (bytes: Buffer) => [integer(bytes.length), bytes]
function integer16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}
function integer(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
function bigint(value: Id): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigInt64BE(BigInt(value))
  return bytes
}
const columnCount = integer16(columns)
/** A length of -1 is a null. */
const nothing = integer(-1)
