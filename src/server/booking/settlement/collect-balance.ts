import { byJob } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import { decideCancellation } from '#domain/order/cancel-order.ts'
import { dueAmount, duesIn, nextDue, roomShare } from '#domain/order/order-dues.ts'
import { isMixedOrder } from '#domain/order/order-snapshot.ts'
import { CHARGE_LEAD } from '#domain/price/payment-types.ts'
import { transaction } from '../../db/database.ts'
import type { RowPage } from '../../jobs/failed-rows.ts'
import { forEachRow } from '../../jobs/for-each-row.ts'
import { applyCancellation } from '../cancel-order.ts'
import { type BookingContext, noMoney } from '../context.ts'
import { cancellableOrder, liveRooms, type OrderRow } from '../order-row.ts'
import { queueOrderMail } from '../queue-order-mail.ts'
import { lockOrder, touchOrder } from '../store.ts'
import { changeDues } from './change-dues.ts'
import { findCapturable, findOverdue, findUnreminded, writeReminded } from './dues-store.ts'

const day = 24 * 60 * 60 * 1000

/** Times of the reminders before a balance is due. */
const reminders = [7 * day, 3 * day, day]

export async function remindOfBalances(context: BookingContext) {
  const now = context.now()
  const find = (page: RowPage) => findUnreminded(context.db, now, reminders, page)
  return forEachRow(context, { task: 'remind_of_balances', find }, async (id) => {
    await transaction(context.db, async (tx) => {
      const order = await lockOrder(tx, { id })
      const due = order && openBalance(order)
      if (!due || due.dueAt! <= now) return
      await writeReminded(tx, { id: due.id, orderId: id }, now)
      await queueOrderMail(context, tx, order, 'rest_due', { rest: dueAmount(due) }, `${due.id}:${now}`)
    })
  })
}

/**
 * Cancels orders whose balance is unpaid when it is due. The policy applies as of the due time, before the fee grows,
 * so a late run costs the guest nothing. Of rooms at different rates, those that owe nothing stay.
 */
export async function cancelUnpaidOrders(context: BookingContext) {
  const now = context.now()
  const find = (page: RowPage) => findOverdue(context.db, now, page)
  return forEachRow(context, { task: 'cancel_unpaid_orders', find }, async (id) => {
    await transaction(context.db, async (tx) => {
      const order = await lockOrder(tx, { id })
      const dueAt = order && openBalance(order)?.dueAt
      if (!dueAt || dueAt > now) return
      // A payment under way gets time to finish, at most until the fee could grow.
      const { checking } = (await context.payments.moneyOf(tx, [id])).get(id) ?? noMoney
      if (checking && now < dueAt + CHARGE_LEAD) return
      for (const room of unpaidRooms(order)) {
        const left = (await lockOrder(tx, { id }))!
        const decided = decideCancellation(cancellableOrder(left), dueAt, room)
        if (decided.ok)
          await applyCancellation(context, tx, left, decided.value, {
            by: byJob('cancel_unpaid_orders'),
            now,
          })
      }
    })
  })
}

/** The rooms to cancel one by one, or undefined for all that are left. */
function unpaidRooms(order: OrderRow): (Id | undefined)[] {
  const rooms = liveRooms(order)
  const owing = rooms.filter(({ position }) => roomShare(order.dues, position, 'open') > 0)
  const isWhole = owing.length === rooms.length || !isMixedOrder(order.snapshot)
  return isWhole ? [undefined] : owing.map(({ id }) => id)
}

/** The difference of a change expires by itself and never cancels the stay. */
const openBalance = ({ state, dues }: OrderRow) =>
  state === 'confirmed'
    ? nextDue(
        dues.filter(({ kind }) => kind !== 'change'),
        false,
      )
    : null

/** Captures a guarantee from its hold when the fee begins, up to the amount that the order owes now. */
export async function captureGuarantees(context: BookingContext) {
  const now = context.now()
  const find = (page: RowPage) => findCapturable(context.db, now, page)
  return forEachRow(context, { task: 'capture_guarantees', find }, async (id) => {
    await transaction(context.db, async (tx) => {
      const order = await lockOrder(tx, { id })
      if (order?.state !== 'confirmed') return
      const due = duesIn(order.dues, 'held').find(({ dueAt }) => dueAt !== null && dueAt <= now)
      if (!due) return
      await changeDues(tx, order, [{ ...due, state: 'capturing' }], now)
      const plan = { orderId: id, amount: dueAmount(due), key: `due:${due.id}`, dueId: due.id, now }
      await context.payments.planCapture(tx, plan)
      await touchOrder(tx, id)
    })
  })
}
