import { nextDue } from '#domain/order-dues.ts'
import { type Settled, settleOrder } from '#server/booking/settle-order.ts'
import { readOrder } from '#server/booking/store.ts'
import type { BookingWorld } from '#server/booking/world.ts'
import { transaction } from '#server/db/database.ts'

type Paid = Omit<Settled, 'dueId' | 'paymentId'>

/** Money arrives for the due of an order that is paid next, without a provider; paid twice, for the last one. */
export const settleDue = (world: BookingWorld, paid: Paid): Promise<'accepted' | 'give_back'> =>
  transaction(world.db, async (tx) => {
    const order = (await readOrder(tx, paid.orderId))!
    const due = nextDue(order.dues, order.state === 'held') ?? order.dues.at(-1)
    const settled = { ...paid, dueId: due?.id ?? null, paymentId: null }
    return (await settleOrder(world, tx, settled)) === 'give_back' ? 'give_back' : 'accepted'
  })
