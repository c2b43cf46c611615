import type {
  ApprovalDecision,
  DeskBooking,
  DeskCancellation,
  DeskCorrection,
  DeskNote,
  DeskOrderChange,
  DeskRefund,
} from '#contract/desk/orders.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { type Cancellation, decideCancellation, withoutFees } from '#domain/order/cancel-order.ts'
import { needsSecondPerson } from '#domain/permissions.ts'
import { ok, refuse } from '#domain/result.ts'
import { guestForStaff } from '../../accounts/guest-for-staff.ts'
import { type Audited, actorOf, recordAudit, traceOfCaller } from '../../audit/record-audit.ts'
import type { Tx } from '../../db/database.ts'
import { type DeskCaller, staffOf } from '../../http/caller.ts'
import { bookStay, searchTextOf } from '../book-stay.ts'
import { applyCancellation } from '../cancel-order.ts'
import { cancellableOrder, type OrderRow } from '../order-row.ts'
import { markNotArrived } from '../order-states-store.ts'
import { queueOrderMail } from '../queue-order-mail.ts'
import { recordGrant } from '../settlement/grant-refund.ts'
import { addEvent, readOrder, touchOrder } from '../store.ts'
import { dueOf } from './desk-list.ts'
import { type DeskBookingContext, deskOrder, mailFor, paidOf } from './desk-order.ts'
import {
  addApproval,
  addNote,
  decideApproval,
  findScopedOrder,
  lockScopedOrder,
  openApproval,
  writeCorrection,
} from './desk-store.ts'

type Numbered = { number: string; version?: number }

/** Locks the order if this member may see it and its version is unchanged. */
async function lockShown(tx: Tx, { number, version }: Numbered, caller: DeskCaller) {
  const order = await lockScopedOrder(tx, { number, hotels: staffOf(caller).hotels })
  if (!order) return refuse('not_found')
  if (version !== undefined && order.version !== version)
    return refuse({ reason: 'order_changed' as const, version: order.version })
  return ok(order)
}

const objectOf = ({ id, number }: OrderRow) => ({ kind: 'order', id, name: number }) as const

type Change = Omit<Audited, 'object' | 'now' | 'hotelId'>

const audit = (tx: Tx, context: DeskBookingContext, order: OrderRow, caller: DeskCaller, change: Change) =>
  recordAudit(tx, traceOfCaller(caller), {
    object: objectOf(order),
    hotelId: order.snapshot.product.hotel,
    now: context.now(),
    ...change,
  })

/** The order after a change, read in the same transaction. */
async function answer(context: DeskBookingContext, tx: Tx, order: OrderRow, caller: DeskCaller) {
  const changed = (await readOrder(tx, order.id))!
  const viewer = { staff: staffOf(caller), locale: caller.locale, zone: caller.zone }
  return ok(await deskOrder(context, tx, changed, viewer))
}

const shown = ({ snapshot }: OrderRow, amount: number) =>
  formatMoney({ amount, currency: snapshot.conversion.to })

/** Applies the cancellation that the member saw; if the amount differs now, it is refused with the new one. */
export async function cancelAtDesk(
  context: DeskBookingContext,
  tx: Tx,
  input: DeskCancellation,
  caller: DeskCaller,
  { isBeyond }: { isBeyond: boolean },
) {
  const found = await lockShown(tx, input, caller)
  if (!found.ok) return found
  const order = found.value
  const now = context.now()
  const agreed = cancellableOrder(order)
  const byPolicy = decideCancellation(agreed, now)
  const decided = isBeyond ? decideCancellation(withoutFees(agreed, now), now) : byPolicy
  if (!decided.ok || !byPolicy.ok) return refuse('not_cancellable')
  const { refund } = decided.value
  if (refund !== input.refund)
    return refuse({ reason: 'sim_changed' as const, refund, fee: decided.value.fee })
  const extra = refund - byPolicy.value.refund
  if (isBeyond && needsSecondPerson(extra, order.snapshot.toCny, context.fourEyesAbove))
    return requestApproval(
      context,
      tx,
      order,
      { kind: 'cancel_beyond', amount: refund, reason: input.reason },
      caller,
    )
  await executeCancellation(context, tx, order, decided.value, { isBeyond, reason: input.reason }, caller)
  return answer(context, tx, order, caller)
}

async function executeCancellation(
  context: DeskBookingContext,
  tx: Tx,
  order: OrderRow,
  cancellation: Cancellation,
  { isBeyond, reason }: { isBeyond: boolean; reason: string },
  caller: DeskCaller,
) {
  await applyCancellation(context, tx, order, cancellation, {
    by: actorOf(caller),
    now: context.now(),
    isFeeWaived: isBeyond,
  })
  await audit(tx, context, order, caller, {
    action: isBeyond ? 'order_cancelled_beyond' : 'order_cancelled',
    before: { state: order.state },
    after: {
      state: 'cancelled',
      refund: shown(order, cancellation.refund),
      fee: shown(order, cancellation.fee),
    },
    reason,
    money: cancellation.refund > 0,
  })
}

type Asked = { kind: 'cancel_beyond' | 'refund'; amount: number; reason: string }

async function requestApproval(
  context: DeskBookingContext,
  tx: Tx,
  order: OrderRow,
  { kind, amount, reason }: Asked,
  caller: DeskCaller,
) {
  const staff = staffOf(caller)
  await addApproval(tx, {
    orderId: order.id,
    kind,
    amount,
    version: order.version,
    reason,
    staffId: staff.staffId,
    name: staff.name,
    now: context.now(),
  })
  await audit(tx, context, order, caller, {
    action: 'approval_requested',
    after: { kind, refund: shown(order, amount) },
    reason,
  })
  return answer(context, tx, order, caller)
}

/** Refunds an amount while the stay continues; a later cancellation refunds only the remainder. */
export async function refundAtDesk(
  context: DeskBookingContext,
  tx: Tx,
  input: DeskRefund,
  caller: DeskCaller,
) {
  const found = await lockShown(tx, input, caller)
  if (!found.ok) return found
  const order = found.value
  const most = paidOf(order)
  if (input.amount > most) return refuse({ reason: 'too_much' as const, most })
  if (needsSecondPerson(input.amount, order.snapshot.toCny, context.fourEyesAbove))
    return requestApproval(
      context,
      tx,
      order,
      { kind: 'refund', amount: input.amount, reason: input.reason },
      caller,
    )
  await executeRefund(
    context,
    tx,
    order,
    { amount: input.amount, reason: input.reason, key: input.req_id },
    caller,
  )
  return answer(context, tx, order, caller)
}

async function executeRefund(
  context: DeskBookingContext,
  tx: Tx,
  order: OrderRow,
  { amount, reason, key }: { amount: number; reason: string; key: string },
  caller: DeskCaller,
) {
  await recordGrant(context, tx, {
    orderId: order.id,
    refund: amount,
    points: 0,
    key: `desk:${order.id}:${key}`,
    now: context.now(),
    by: actorOf(caller),
    kind: 'refund_granted',
  })
  await audit(tx, context, order, caller, {
    action: 'order_refunded',
    before: { paid: shown(order, paidOf(order)) },
    after: { refund: shown(order, amount) },
    reason,
    money: true,
  })
}

/** The second member of staff decides, provided that the order is unchanged since the request. */
export async function decideAtDesk(
  context: DeskBookingContext,
  tx: Tx,
  { number, approval: id, approve, req_id }: ApprovalDecision,
  caller: DeskCaller,
) {
  const found = await lockShown(tx, { number }, caller)
  if (!found.ok) return found
  const order = found.value
  const staff = staffOf(caller)
  const approval = await openApproval(tx, order.id)
  if (!approval || approval.id !== id) return refuse('already_decided')
  const decided = { staffId: staff.staffId, name: staff.name, now: context.now() }
  const facts = { kind: approval.kind, refund: shown(order, approval.amount) }
  if (!approve) {
    await decideApproval(tx, id, { ...decided, decision: 'declined' })
    await audit(tx, context, order, caller, {
      action: 'approval_refused',
      before: facts,
      reason: approval.reason,
    })
    return answer(context, tx, order, caller)
  }
  if (approval.askedBy === staff.staffId) return refuse('second_person_needed')
  if (approval.version !== order.version)
    return refuse({ reason: 'order_changed' as const, version: order.version })
  await decideApproval(tx, id, { ...decided, decision: 'approved' })
  const reason = `${approval.reason} (${approval.askedByName})`
  if (approval.kind === 'refund') {
    if (approval.amount > paidOf(order)) return refuse({ reason: 'too_much' as const, most: paidOf(order) })
    await executeRefund(context, tx, order, { amount: approval.amount, reason, key: req_id }, caller)
  } else {
    const beyond = decideCancellation(withoutFees(cancellableOrder(order), context.now()), context.now())
    if (!beyond.ok) return refuse('not_cancellable')
    if (beyond.value.refund !== approval.amount)
      return refuse({ reason: 'sim_changed' as const, refund: beyond.value.refund })
    await executeCancellation(context, tx, order, beyond.value, { isBeyond: true, reason }, caller)
  }
  return answer(context, tx, order, caller)
}

/** Records a no-show reported by the hotel; the hourly job settles the order by its policy. */
export async function noteNoShow(
  context: DeskBookingContext,
  tx: Tx,
  input: DeskOrderChange,
  caller: DeskCaller,
) {
  const found = await lockShown(tx, input, caller)
  if (!found.ok) return found
  const order = found.value
  if (order.state !== 'confirmed' || order.snapshot.checkIn > context.now()) return refuse('not_arrivable')
  await markNotArrived(tx, order.number)
  await touchOrder(tx, order.id)
  await audit(tx, context, order, caller, {
    action: 'no_show_noted',
    before: { not_arrived: order.notArrived },
    after: { not_arrived: true },
  })
  return answer(context, tx, order, caller)
}

const namesOf = ({ rooms }: OrderRow) =>
  rooms.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')

/** Corrects names and contact, and sends the confirmation to the new address. */
export async function correctOrder(
  context: DeskBookingContext,
  tx: Tx,
  input: DeskCorrection,
  caller: DeskCaller,
) {
  const found = await lockShown(tx, input, caller)
  if (!found.ok) return found
  const order = found.value
  if (!['held', 'confirmed', 'staying'].includes(order.state)) return refuse('not_cancellable')
  const { contact, guests } = input
  if (guests.length !== order.rooms.length)
    return refuse({ reason: 'invalid_input' as const, fields: { guests: `${order.rooms.length}` } })
  await writeCorrection(tx, {
    id: order.id,
    contact,
    guests,
    arrivalTime: input.arrival ?? null,
    wishes: input.wishes ?? null,
    searchText: searchTextOf(order.snapshot, { contact, guests }),
  })
  const changed = (await readOrder(tx, order.id))!
  await addEvent(tx, order.id, order.state, {
    kind: 'contact_corrected',
    by: actorOf(caller),
    now: context.now(),
  })
  if (contact.email.toLowerCase() !== order.contact.email.toLowerCase())
    await queueOrderMail(context, tx, changed, mailFor(changed), {}, `corrected:${input.req_id}`)
  await audit(tx, context, order, caller, {
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
  return answer(context, tx, order, caller)
}

/** Sends the mail of the order's state again. */
export async function resendMail(
  context: DeskBookingContext,
  tx: Tx,
  input: DeskOrderChange,
  caller: DeskCaller,
) {
  const found = await lockShown(tx, input, caller)
  if (!found.ok) return found
  const order = found.value
  if (!['held', 'confirmed', 'staying', 'completed'].includes(order.state)) return refuse('not_cancellable')
  const occasion = mailFor(order)
  await queueOrderMail(context, tx, order, occasion, {}, `again:${input.req_id}`)
  await audit(tx, context, order, caller, {
    action: 'mail_resent',
    after: { mail: occasion, to: order.contact.email },
  })
  return answer(context, tx, order, caller)
}

/** Mails the guest a link to pay the amount due. */
export async function sendPaymentLink(
  context: DeskBookingContext,
  tx: Tx,
  input: DeskOrderChange,
  caller: DeskCaller,
) {
  const found = await lockShown(tx, input, caller)
  if (!found.ok) return found
  const order = found.value
  const due = dueOf(order)
  if (due === 0 || (order.state !== 'held' && order.state !== 'confirmed')) return refuse('not_payable')
  const isFirst = order.state === 'held'
  await queueOrderMail(
    context,
    tx,
    order,
    isFirst ? 'payment_due' : 'rest_due',
    isFirst ? {} : { rest: due },
    `link:${input.req_id}`,
  )
  await audit(tx, context, order, caller, {
    action: 'payment_link_sent',
    after: { amount: shown(order, due), to: order.contact.email },
  })
  return answer(context, tx, order, caller)
}

export async function noteOnOrder(context: DeskBookingContext, tx: Tx, input: DeskNote, caller: DeskCaller) {
  const found = await lockShown(tx, { number: input.number }, caller)
  if (!found.ok) return found
  const order = found.value
  const staff = staffOf(caller)
  await addNote(tx, {
    orderId: order.id,
    staffId: staff.staffId,
    name: staff.name,
    text: input.text,
    now: context.now(),
  })
  await audit(tx, context, order, caller, { action: 'note_added', after: { note: input.text } })
  return answer(context, tx, order, caller)
}

/** Telephone booking: the guest's account is found or created, and the payment link is mailed. */
export async function bookAtDesk(
  context: DeskBookingContext,
  tx: Tx,
  input: DeskBooking,
  caller: DeskCaller,
) {
  const { guest_lang: lang, ...booking } = input
  const guest = await guestForStaff(tx, { email: booking.contact.email, lang, now: context.now() })
  const onBehalf = {
    ...caller,
    // Holds count for the guest, not for the network of the desk.
    address: 'page',
    locale: lang,
    session: { id: 'desk', guestId: guest.id, account: guest.account },
  }
  const booked = await bookStay(context, tx, booking, onBehalf)
  if (!booked.ok) return booked
  const order = (await findScopedOrder(tx, { number: booked.value.order_no, hotels: null }))!
  await audit(tx, context, order, caller, {
    action: 'order_booked',
    after: { guest: booking.contact.name, email: booking.contact.email },
  })
  return answer(context, tx, order, caller)
}
