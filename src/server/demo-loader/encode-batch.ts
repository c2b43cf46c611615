import type { DemoHotel } from '#demo/hotel.ts'
import { dayOf, type PlainDate } from '#domain/time/plain-date.ts'
import { calendarCopy } from '../inventory/calendar-bytes.ts'
import type { HotelBatch } from '../inventory/hotel-batch.ts'
import { copyText, rowsOf } from '../places/rows.ts'
import { calendarRows, demoRows } from './demo-rows.ts'

export function encodeBatch(hotels: readonly DemoHotel[], madeOn: PlainDate, base: PlainDate): HotelBatch {
  const tables = Object.entries(demoRows(hotels, dayOf(madeOn)))
    .filter(([, records]) => records.length > 0)
    .map(([name, records]) => {
      const rows = rowsOf(records)
      return { name, columns: rows.columns, bytes: alone(Buffer.from([...copyText(rows)].join(''))) }
    })
  return {
    hotels: hotels.length,
    tables,
    calendars: alone(Buffer.concat([...calendarCopy(calendarRows(hotels, base))])),
  }
}

/** Bytes in an ArrayBuffer of their own, which can be transferred to another thread without copying. */
const alone = (bytes: Buffer): Uint8Array => new Uint8Array(bytes)
