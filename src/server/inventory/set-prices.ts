import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { dayOf, type PlainDate } from '#domain/time/plain-date.ts'
import { dateIn, type Instant } from '#domain/time/zone-time.ts'
import type { Tx } from '../db/database.ts'
import { baseDateOf } from './calendar-days.ts'
import { lockCalendar, lockCalendars, storeCalendar, storeCalendarRows } from './calendar-store.ts'
import { layPrices, pricesFrom, unitFor } from './lay-prices.ts'
import { recordChanges } from './record-changes.ts'

export type NewPrices = {
  readonly roomTypeId: Id
  /** A rate plan with own prices, if the prices are for it alone. */
  readonly ratePlanId?: Id
  /** In minor units of the hotel's currency; 0 closes the night. Nights outside the calendar are ignored. */
  readonly prices: readonly { readonly night: PlainDate; readonly price: number }[]
  readonly now: Instant
}

type Stored = Parameters<typeof pricesFrom>[0]

/** A calendar with some new prices; null if one of them is too large. */
function laidOver(stored: Stored, prices: NewPrices['prices'], now: Instant) {
  const baseDate = stored?.baseDate ?? baseDateOf(dateIn('UTC', now))
  const calendar = pricesFrom(stored, baseDate)
  for (const { night, price } of prices)
    layPrices(calendar, { from: night, to: night, prices: [price] }, dayOf(baseDate))
  const unit = unitFor(calendar)
  return unit === null ? null : { baseDate, unit, prices: Int32Array.from(calendar, (price) => price / unit) }
}

/** Sets prices of single nights of a room type or of a rate plan; all other nights keep theirs. */
export async function setPrices(tx: Tx, { roomTypeId, ratePlanId, prices, now }: NewPrices) {
  const key = { roomTypeId, ratePlanId: ratePlanId ?? null }
  const room = await lockCalendar(tx, key)
  if (!room) return refuse('not_found')
  const laid = laidOver(room.calendar, prices, now)
  if (!laid) return refuse('price_too_large')
  await storeCalendar(tx, { ...key, hotelId: room.hotelId, ...laid })
  await recordChanges(tx, [{ hotelId: room.hotelId, roomTypeId }])
  return ok(null)
}

export type RowPrices = Pick<NewPrices, 'roomTypeId' | 'prices'> & { readonly ratePlanId: Id | null }

/**
 * The same for several rows of a hotel, in one statement. The caller has checked that they belong to the hotel, and
 * records the change.
 */
export async function setPricesOfRows(
  tx: Tx,
  { hotelId, rows, now }: { hotelId: Id; rows: readonly RowPrices[]; now: Instant },
) {
  const rooms = rows.map(({ roomTypeId }) => roomTypeId)
  const stored = await lockCalendars(tx, hotelId, rooms)
  const laid = rows.map(({ roomTypeId, ratePlanId, prices }) => {
    const before = stored.find((row) => row.roomTypeId === roomTypeId && row.ratePlanId === ratePlanId)
    const after = laidOver(before ?? null, prices, now)
    return after && { roomTypeId, ratePlanId, hotelId, ...after }
  })
  const valid = laid.filter((row) => row !== null)
  if (valid.length < laid.length) return refuse('price_too_large')
  await storeCalendarRows(tx, valid)
  return ok(null)
}
