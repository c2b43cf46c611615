import type { DeskOrderChange } from '#contract/desk/orders.ts'
import { recipientOf } from '#domain/order/recipient.ts'
import { refuse } from '#domain/result.ts'
import type { Tx } from '../../db/database.ts'
import type { DeskCaller } from '../../http/caller.ts'
import { queueOrderMail } from '../queue-order-mail.ts'
import { dueOf } from './desk-list.ts'
import { type DeskBookingContext, mailFor } from './desk-order.ts'
import { answerWith, auditOrder, changerOf, lockShown, shownIn } from './order-change.ts'

/** Sends the mail of the order's state again. */
export async function resendMail(
  context: DeskBookingContext,
  tx: Tx,
  input: DeskOrderChange,
  caller: DeskCaller,
) {
  const by = changerOf(caller)
  const found = await lockShown(tx, input, by)
  if (!found.ok) return found
  const order = found.value
  if (!['held', 'confirmed', 'staying', 'completed'].includes(order.state)) return refuse('not_cancellable')
  const occasion = mailFor(order)
  await queueOrderMail(context, tx, order, occasion, {}, `again:${input.req_id}`)
  await auditOrder(tx, context, order, by, {
    action: 'mail_resent',
    after: { mail: occasion, to: recipientOf(order.contact) },
  })
  return answerWith(context, tx, order, caller)
}

/** Mails the guest a link to pay the amount due. */
export async function sendPaymentLink(
  context: DeskBookingContext,
  tx: Tx,
  input: DeskOrderChange,
  caller: DeskCaller,
) {
  const by = changerOf(caller)
  const found = await lockShown(tx, input, by)
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
  await auditOrder(tx, context, order, by, {
    action: 'payment_link_sent',
    after: { amount: shownIn(order, due), to: recipientOf(order.contact) },
  })
  return answerWith(context, tx, order, caller)
}
