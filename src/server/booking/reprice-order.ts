import type { Id } from '#domain/id.ts'
import { lowerDues } from '#domain/order/order-dues.ts'
import { agreedNow, isMixedOrder, priceOfOrder } from '#domain/order/order-snapshot.ts'
import { decideLowerPrice } from '#domain/order/rerate.ts'
import { isSameTerms } from '#domain/price/quoted-terms.ts'
import { totalOf } from '#domain/price/stay-price.ts'
import { ok, refuse } from '#domain/result.ts'
import { type Db, type Tx, transaction } from '../db/database.ts'
import { priceProduct } from '../hotels/rooms-and-quotes/price-product.ts'
import type { RowPage } from '../jobs/failed-rows.ts'
import { forEachRow } from '../jobs/for-each-row.ts'
import { returnPoints } from '../points/spend-points.ts'
import { dropPendingChange } from './change/pending-change.ts'
import type { BookingContext } from './context.ts'
import { liveRooms, type OrderRow } from './order-row.ts'
import { queueOrderMail } from './queue-order-mail.ts'
import { findRepriceable, writeOffer, writeRerate } from './rerate-store.ts'
import { changeDues } from './settlement/change-dues.ts'
import { addEvent, lockOrder, readOrder } from './store.ts'

/** Compares our current price for the same product with the order's; refuses if it is not lower. */
async function lowerPriceOf(db: Db, order: OrderRow, now: number) {
  // Cancelled rooms are settled, so the price of the others is not that of a stay that can be quoted.
  const isWhole = liveRooms(order).length === order.rooms.length
  if (!isWhole || isMixedOrder(order.snapshot)) return refuse('not_reratable')
  const { product, stay, party, conversion, terms } = order.snapshot
  const offer = await priceProduct(db, { product, stay, party, conversion, now })
  if (!offer || !isSameTerms(offer.terms, terms)) return refuse('not_lower')
  return decideLowerPrice({ state: order.state, order: order.snapshot }, offer.inHouse, now)
}

/** Nightly: reprices orders that can be cancelled free of charge, and mails guests who could pay less. */
export async function findLowerPrices(context: BookingContext) {
  const now = context.now()
  const find = (page: RowPage) => findRepriceable(context.db, now, page)
  return forEachRow(context, { task: 'find_lower_prices', find }, async (id) => {
    await transaction(context.db, async (tx) => {
      const order = await lockOrder(tx, { id })
      if (!order) return
      const found = await lowerPriceOf(tx, order, now)
      const offer = found.ok
        ? { total: totalOf(priceOfOrder(found.value.order)), saving: found.value.saving }
        : null
      if (offer?.total === order.rerate?.total) return
      await writeOffer(tx, id, offer)
      if (offer)
        await queueOrderMail(context, tx, { ...order, version: order.version + 1 }, 'rerate', {
          saving: offer.saving,
        })
    })
  })
}

/** Accepts the lower price: the order gets a new revision, and the difference is refunded. */
export async function takeLowerPrice(
  context: BookingContext,
  tx: Tx,
  { id, guestId }: { id: Id; guestId: Id },
) {
  const now = context.now()
  const locked = await lockOrder(tx, { id, guestId })
  if (!locked) return refuse('not_found')
  const found = await lowerPriceOf(tx, locked, now)
  if (!found.ok) return refuse('not_reratable')
  const order = await dropPendingChange(tx, locked, now)
  const { order: snapshot, saving, pointsBack } = found.value
  const { dues, refund, release } = lowerDues(
    order.dues,
    liveRooms(order).map(({ position }) => position),
    snapshot,
  )
  await writeRerate(tx, {
    orderId: id,
    n: order.revision + 1,
    snapshot,
    total: totalOf(priceOfOrder(snapshot)),
    by: { kind: 'guest', id: guestId },
    now,
  })
  await changeDues(tx, order, dues, now)
  const key = `rerate:${id}:${order.version}`
  if (pointsBack > 0) await returnPoints(tx, { guestId, orderId: id, points: pointsBack, now, key })
  if (refund > 0) await context.payments.planRefund(tx, { orderId: id, amount: refund, key, now })
  if (release > 0) await context.payments.planRelease(tx, { orderId: id, amount: release, key, now })
  const priced = { orderId: id, rooms: snapshot.rooms.map(({ price }) => price), toCny: snapshot.toCny, now }
  for (const { repriced } of context.listeners) await repriced(tx, priced)
  const before = totalOf(priceOfOrder(agreedNow(order)))
  await addEvent(tx, id, order.state, {
    kind: 'rerated',
    by: { kind: 'guest', id: guestId },
    now,
    facts: { saving, refund, before },
  })
  return ok((await readOrder(tx, id))!)
}
