import type { HotelChange } from '#contract/desk/hotel.ts'
import { type FieldChange, fieldPath, mergeChanges } from '#domain/hotel/hotel-fields.ts'
import { neededBy } from '#domain/hotel/needed-by-orders.ts'
import { divideChanges } from '#domain/hotel/proposed-changes.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { fieldHints } from '#words/desk/hotel-fields.ts'
import { recordAudit, type Trace } from '../../audit/record-audit.ts'
import type { Tx } from '../../db/database.ts'
import type { StaffSession } from '../../http/caller.ts'
import type { Refused } from '../../http/dispatch.ts'
import {
  type HotelDocument,
  type HotelHead,
  lockHotel,
  readDocument,
  readHead,
} from '../../inventory/editor/read-document.ts'
import { checkChanges, saveDocument } from '../../inventory/editor/save-document.ts'
import type { DeskHotelContext, OrderAhead, Reader } from './context.ts'
import { storeProposal } from './proposal-store.ts'
import { showDeskHotel } from './show-desk-hotel.ts'

type Writer = Reader & { readonly trace: Trace }

/** Saves changed fields of a hotel, and returns it as it is then. */
export async function changeHotel(
  context: DeskHotelContext,
  tx: Tx,
  { id, changes, undoes }: HotelChange,
  writer: Writer & { readonly member: ProposingMember },
) {
  const opened = await openHotel(tx, id, changes, writer)
  if (!opened.ok) return opened
  const { due, ...hotel } = opened.value
  const { now, proposed } = divideChanges(due, {
    policy: context.hotelierChanges,
    isHotelier: writer.hotels !== null,
    isDraft: hotel.head.state === 'draft',
  })
  const refused =
    (await saveChanges(context, tx, { ...hotel, due: now }, writer, undoes && `undo ${undoes}`)) ??
    (await propose(context, tx, { ...hotel, due: proposed }, writer))
  return refused ?? showDeskHotel(context, id, writer, tx)
}

/** Locks the hotel and compares the changes with what is stored. */
export async function openHotel(
  tx: Tx,
  id: Id,
  changes: readonly FieldChange[],
  { hotels }: Pick<Reader, 'hotels'>,
) {
  if (!(await readHead(tx, id, hotels))) return refuse('not_found')
  await lockHotel(tx, id)
  const [head, document] = [(await readHead(tx, id, hotels))!, await readDocument(tx, id)]
  const { due, conflicts } = mergeChanges(document.fields, changes)
  return conflicts.length > 0
    ? refuse<Refused>({ reason: 'hotel_changed', conflicts })
    : ok<DueChanges>({ head, document, due })
}

/** Checks, stores and audits changes of a locked hotel. Returns a refusal, or null. */
export async function saveChanges(
  context: DeskHotelContext,
  tx: Tx,
  { head, document, due }: DueChanges,
  writer: Writer,
  reason?: string,
) {
  if (due.length === 0) return null
  const broken = await findBroken(context, tx, { head, document, due })
  if (broken) return refuse<Refused>({ reason: 'orders_ahead', ...broken })
  const saved = await saveDocument(tx, { head, document, changes: due, now: context.now() })
  if (!saved.ok)
    return refuse<Refused>(
      await explain(context, tx, { head, document, refusal: saved.refusal, reader: writer }),
    )
  await audit(context, tx, 'hotel_changed', { head, document, due }, writer, reason)
  return null
}

/** Stores changes for a member who may decide on them. */
async function propose(
  context: DeskHotelContext,
  tx: Tx,
  { head, document, due }: DueChanges,
  writer: Writer & { readonly member: ProposingMember },
) {
  if (due.length === 0) return null
  const checked = await checkChanges(tx, { head, document, changes: due })
  if (!checked.ok)
    return refuse<Refused>(
      await explain(context, tx, { head, document, refusal: checked.refusal, reader: writer }),
    )
  const { staffId, name } = writer.member
  for (const { key, from, to } of due) {
    await storeProposal(tx, {
      hotelId: head.id,
      field: key,
      before: from,
      after: to,
      staffId,
      staffName: name,
      now: context.now(),
    })
  }
  await audit(context, tx, 'hotel_change_proposed', { head, document, due }, writer)
  return null
}

const audit = (
  context: DeskHotelContext,
  tx: Tx,
  action: 'hotel_changed' | 'hotel_change_proposed',
  { head, document, due }: DueChanges,
  { trace }: Writer,
  reason?: string,
) =>
  recordAudit(tx, trace, {
    action,
    object: { kind: 'hotel', id: head.id, name: document.fields['facts||name_en'] ?? head.id },
    hotelId: head.id,
    before: Object.fromEntries(due.map(({ key }) => [key, document.fields[key] ?? ''])),
    after: Object.fromEntries(due.map(({ key, to }) => [key, to])),
    ...(reason && { reason }),
    now: context.now(),
  })

export type DueChanges = {
  readonly head: HotelHead
  readonly document: HotelDocument
  readonly due: readonly FieldChange[]
}
type ProposingMember = Pick<StaffSession, 'staffId' | 'name'>

type Saving = { readonly head: HotelHead; readonly document: HotelDocument }
type Broken = { readonly key: string; readonly orders: readonly OrderAhead[]; readonly from: string }

/** The first change that existing orders rely on. */
async function findBroken(
  { orders }: DeskHotelContext,
  tx: Tx,
  { head, document, due }: Saving & { due: readonly FieldChange[] },
): Promise<Broken | null> {
  const idsOf = (codes: readonly string[]) => codes.flatMap((code) => document.roomIds.get(code) ?? [])
  for (const change of due) {
    const needed = neededBy(document.fields, change)
    if (!needed) continue
    const { rooms, plan, ...limits } = needed
    const planId = plan === undefined ? undefined : document.planIds.get(plan)
    if (plan !== undefined && planId === undefined) continue
    const ahead = await orders.listAhead(tx, {
      hotelId: head.id,
      ...limits,
      ...(rooms && { rooms: idsOf(rooms) }),
      ...(planId !== undefined && { plan: planId }),
    })
    if (ahead[0]) return { key: change.key, orders: ahead, from: ahead[0].departure }
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
    const { room, from } = refusal
    const rooms = [document.roomIds.get(room)!]
    const ahead = await orders.listAhead(tx, { hotelId: head.id, rooms, arrivalBefore: from })
    return { reason: 'orders_ahead', key: `rooms|${room}|units`, orders: ahead, from }
  }
  const hints = fieldHints(reader.locale)
  return {
    reason: 'invalid_input',
    fields: Object.fromEntries(
      Object.keys(refusal.fields).map((key) => [key, hints(fieldPath(key)?.column ?? '')]),
    ),
  }
}
