import type { Id } from '#domain/id.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Db } from '../db/database.ts'
import type { PaymentContext } from './context.ts'
import { movementsOf } from './movements/movement-store.ts'
import { operationsOf } from './operations/operation-store.ts'
import { presentSummary, presentTrail } from './present.ts'
import { paymentsOf } from './store.ts'

type Asked = { orderId: Id; guestId: Id }

/** All money events of a guest's order. */
export async function showTrail(context: PaymentContext, asked: Asked) {
  if (!(await context.orders.isOf(context.db, asked))) return refuse('not_found')
  return ok(await trailOf(context.db, asked.orderId))
}

/** The same for any order. */
export async function trailOf(db: Db, orderId: Id) {
  const payments = await paymentsOf(db, [orderId])
  if (payments.length === 0) return []
  const ids = payments.map(({ id }) => id)
  const [operations, movements] = await Promise.all([operationsOf(db, ids), movementsOf(db, ids)])
  return presentTrail({ payments, operations, movements })
}

/** The sums of an order's money at one provider, and its fees. */
export async function showSummary(
  context: PaymentContext,
  { method, ...asked }: Asked & { method: PaymentMethod },
) {
  if (!(await context.orders.isOf(context.db, asked))) return refuse('not_found')
  const payments = (await paymentsOf(context.db, [asked.orderId])).filter((one) => one.method === method)
  return ok(presentSummary(payments, payments.at(-1)?.currency ?? 'CNY'))
}
