import type { Id } from '#domain/id.ts'
import type { PaymentMethod } from '#domain/payment-means.ts'
import { ok, refuse } from '#domain/result.ts'
import { checkPayment } from './check-payment.ts'
import { paymentsOf } from './store.ts'
import type { PaymentWorld } from './world.ts'

type Asked = { orderId: Id; guestId: Id; method: PaymentMethod }

/**
 * Asks a provider at once how an order's payments stand, and does what was decided of them: freezes that were made are
 * found, captures and releases are sent. How much of a hold is taken or let go the order decides, never the caller.
 */
export async function bringForward(world: PaymentWorld, { orderId, guestId, method }: Asked) {
  if (!(await world.orders.isOf(world.db, { orderId, guestId }))) return refuse('not_found')
  const begun = (await paymentsOf(world.db, [orderId])).filter((one) => one.method === method)
  if (begun.length === 0) return refuse('not_payable')
  for (const { id } of begun) await checkPayment(world, id)
  return ok(null)
}
