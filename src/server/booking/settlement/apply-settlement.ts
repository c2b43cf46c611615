import type { Id } from '#domain/id.ts'
import type { Settlement } from '#domain/order/cancel-order.ts'
import { duesIn, reduceDues, roomShare } from '#domain/order/order-dues.ts'
import type { Tx } from '../../db/database.ts'
import type { BookingContext } from '../context.ts'
import type { OrderRoomRow, OrderRow } from '../order-row.ts'
import { addDue, changeDues } from './change-dues.ts'

export type SettledRoom = { readonly room: OrderRoomRow; readonly settlement: Settlement }

/**
 * Writes the dues of rooms after a cancellation or no-show: unpaid and held amounts become void, paid ones are reduced
 * to the fee. A fee that is captured from the hold becomes a due of its own, whose id is returned.
 */
export async function settleDues(
  tx: Tx,
  order: OrderRow,
  settled: readonly SettledRoom[],
  { kind, now }: { kind: 'cancellation_fee' | 'no_show_fee'; now: number },
): Promise<Id | null> {
  const positions = settled.map(({ room }) => room.position)
  const owed = new Map(
    positions.map((position) => [position, roomShare(order.dues, position, 'open', 'held')]),
  )
  const unpaid = reduceDues(order.dues, owed, ['open', 'held'])
  const refunds = new Map(settled.map(({ room, settlement }) => [room.position, settlement.refund]))
  const { dues } = reduceDues(unpaid.dues, refunds, ['capturing', 'paid'])
  await changeDues(tx, order, dues, now)
  const captures = order.rooms.map(
    ({ id }) => settled.find(({ room }) => room.id === id)?.settlement.capture ?? 0,
  )
  if (captures.every((capture) => capture === 0)) return null
  const [hold] = duesIn(order.dues, 'held')
  return addDue(tx, order, {
    kind,
    shares: captures,
    dueAt: now,
    state: 'capturing',
    paymentId: hold?.paymentId ?? null,
  })
}

type Planned = { readonly orderId: Id; readonly key: string; readonly now: number }

/** Plans the refund, the capture of the fee and the release of the remaining hold. */
export async function planMoney(
  { payments }: Pick<BookingContext, 'payments'>,
  tx: Tx,
  plan: Planned,
  {
    refund,
    capture,
    release,
    feeDue,
  }: Pick<Settlement, 'refund' | 'capture' | 'release'> & { feeDue: Id | null },
): Promise<void> {
  if (refund > 0) await payments.planRefund(tx, { ...plan, amount: refund })
  if (feeDue) await payments.planCapture(tx, { ...plan, amount: capture, dueId: feeDue })
  if (release > 0) await payments.planRelease(tx, { ...plan, amount: release })
}
