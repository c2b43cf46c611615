import type { Id } from '#domain/id.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import { isOpen } from '#domain/payment/payment-sums.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { type Tx, transaction } from '../db/database.ts'
import { addJob } from '../jobs/add-job.ts'
import { type PayableOrder, type PaymentContext, providerOf } from './context.ts'
import { movePayment } from './move-payment.ts'
import { planOperation } from './operations/plan-operation.ts'
import type { PaymentRow } from './payment-row.ts'
import { providerPayment } from './provider-view.ts'
import { insertPayment, lockRow, paymentsOf, writeBegun } from './store.ts'

type Asked = { orderId: Id; guestId: Id; method: PaymentMethod; locale?: Locale }

/** Delay of the close after the payment deadline, and the deadline of a payment without one. */
const CLOSE_AFTER = 5_000
const LONGEST = 24 * 60 * 60 * 1000

/**
 * Starts to pay an order, or continues an open payment: two clicks, two tabs and a reload are one payment. The
 * payment and its key are committed before the provider is called.
 */
export async function startPayment(context: PaymentContext, asked: Asked) {
  const opened = await transaction(context.db, (tx) => openPayment(context, tx, asked))
  if (!opened.ok) return opened
  const payment = opened.value
  if (payment.next) return ok({ payment, next: payment.next })
  context.onStep?.('payment_committed')
  const begun = await providerOf(context, asked.method).begin(providerPayment(context, payment))
  context.onStep?.('payment_begun')
  if (begun.is === 'done') {
    const { reference, next } = begun.value
    await transaction(context.db, (tx) => writeBegun(tx, payment.id, reference, next))
    return ok({ payment: { ...payment, reference, next }, next })
  }
  if (begun.is === 'refused') {
    await transaction(context.db, async (tx) => {
      const row = await lockRow(tx, payment.id)
      if (isOpen(row.state)) await movePayment(tx, row, { ...row, state: 'failed' })
    })
  }
  return refuse('provider_failed')
}

async function openPayment(context: PaymentContext, tx: Tx, asked: Asked) {
  const { orderId, guestId, method } = asked
  const now = context.now()
  if (!context.providers.has(method)) return refuse('not_payable')
  const payable = await context.orders.payable(tx, { orderId, guestId, method, now })
  if (!payable.ok) return payable
  const { hotelId, orderNo, title, dueId, way, amount, currency, charge, payBefore } = payable.value
  const open = (await paymentsOf(tx, [orderId])).filter((one) => isOpen(one.state) && one.method === method)
  const same = open.find((one) => isSame(one, payable.value) && !isOver(one, now))
  if (same) return ok(same)
  // The order changed or its code expired since it was begun.
  for (const { id } of open) {
    await planOperation(tx, { paymentId: id, kind: 'close', amount: 0, reason: 'begun_anew', now })
  }
  const locale = asked.locale ?? payable.value.locale
  const payment = await insertPayment(tx, {
    ...{ hotelId, orderId, orderNo, method, way, dueId, amount, currency, title, locale, payBefore, now },
    chargeAmount: charge.money.amount,
    chargeCurrency: charge.money.currency,
    rate: charge.conversion,
  })
  const runAt = (payBefore ?? now + LONGEST) + CLOSE_AFTER
  await addJob(tx, 'check_payment', { paymentId: payment.id }, { runAt })
  return ok(payment)
}

const isSame = (open: PaymentRow, { dueId, way, amount, charge }: PayableOrder): boolean =>
  open.dueId === dueId &&
  open.way === way &&
  open.amount === amount &&
  open.chargeAmount === charge.money.amount &&
  open.chargeCurrency === charge.money.currency

const isOver = ({ next }: PaymentRow, now: number) => next?.kind === 'code' && next.expires <= now
