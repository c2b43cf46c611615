import type { HotelChange } from '#contract/desk/hotel.ts'
import { type FieldChange, fieldPath, mergeChanges } from '#domain/hotel/hotel-fields.ts'
import { refuse } from '#domain/result.ts'
import { fieldHints } from '#words/desk/hotel-fields.ts'
import { recordAudit, type Trace } from '../../audit/record-audit.ts'
import type { Tx } from '../../db/database.ts'
import type { Refused } from '../../http/dispatch.ts'
import {
  type HotelDocument,
  type HotelHead,
  lockHotel,
  readDocument,
  readHead,
} from '../../inventory/editor/read-document.ts'
import { saveDocument } from '../../inventory/editor/save-document.ts'
import type { DeskHotelContext, OrderAhead, Reader } from './context.ts'
import { showDeskHotel } from './show-desk-hotel.ts'

/** Saves changed fields of a hotel, and returns it as it is then. */
export async function changeHotel(
  context: DeskHotelContext,
  tx: Tx,
  { id, changes, undoes }: HotelChange,
  reader: Reader & { trace: Trace },
) {
  const found = await readHead(tx, id, reader.hotels)
  if (!found) return refuse('not_found')
  await lockHotel(tx, id)
  const [head, document] = [(await readHead(tx, id, reader.hotels))!, await readDocument(tx, id)]
  const { due, conflicts } = mergeChanges(document.fields, changes)
  if (conflicts.length > 0) return refuse<Refused>({ reason: 'hotel_changed', conflicts })
  if (due.length === 0) return showDeskHotel(context, id, reader, tx)
  const broken = await findBroken(context, tx, { head, document, due })
  if (broken) return refuse<Refused>({ reason: 'orders_ahead', ...broken })
  const saved = await saveDocument(tx, { head, document, changes: due, now: context.now() })
  if (!saved.ok)
    return refuse<Refused>(await explain(context, tx, { head, document, refusal: saved.refusal, reader }))
  await recordAudit(tx, reader.trace, {
    action: 'hotel_changed',
    object: { kind: 'hotel', id, name: document.fields['facts||name_en'] ?? id },
    hotelId: id,
    before: Object.fromEntries(due.map(({ key }) => [key, document.fields[key] ?? ''])),
    after: Object.fromEntries(due.map(({ key, to }) => [key, to])),
    ...(undoes ? { reason: `undo ${undoes}` } : {}),
    now: context.now(),
  })
  return showDeskHotel(context, id, reader, tx)
}

type Saving = { readonly head: HotelHead; readonly document: HotelDocument }
type Broken = { readonly key: string; readonly orders: readonly OrderAhead[]; readonly from: string }

const brokenBy = (key: string, orders: readonly OrderAhead[]): Broken | null =>
  orders[0] ? { key, orders, from: orders[0].departure } : null

/** A change that existing orders rely on: a closed room type or rate plan, another currency or time zone. */
async function findBroken(
  { orders }: DeskHotelContext,
  tx: Tx,
  { head, document, due }: Saving & { due: readonly FieldChange[] },
): Promise<Broken | null> {
  for (const { key, to } of due) {
    const path = fieldPath(key)
    const isClosing = path?.column === 'state' && to === 'closed'
    const room = isClosing && path.section === 'rooms' ? document.roomIds.get(path.item) : undefined
    const plan = isClosing && path.section === 'rates' ? document.planIds.get(path.item) : undefined
    const isOfHotel = path?.section === 'facts' && ['currency', 'time_zone'].includes(path.column)
    if (room === undefined && plan === undefined && !isOfHotel) continue
    const ahead = await orders.listAhead(tx, {
      hotelId: head.id,
      ...(room === undefined ? {} : { room }),
      ...(plan === undefined ? {} : { plan }),
    })
    const broken = brokenBy(key, ahead)
    if (broken) return broken
  }
  return null
}

type SaveRefusal = Extract<Awaited<ReturnType<typeof saveDocument>>, { ok: false }>['refusal']

async function explain(
  { orders }: DeskHotelContext,
  tx: Tx,
  { head, document, refusal, reader }: Saving & { refusal: SaveRefusal; reader: Reader },
): Promise<Refused> {
  if (refusal.reason === 'more_are_sold') {
    const room = document.roomIds.get(refusal.room)
    const ahead = room === undefined ? [] : await orders.listAhead(tx, { hotelId: head.id, room })
    return { reason: 'orders_ahead', ...brokenBy(`rooms|${refusal.room}|units`, ahead) }
  }
  const hints = fieldHints(reader.locale)
  return {
    reason: 'invalid_input',
    fields: Object.fromEntries(
      Object.keys(refusal.fields).map((key) => [key, hints(fieldPath(key)?.column ?? '')]),
    ),
  }
}
