import type { HotelClosure, HotelPrices } from '#contract/desk/hotel.ts'
import { refuse } from '#domain/result.ts'
import { addDays, dayOf, weekdayOf } from '#domain/time/plain-date.ts'
import { recordAudit, type Trace } from '../../audit/record-audit.ts'
import type { Tx } from '../../db/database.ts'
import type { Refused } from '../../http/dispatch.ts'
import { assessHotels } from '../../inventory/assess-hotels.ts'
import { closeFrom } from '../../inventory/editor/close-from.ts'
import { readDocument, readHead } from '../../inventory/editor/read-document.ts'
import { setPrices } from '../../inventory/set-prices.ts'
import type { DeskHotelContext, Reader } from './context.ts'
import { showDeskHotel } from './show-desk-hotel.ts'

const mostNights = 800

/** One price for the nights of a room type or of a rate plan with prices of its own. */
export async function setHotelPrices(
  context: DeskHotelContext,
  tx: Tx,
  { id, room, rate, from, to, price, weekdays }: HotelPrices,
  reader: Reader & { trace: Trace },
) {
  const head = await readHead(tx, id, reader.hotels)
  if (!head) return refuse('not_found')
  const { roomIds, planIds, fields } = await readDocument(tx, id)
  const [roomTypeId, ratePlanId] = [roomIds.get(room), rate === undefined ? undefined : planIds.get(rate)]
  if (!roomTypeId || (rate !== undefined && !ratePlanId)) return refuse('not_found')
  const count = dayOf(to) - dayOf(from) + 1
  if (count < 1 || count > mostNights) return refuse<Refused>({ reason: 'invalid_input', fields: { to } })
  const nights = Array.from({ length: count }, (_, at) => addDays(from, at)).filter(
    (night) => weekdays.length === 0 || weekdays.includes(weekdayOf(dayOf(night)) + 1),
  )
  const set = await setPrices(tx, {
    roomTypeId,
    ...(ratePlanId ? { ratePlanId } : {}),
    prices: nights.map((night) => ({ night, price })),
    now: context.now(),
  })
  if (!set.ok) return refuse<Refused>({ reason: 'invalid_input', fields: { price: String(price) } })
  await assessHotels(tx, [id], context.now())
  await recordAudit(tx, reader.trace, {
    action: 'hotel_priced',
    object: { kind: 'hotel', id, name: fields['facts||name_en'] ?? id },
    hotelId: id,
    after: {
      room,
      ...(rate ? { rate } : {}),
      from,
      to,
      price: `${price} ${head.currency}`,
      nights: nights.length,
    },
    now: context.now(),
  })
  return showDeskHotel(context, id, reader, tx)
}

export async function closeFromDay(
  context: DeskHotelContext,
  tx: Tx,
  { id, room, rate, from }: HotelClosure,
  reader: Reader & { trace: Trace },
) {
  const head = await readHead(tx, id, reader.hotels)
  if (!head) return refuse('not_found')
  const { roomIds, planIds, fields } = await readDocument(tx, id)
  const roomTypeId = room === undefined ? null : (roomIds.get(room) ?? null)
  const ratePlanId = rate === undefined ? null : (planIds.get(rate) ?? null)
  if (roomTypeId === null && ratePlanId === null) return refuse('not_found')
  await closeFrom(tx, { hotelId: id, roomTypeId, ratePlanId, from })
  await recordAudit(tx, reader.trace, {
    action: 'hotel_closed_from',
    object: { kind: 'hotel', id, name: fields['facts||name_en'] ?? id },
    hotelId: id,
    after: { ...(room ? { room } : {}), ...(rate ? { rate } : {}), from },
    now: context.now(),
  })
  return showDeskHotel(context, id, reader, tx)
}
