import type { ProposalDecision, ProposalWithdrawal } from '#contract/desk/hotel.ts'
import type { Id } from '#domain/id.ts'
import { refuse } from '#domain/result.ts'
import { recordAudit, type Trace } from '../../audit/record-audit.ts'
import type { Tx } from '../../db/database.ts'
import { readHead } from '../../inventory/editor/read-document.ts'
import { openHotel, saveChanges } from './change-hotel.ts'
import type { DeskHotelContext, Reader } from './context.ts'
import { type ProposalRow, takeProposals } from './proposal-store.ts'
import { showDeskHotel } from './show-desk-hotel.ts'

type Writer = Reader & { readonly trace: Trace }

/** Publishes proposed changes of a hotelier, or declines them with a reason. */
export async function decideProposals(
  context: DeskHotelContext,
  tx: Tx,
  { id, proposals, publish, reason }: ProposalDecision,
  writer: Writer,
) {
  if (!(await readHead(tx, id, writer.hotels))) return refuse('not_found')
  const taken = await takeProposals(tx, id, proposals)
  if (taken.length === 0) return refuse('already_decided')
  if (publish) {
    const changes = taken.map(({ field, before, after }) => ({ key: field, from: before, to: after }))
    const opened = await openHotel(tx, id, changes, writer)
    if (!opened.ok) return opened
    const names = [...new Set(taken.map(({ staffName }) => staffName))].join(', ')
    const refused = await saveChanges(context, tx, opened.value, writer, `proposed by ${names}`)
    if (refused) return refused
  } else {
    await auditDropped(context, tx, 'hotel_change_declined', { id, taken }, writer, reason)
  }
  return showDeskHotel(context, id, writer, tx)
}

/** Removes proposals before they are decided. */
export async function withdrawProposals(
  context: DeskHotelContext,
  tx: Tx,
  { id, proposals }: ProposalWithdrawal,
  writer: Writer,
) {
  if (!(await readHead(tx, id, writer.hotels))) return refuse('not_found')
  const taken = await takeProposals(tx, id, proposals)
  if (taken.length === 0) return refuse('already_decided')
  await auditDropped(context, tx, 'hotel_change_withdrawn', { id, taken }, writer)
  return showDeskHotel(context, id, writer, tx)
}

const auditDropped = (
  { now }: DeskHotelContext,
  tx: Tx,
  action: 'hotel_change_declined' | 'hotel_change_withdrawn',
  { id, taken }: { id: Id; taken: readonly ProposalRow[] },
  { trace }: Writer,
  reason?: string,
) =>
  recordAudit(tx, trace, {
    action,
    object: { kind: 'hotel', id, name: id },
    hotelId: id,
    before: Object.fromEntries(taken.map(({ field, before }) => [field, before])),
    after: Object.fromEntries(taken.map(({ field, after }) => [field, after])),
    ...(reason && { reason }),
    now: now(),
  })
