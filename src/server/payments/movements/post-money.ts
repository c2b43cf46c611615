import { type Actor, byJob } from '#domain/actor.ts'
import type { Tx } from '../../db/database.ts'
import { postTransfer } from '../../ledger/post-transfer.ts'
import type { OperationRow, PaymentRow } from '../payment-row.ts'
import type { Movement } from '../provider.ts'

/*
 * Ledger accounts of money, in the currency that the provider charges. `clearing` is the provider's balance
 * for us, `fees` what it kept. A paid order has a credit. A decided refund is payable until it is done.
 */
const clearing = ({ method }: PaymentRow) => `money:clearing:${method}`
const fees = ({ method }: PaymentRow) => `money:fees:${method}`
const ofOrder = ({ orderId }: PaymentRow) => `money:order:${orderId}`
const payable = 'money:refunds_payable'

const elsewhere = 'money:paid_elsewhere'

type Posting = {
  kind: string
  key: string
  from: string
  to: string
  amount: number
  now: number
  by?: Actor
  note?: string
}

const post = (tx: Tx, payment: PaymentRow, { kind, key, from, to, amount, now, by, note }: Posting) =>
  postTransfer(tx, {
    key: `money:${key}`,
    book: 'money',
    kind,
    orderId: payment.orderId,
    by: by ?? (kind === 'refund_owed' ? byJob('refund') : { kind: 'provider', name: payment.method }),
    ...(note === undefined ? {} : { note }),
    at: now,
    entries: [
      { account: from, unit: payment.chargeCurrency, amount: -amount },
      { account: to, unit: payment.chargeCurrency, amount },
    ],
  })

export async function postCapture(
  tx: Tx,
  payment: PaymentRow,
  { id, money, fee = 0 }: Movement,
  now: number,
) {
  const key = `${payment.method}:capture:${id}`
  const { amount } = money
  await post(tx, payment, {
    kind: 'captured',
    key,
    from: ofOrder(payment),
    to: clearing(payment),
    amount,
    now,
  })
  await post(tx, payment, {
    kind: 'fee',
    key: `${key}:fee`,
    from: clearing(payment),
    to: fees(payment),
    amount: fee,
    now,
  })
}

/** A refund of ours was payable before; a refund by others is taken from the order itself. */
export const postRefund = (
  tx: Tx,
  payment: PaymentRow,
  { id, money }: Movement,
  operation: OperationRow | null,
  now: number,
) =>
  post(tx, payment, {
    kind: 'refunded',
    key: `${payment.method}:refund:${id}`,
    from: clearing(payment),
    to: operation ? payable : ofOrder(payment),
    amount: money.amount,
    now,
  })

/** A refund is about to be sent: from now on it is owed. */
export const postRefundOwed = (tx: Tx, payment: PaymentRow, id: string, amount: number, now: number) =>
  post(tx, payment, {
    kind: 'refund_owed',
    key: `refund:${id}:owed`,
    from: payable,
    to: ofOrder(payment),
    amount,
    now,
  })

/** The provider refused it: the amount is credited to the order again. */
export const postRefundRefused = (
  tx: Tx,
  payment: PaymentRow,
  { id, chargeAmount }: OperationRow,
  now: number,
) =>
  post(tx, payment, {
    kind: 'refund_refused',
    key: `refund:${id}:refused`,
    from: ofOrder(payment),
    to: payable,
    amount: chargeAmount,
    now,
  })

/** Staff paid another order with money that its own order had no use for. */
export const postAssigned = (
  tx: Tx,
  from: PaymentRow,
  to: PaymentRow,
  { by, note, now }: { by: Actor; note: string; now: number },
) =>
  post(tx, to, {
    kind: 'assigned',
    key: `assigned:${from.id}:${to.orderId}`,
    from: ofOrder(to),
    to: ofOrder(from),
    amount: from.chargeCaptured - from.chargeRefunded,
    by,
    note,
    now,
  })

/** Staff paid a refused refund by another means, such as a bank transfer. */
export const postPaidElsewhere = (
  tx: Tx,
  payment: PaymentRow,
  { id, chargeAmount }: OperationRow,
  { by, note, now }: { by: Actor; note: string; now: number },
) =>
  post(tx, payment, {
    kind: 'paid_elsewhere',
    key: `refund:${id}:elsewhere`,
    from: elsewhere,
    to: ofOrder(payment),
    amount: chargeAmount,
    by,
    note,
    now,
  })
