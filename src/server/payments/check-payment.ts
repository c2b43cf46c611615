import type { Id } from '#domain/id.ts'
import { isOpen } from '#domain/payment-sums.ts'
import { transaction } from '../db/database.ts'
import type { RowPage } from '../jobs/failed-rows.ts'
import { forEachRow } from '../jobs/for-each-row.ts'
import { advancePayment } from './advance-payment.ts'
import { applyMovements } from './apply-movements.ts'
import { planFinish } from './finish-payment.ts'
import { lockPayment } from './lock-payment.ts'
import { planOperation } from './plan-operation.ts'
import { providerPayment } from './provider-view.ts'
import { whyOdd } from './receive-message.ts'
import { findOpen, readPayment, writeReview } from './store.ts'
import { type PaymentWorld, providerOf } from './world.ts'

/**
 * Asks the provider how a payment stands: for whoever was told nothing, or something that contradicts itself. Once the
 * time to pay is over, it is closed there first and counts as expired only then.
 */
export async function checkPayment(world: PaymentWorld, paymentId: Id): Promise<void> {
  const payment = await readPayment(world.db, paymentId)
  if (!payment) return
  if (payment.reference !== null) {
    const facts = await providerOf(world, payment.method).read(providerPayment(world, payment))
    if (facts.is === 'done') {
      await transaction(world.db, async (tx) => {
        const locked = await lockPayment(world, tx, paymentId)
        const odd = whyOdd(world, locked, facts.value)
        if (odd && locked.review !== odd) await writeReview(tx, paymentId, odd)
        // Too little, or too much, is money all the same: the order refuses it, and it goes back.
        if (odd && odd !== 'wrong_amount') return
        const after = await applyMovements(world, tx, locked, facts.value.movements)
        if (facts.value.stage === 'approved' && isOpen(after.state)) await planFinish(world, tx, after)
      })
    }
  }
  await closeIfOver(world, paymentId)
  await advancePayment(world, paymentId)
}

const LONGEST = 24 * 60 * 60 * 1000

const closeIfOver = (world: PaymentWorld, paymentId: Id) =>
  transaction(world.db, async (tx) => {
    const now = world.now()
    const { id, state, payBefore, createdAt } = await lockPayment(world, tx, paymentId)
    if (!isOpen(state) || (payBefore ?? createdAt + LONGEST) > now) return
    await planOperation(tx, { paymentId: id, kind: 'close', amount: 0, reason: 'too_late', now })
  })

const FIRST_LOOK = 60_000

/** Every minute: payments whose payer is away, in case nobody tells us that he has paid. */
export async function checkOpenPayments(world: PaymentWorld) {
  const startedBefore = world.now() - FIRST_LOOK
  const find = (page: RowPage) => findOpen(world.db, { startedBefore, page })
  return forEachRow(world, { task: 'check_payments', find }, (id) => checkPayment(world, id))
}
