import { agreedNow, type FrozenOrder, priceOfOrder } from '#domain/frozen-order.ts'
import type { Id } from '#domain/id.ts'
import { owedBy, reduceDues } from '#domain/order-dues.ts'
import { isSameTerms } from '#domain/quoted-terms.ts'
import { decideRerate } from '#domain/rerate.ts'
import { ok, refuse } from '#domain/result.ts'
import { totalOf } from '#domain/stay-price.ts'
import { type Db, type Tx, transaction } from '../db/database.ts'
import { priceProduct } from '../hotels/rooms-and-quotes/price-product.ts'
import type { RowPage } from '../jobs/failed-rows.ts'
import { forEachRow } from '../jobs/for-each-row.ts'
import { returnPoints } from '../points/spend-points.ts'
import { changeDues } from './change-dues.ts'
import { liveRooms, type OrderRow } from './order-row.ts'
import { findRepriceable, writeOffer, writeRerate } from './rerate-store.ts'
import { addEvent, lockOrder, readOrder } from './store.ts'
import { tellGuest } from './tell-guest.ts'
import type { BookingWorld } from './world.ts'

/** Our own price for the same product today, against the order's; a refusal where there is nothing to gain. */
async function lowerPriceOf(db: Db, order: OrderRow, now: number) {
  // A room that was cancelled has been settled: the price of the rest is not the price of a stay that can be asked for.
  if (liveRooms(order).length < order.rooms.length) return refuse('not_rerateable')
  const { product, stay, party, conversion, terms } = order.frozen
  const offer = await priceProduct(db, { product, stay, party, conversion, now })
  if (!offer || !isSameTerms(offer.terms, terms)) return refuse('not_lower')
  return decideRerate({ state: order.state, order: order.frozen }, offer.inHouse, now)
}

/** Every night: orders that can be cancelled free of charge are priced again, and whoever could pay less is told. */
export async function findLowerPrices(world: BookingWorld) {
  const now = world.now()
  const find = (page: RowPage) => findRepriceable(world.db, now, page)
  return forEachRow(world, { task: 'find_lower_prices', find }, async (id) => {
    await transaction(world.db, async (tx) => {
      const order = await lockOrder(tx, { id })
      if (!order) return
      const found = await lowerPriceOf(tx, order, now)
      const offer = found.ok
        ? { total: totalOf(priceOfOrder(found.value.order)), saving: found.value.saving }
        : null
      if (offer?.total === order.rerate?.total) return
      await writeOffer(tx, id, offer)
      if (offer)
        await tellGuest(world, tx, { ...order, version: order.version + 1 }, 'rerate', {
          saving: offer.saving,
        })
    })
  })
}

/** The guest takes the lower price: the order is frozen anew, and what was paid beyond it goes back. */
export async function takeLowerPrice(world: BookingWorld, tx: Tx, { id, guestId }: { id: Id; guestId: Id }) {
  const now = world.now()
  const order = await lockOrder(tx, { id, guestId })
  if (!order) return refuse('not_found')
  const found = await lowerPriceOf(tx, order, now)
  if (!found.ok) return refuse('not_reratable')
  const { order: frozen, saving, pointsBack } = found.value
  const { dues, refund, release } = lowerDues(order, frozen)
  await writeRerate(tx, {
    orderId: id,
    n: order.revision + 1,
    snapshot: frozen,
    total: totalOf(priceOfOrder(frozen)),
    by: 'guest',
    now,
  })
  await changeDues(tx, order, dues, now)
  const key = `rerate:${id}:${order.version}`
  if (pointsBack > 0) await returnPoints(tx, { guestId, orderId: id, points: pointsBack, now, key })
  if (refund > 0) await world.payments.planRefund(tx, { orderId: id, amount: refund, key, now })
  if (release > 0) await world.payments.planRelease(tx, { orderId: id, amount: release, key, now })
  const priced = { orderId: id, rooms: frozen.rooms.map(({ price }) => price), toCny: frozen.toCny, now }
  for (const { repriced } of world.listeners) await repriced(tx, priced)
  const before = totalOf(priceOfOrder(agreedNow(order)))
  await addEvent(tx, id, order.state, {
    kind: 'rerated',
    by: 'guest',
    now,
    facts: { saving, refund, before },
  })
  return ok((await readOrder(tx, id))!)
}

/** Every room owes the lower price: less is to be paid, held or kept of what was paid. */
function lowerDues(order: OrderRow, { rooms, collected }: FrozenOrder) {
  const reductions = liveRooms(order).map(({ position }) => {
    const { now, later } = rooms[position]!.dues
    return [position, Math.max(0, owedBy(order.dues, position) - now - later)] as const
  })
  const lowered = reduceDues(order.dues, new Map(reductions))
  return {
    ...lowered,
    dues: lowered.dues.map((due) =>
      due.kind === 'balance' && due.state === 'open' ? { ...due, dueAt: collected ?? due.dueAt } : due,
    ),
  }
}
