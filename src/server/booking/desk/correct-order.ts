import type { DeskCorrection, DeskNote } from '#contract/desk/orders.ts'
import { recipientOf } from '#domain/order/recipient.ts'
import { refuse } from '#domain/result.ts'
import { fullName } from '#domain/text/person-name.ts'
import { actorOf } from '../../audit/record-audit.ts'
import type { Tx } from '../../db/database.ts'
import { type DeskCaller, staffOf } from '../../http/caller.ts'
import { guestNamesOf, searchTextOf } from '../book-stay.ts'
import type { OrderRow } from '../order-row.ts'
import { queueOrderMail } from '../queue-order-mail.ts'
import { addEvent, readOrder } from '../store.ts'
import { hiddenContact } from './contact-of-guest.ts'
import { type DeskBookingContext, mailFor } from './desk-order.ts'
import { addNote, writeCorrection } from './desk-store.ts'
import { answerWith, auditOrder, changerOf, lockShown } from './order-change.ts'

const namesOf = ({ rooms }: OrderRow) =>
  rooms.map(({ firstName, lastName }) => fullName({ first: firstName, last: lastName })).join(', ')

/** Corrects names and contact, and sends the confirmation to the new address. */
export async function correctOrder(
  context: DeskBookingContext,
  tx: Tx,
  input: DeskCorrection,
  caller: DeskCaller,
) {
  const by = changerOf(caller)
  const found = await lockShown(tx, input, by)
  if (!found.ok) return found
  const order = found.value
  // A member who does not see the contact cannot replace it.
  if (!['held', 'confirmed', 'staying'].includes(order.state) || hiddenContact(order, by, context.now()))
    return refuse('not_cancellable')
  const { contact, guests } = input
  if (guests.length !== order.rooms.length)
    return refuse({ reason: 'invalid_input' as const, fields: { guests: `${order.rooms.length}` } })
  if (!contact.email && order.contact.email) return refuse('contact_missing')
  await writeCorrection(tx, {
    id: order.id,
    contact,
    guests,
    arrivalTime: input.arrival ?? null,
    wishes: input.wishes ?? null,
    searchText: searchTextOf(order.snapshot, { contact, guests }),
    guestNames: guestNamesOf({ contact, guests }),
  })
  const changed = (await readOrder(tx, order.id))!
  await addEvent(tx, order.id, order.state, {
    kind: 'contact_corrected',
    by: actorOf(caller),
    now: context.now(),
  })
  if (recipientOf(contact).toLowerCase() !== recipientOf(order.contact).toLowerCase())
    await queueOrderMail(context, tx, changed, mailFor(changed), {}, `corrected:${input.req_id}`)
  await auditOrder(tx, context, order, by, {
    action: 'contact_corrected',
    before: { ...order.contact, guests: namesOf(order), arrival: order.arrivalTime, wishes: order.wishes },
    after: {
      ...contact,
      guests: namesOf(changed),
      arrival: changed.arrivalTime,
      wishes: changed.wishes,
    },
    reason: input.reason,
  })
  return answerWith(context, tx, order, caller)
}

export async function noteOnOrder(context: DeskBookingContext, tx: Tx, input: DeskNote, caller: DeskCaller) {
  const by = changerOf(caller)
  const found = await lockShown(tx, { number: input.number }, by)
  if (!found.ok) return found
  const order = found.value
  const { staffId, name } = staffOf(caller)
  await addNote(tx, { orderId: order.id, staffId, name, text: input.text, now: context.now() })
  await auditOrder(tx, context, order, by, { action: 'note_added', after: { note: input.text } })
  return answerWith(context, tx, order, caller)
}
