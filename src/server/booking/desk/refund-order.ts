import type { DeskRefund } from '#contract/desk/orders.ts'
import { needsSecondPerson } from '#domain/permissions.ts'
import { ok, refuse } from '#domain/result.ts'
import { auditSince } from '../../audit/list-audit.ts'
import type { Tx } from '../../db/database.ts'
import type { DeskCaller } from '../../http/caller.ts'
import type { BookingContext } from '../context.ts'
import type { OrderRow } from '../order-row.ts'
import { recordGrant } from '../settlement/grant-refund.ts'
import { addApproval, sumOfGrants } from './approval-store.ts'
import { type DeskBookingContext, paidOf } from './desk-order.ts'
import { answerWith, auditOrder, type Changer, changerOf, lockShown, shownIn } from './order-change.ts'

export type RefundContext = BookingContext & Pick<DeskBookingContext, 'fourEyesAbove'>

/** The limit applies to the sum of all refunds that staff granted on the order, so that it cannot be split. */
export async function needsApproval(
  { fourEyesAbove }: Pick<DeskBookingContext, 'fourEyesAbove'>,
  tx: Tx,
  { id, snapshot }: OrderRow,
  amount: number,
): Promise<boolean> {
  if (amount === 0) return false
  const granted = await sumOfGrants(tx, id)
  return needsSecondPerson(granted + amount, snapshot.toCny, fourEyesAbove)
}

type Asked = { kind: 'cancel_beyond' | 'refund'; amount: number; reason: string }

/** Stores the request until another member decides; the operator of the machine must name a member. */
export async function requestApproval(
  context: Pick<BookingContext, 'now'>,
  tx: Tx,
  order: OrderRow,
  { kind, amount, reason }: Asked,
  by: Changer,
) {
  if (by.staffId === null) return refuse('second_person_needed')
  await addApproval(tx, {
    orderId: order.id,
    kind,
    amount,
    version: order.version,
    reason,
    staffId: by.staffId,
    name: by.trace.name,
    now: context.now(),
  })
  await auditOrder(tx, context, order, by, {
    action: 'approval_requested',
    after: { kind, refund: shownIn(order, amount) },
    reason,
  })
  return ok('waiting' as const)
}

type Refund = { number: string; version?: number; amount: number; reason: string; key: string }

/** Refunds an amount while the stay continues; a later cancellation refunds only the remainder. */
export async function refundOrder(
  context: RefundContext,
  tx: Tx,
  { amount, reason, key, ...shown }: Refund,
  by: Changer,
) {
  const found = await lockShown(tx, shown, by)
  if (!found.ok) return found
  const order = found.value
  const most = paidOf(order)
  if (amount > most) return refuse({ reason: 'too_much' as const, most })
  const isWaiting = await needsApproval(context, tx, order, amount)
  const done = isWaiting
    ? await requestApproval(context, tx, order, { kind: 'refund', amount, reason }, by)
    : await executeRefund(context, tx, order, { amount, reason, key }, by)
  return done.ok ? ok({ order, outcome: done.value }) : done
}

/** A command typed twice within this time is taken for a mistake. */
const repeatedWithin = 3_600_000
const refundActions = ['order_refunded', 'approval_requested']

/** As `refundOrder`; the same amount and reason within the hour are refused unless `isAgain`. */
export async function refundByCommand(
  context: RefundContext,
  tx: Tx,
  { isAgain, ...refund }: Refund & { isAgain: boolean },
  by: Changer,
) {
  const found = await lockShown(tx, refund, by)
  if (!found.ok) return found
  const order = found.value
  const rows = await auditSince(tx, { kind: 'order', id: order.id }, context.now() - repeatedWithin)
  const sum = shownIn(order, refund.amount)
  const earlier = rows.find(
    ({ action, after, reason }) =>
      refundActions.includes(action) && after?.refund === sum && reason === refund.reason,
  )
  if (earlier && !isAgain) return refuse({ reason: 'repeated' as const, at: earlier.at.getTime() })
  return refundOrder(context, tx, refund, by)
}

export async function refundAtDesk(
  context: DeskBookingContext,
  tx: Tx,
  { req_id: key, ...input }: DeskRefund,
  caller: DeskCaller,
) {
  const refunded = await refundOrder(context, tx, { ...input, key }, changerOf(caller))
  return refunded.ok ? answerWith(context, tx, refunded.value.order, caller) : refunded
}

export async function executeRefund(
  context: BookingContext,
  tx: Tx,
  order: OrderRow,
  { amount, reason, key }: { amount: number; reason: string; key: string },
  by: Changer,
) {
  await recordGrant(context, tx, {
    orderId: order.id,
    refund: amount,
    points: 0,
    key: `desk:${order.id}:${key}`,
    now: context.now(),
    by: by.trace.actor,
    kind: 'refund_granted',
  })
  await auditOrder(tx, context, order, by, {
    action: 'order_refunded',
    before: { paid: shownIn(order, paidOf(order)) },
    after: { refund: shownIn(order, amount) },
    reason,
    money: true,
  })
  return ok('refunded' as const)
}
