import type { Id } from '#domain/id.ts'
import { type Money, money } from '#domain/money/money.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import type { PaymentState } from '#domain/payment/payment-states.ts'
import { chargedPart, heldOf, isOpen } from '#domain/payment/payment-sums.ts'
import type { Db } from '../db/database.ts'
import { operationsOf } from './operations/operation-store.ts'
import type { OperationRow, PaymentRow } from './payment-row.ts'
import { paymentsOf } from './store.ts'

/** The money movements of an order so far, in its own currency. */
type OrderMoney = {
  readonly state: PaymentState | null
  readonly method: PaymentMethod | null
  readonly checking: boolean
  readonly captured: number
  readonly held: number
  readonly refunded: number
  /** The amount that the provider holds or has charged, if its currency differs. */
  readonly charged: Money | null
}

/** For every order with at least one payment. */
export async function moneyOf(db: Db, orderIds: readonly Id[]): Promise<ReadonlyMap<Id, OrderMoney>> {
  if (orderIds.length === 0) return new Map()
  const payments = await paymentsOf(db, orderIds)
  const open = payments.filter(({ state }) => isOpen(state)).map(({ id }) => id)
  const operations = open.length > 0 ? await operationsOf(db, open) : []
  return new Map(
    [...Map.groupBy(payments, ({ orderId }) => orderId)].map(([orderId, rows]) => [
      orderId,
      moneyOfOrder(rows, operations),
    ]),
  )
}

function moneyOfOrder(payments: readonly PaymentRow[], operations: readonly OperationRow[]): OrderMoney {
  const kept = payments.filter(({ unclaimed }) => !unclaimed)
  const sum = (part: (payment: PaymentRow) => number) => kept.reduce((all, one) => all + part(one), 0)
  const isUnderWay = ({ id }: PaymentRow) =>
    operations.some(
      ({ paymentId, kind, state }) =>
        paymentId === id && kind !== 'close' && ['planned', 'sent', 'unknown'].includes(state),
    )
  const paid = kept.findLast(({ authorised, captured }) => authorised + captured > 0)
  const waiting = payments.findLast((one) => isOpen(one.state))
  const last = payments.at(-1)
  // An attempt to pay another due is shown rather than the earlier payment.
  const rest = isAnother(last, paid) ? last : undefined
  const shown = waiting && isUnderWay(waiting) ? waiting : (rest ?? paid ?? waiting ?? last)
  const checking = payments.some((one) => one.state === 'pending' || (isOpen(one.state) && isUnderWay(one)))
  return {
    state: shown === waiting && checking ? 'pending' : (shown?.state ?? null),
    method: shown?.method ?? null,
    checking,
    captured: sum(({ captured }) => captured),
    held: sum(heldOf),
    refunded: sum(({ refunded }) => refunded),
    charged: shown ? chargedOf(shown) : null,
  }
}

const isAnother = (last: PaymentRow | undefined, paid: PaymentRow | undefined): boolean =>
  last !== undefined &&
  paid !== undefined &&
  last.dueId !== paid.dueId &&
  (isOpen(last.state) || last.state === 'failed')

function chargedOf(payment: PaymentRow): Money | null {
  const { amount, captured, currency, chargeAmount, chargeCaptured, chargeCurrency } = payment
  const held = heldOf(payment)
  const charged = held > 0 ? chargedPart({ amount, charge: chargeAmount }, captured, held) : chargeCaptured
  return charged > 0 && chargeCurrency !== currency ? money(charged, chargeCurrency) : null
}
