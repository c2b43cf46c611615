import type { Id } from '#domain/id.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { ok, refuse } from '#domain/result.ts'
import { type Audited, recordAudit, type Trace, traceOfCaller } from '../../audit/record-audit.ts'
import type { Tx } from '../../db/database.ts'
import { type DeskCaller, staffOf } from '../../http/caller.ts'
import type { BookingContext } from '../context.ts'
import type { OrderRow } from '../order-row.ts'
import { readOrder } from '../store.ts'
import { type DeskBookingContext, deskOrder } from './desk-order.ts'
import { lockScopedOrder } from './desk-store.ts'

/** The originator of a change by staff, at the desk or in the terminal. */
export type Changer = {
  readonly trace: Trace
  /** Null for the operator of the machine, who has no staff account. */
  readonly staffId: Id | null
  /** Null: all hotels. */
  readonly hotels: readonly Id[] | null
}

export const changerOf = (caller: DeskCaller): Changer => {
  const { staffId, hotels } = staffOf(caller)
  return { trace: traceOfCaller(caller), staffId, hotels }
}

/** Locks the order if this member may see it and its version is unchanged. */
export async function lockShown(
  tx: Tx,
  { number, version }: { number: string; version?: number },
  { hotels }: Pick<Changer, 'hotels'>,
) {
  const order = await lockScopedOrder(tx, { number, hotels })
  if (!order) return refuse('not_found')
  if (version !== undefined && order.version !== version)
    return refuse({ reason: 'order_changed' as const, version: order.version })
  return ok(order)
}

type Change = Omit<Audited, 'object' | 'now' | 'hotelId'>

export const auditOrder = (
  tx: Tx,
  { now }: Pick<BookingContext, 'now'>,
  { id, number, snapshot }: OrderRow,
  { trace }: Pick<Changer, 'trace'>,
  change: Change,
) =>
  recordAudit(tx, trace, {
    object: { kind: 'order', id, name: number },
    hotelId: snapshot.product.hotel,
    now: now(),
    ...change,
  })

/** The order after a change, read in the same transaction. */
export async function answerWith(context: DeskBookingContext, tx: Tx, order: OrderRow, caller: DeskCaller) {
  const changed = (await readOrder(tx, order.id))!
  const viewer = { staff: staffOf(caller), locale: caller.locale, zone: caller.zone }
  return ok(await deskOrder(context, tx, changed, viewer))
}

export const shownIn = ({ snapshot }: OrderRow, amount: number) =>
  formatMoney({ amount, currency: snapshot.conversion.to })
