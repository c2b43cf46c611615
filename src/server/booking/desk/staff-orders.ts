import type { Actor } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import { decideCancellation, withoutFees } from '#domain/order/cancel-order.ts'
import { type OrderState, orderStates } from '#domain/order/order-states.ts'
import { ok, refuse } from '#domain/result.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { type Db, transaction } from '../../db/database.ts'
import { applyCancellation } from '../cancel-order.ts'
import type { BookingContext } from '../context.ts'
import { cancellableOrder } from '../order-row.ts'
import { markNotArrived } from '../order-states-store.ts'
import { lockOrder, readEvents, readOrder } from '../store.ts'
import { findIdByNumber, listNewest, readNumbers, type StaffOrder } from './staff-store.ts'

export type { StaffOrder } from './staff-store.ts'
export { findIdByNumber } from './staff-store.ts'

/** Order numbers by id, for all guests. */
export const numbersOf = async (db: Db, ids: readonly Id[]): Promise<ReadonlyMap<Id, string>> =>
  new Map((await readNumbers(db, ids)).map(({ id, number }) => [id, number]))

const isState = (text: string): text is OrderState => orderStates.some((state) => state === text)

/** Null for an unknown state. */
export async function listForStaff(
  db: Db,
  { state, limit }: { state: string | undefined; limit: number },
): Promise<StaffOrder[] | null> {
  if (state !== undefined && !isState(state)) return null
  return listNewest(db, { state: state ?? null, number: null, limit })
}

export async function showForStaff(db: Db, number: string) {
  const [summary] = await listNewest(db, { state: null, number, limit: 1 })
  if (!summary) return null
  const [order, events] = await Promise.all([readOrder(db, summary.id), readEvents(db, summary.id)])
  const { contact, rooms, wishes, arrivalTime, points, promotion, notArrived } = order!
  return {
    ...summary,
    ...{ contact, rooms, wishes, arrivalTime, points, promotion, notArrived },
    events: events.map((event) => ({ ...event, at: isoInstant(event.at, summary.zone) })),
  }
}

/** A no-show can be recorded from check-in on. */
export async function noteNotArrived(db: Db, number: string, now: number) {
  const [order] = await listNewest(db, { state: null, number, limit: 1 })
  if (!order) return refuse('not_found')
  if (order.state === 'confirmed' && order.checkIn > now) return refuse('too_early')
  return (await markNotArrived(db, number)) ? ok(null) : refuse('not_confirmed')
}

type Cancelling = { number: string; dryRun: boolean; isFeeWaived?: boolean; by: Actor }

/**
 * Cancels the remaining rooms of an order under its policy, or without a fee if the hotel fails. A dry run only reports
 * the amounts.
 */
export function cancelForStaff(
  context: BookingContext,
  { number, dryRun, by, isFeeWaived = false }: Cancelling,
) {
  const now = context.now()
  return transaction(context.db, async (tx) => {
    const id = await findIdByNumber(tx, number)
    const order = id && (await lockOrder(tx, { id }))
    if (!order) return refuse('not_found')
    const agreed = cancellableOrder(order)
    const decided = decideCancellation(isFeeWaived ? withoutFees(agreed, now) : agreed, now)
    if (!decided.ok) return refuse('not_cancellable')
    const { refund, fee, pointsBack } = decided.value
    if (!dryRun) await applyCancellation(context, tx, order, decided.value, { by, now, isFeeWaived })
    return ok({ refund, fee, pointsBack, currency: order.snapshot.conversion.to })
  })
}
