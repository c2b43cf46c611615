import { nextDue } from '#domain/order/order-dues.ts'
import type { BookingContext } from '#server/booking/context.ts'
import { settleOrder } from '#server/booking/settlement/settle-order.ts'
import type { Settled } from '#server/booking/settlement/settled.ts'
import { readOrder } from '#server/booking/store.ts'
import { transaction } from '#server/db/database.ts'

type Paid = Omit<Settled, 'dueId' | 'paymentId' | 'by'>

/** A payment without a provider for the next due of an order; a second payment goes to the last one. */
export const settleDue = (context: BookingContext, paid: Paid): Promise<'accepted' | 'give_back'> =>
  transaction(context.db, async (tx) => {
    const order = (await readOrder(tx, paid.orderId))!
    const due = nextDue(order.dues, order.state === 'held') ?? order.dues.at(-1)
    const by = { kind: 'provider', name: 'paypal' } as const
    const settled = { ...paid, dueId: due?.id ?? null, paymentId: null, by }
    return (await settleOrder(context, tx, settled)) === 'give_back' ? 'give_back' : 'accepted'
  })
