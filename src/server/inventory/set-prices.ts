import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { dayOf, type PlainDate } from '#domain/time/plain-date.ts'
import { dateIn, type Instant } from '#domain/time/zone-time.ts'
import type { Tx } from '../db/database.ts'
import { baseDateOf } from './calendar-days.ts'
import { lockCalendar, storeCalendar } from './calendar-store.ts'
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

/** Sets prices of single nights of a room type or of a rate plan; all other nights keep theirs. */
export async function setPrices(tx: Tx, { ratePlanId, ...given }: NewPrices) {
  const laid = await layNightPrices(tx, { ...given, ratePlanId: ratePlanId ?? null })
  if (!laid.ok) return laid
  await recordChanges(tx, [{ hotelId: laid.value, roomTypeId: given.roomTypeId }])
  return ok(null)
}

type Laid = Omit<NewPrices, 'ratePlanId'> & { readonly ratePlanId: Id | null }

/** The same without recording the change, for callers that record several at once. Answers with the hotel. */
export async function layNightPrices(tx: Tx, { roomTypeId, ratePlanId, prices, now }: Laid) {
  const key = { roomTypeId, ratePlanId }
  const room = await lockCalendar(tx, key)
  if (!room) return refuse('not_found')
  const base = room.calendar?.baseDate ?? baseDateOf(dateIn('UTC', now))
  const calendar = pricesFrom(room.calendar, base)
  for (const { night, price } of prices)
    layPrices(calendar, { from: night, to: night, prices: [price] }, dayOf(base))
  const unit = unitFor(calendar)
  if (unit === null) return refuse('price_too_large')
  await storeCalendar(tx, {
    ...key,
    hotelId: room.hotelId,
    baseDate: base,
    unit,
    prices: Int32Array.from(calendar, (price) => price / unit),
  })
  return ok(room.hotelId)
}
