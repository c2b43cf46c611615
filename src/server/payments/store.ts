import type { Id } from '#domain/id.ts'
import type { Conversion } from '#domain/money/exchange.ts'
import type { PaymentReview } from '#domain/payment/payment-states.ts'
import type { Db, Tx } from '../db/database.ts'
import { signalDesk } from '../db/desk-signal.ts'
import { nextRows, type RowPage } from '../jobs/failed-rows.ts'
import {
  enterOrderOfPayment,
  enterPayment,
  enterReference,
  findHotelOfPayment,
  hotelOfPayment,
  placesOfPayments,
  takenNumbers,
} from './payment-directory-store.ts'
import type { PaymentRow } from './payment-row.ts'
import type { NextStep } from './provider.ts'

const moment = (ms: number | null) => (ms === null ? null : new Date(ms))
const ms = (db: Db, column: string) => db`(extract(epoch from ${db(column)}) * 1000)::float8`

const columns = (db: Db) => db`
  id, key, order_id as "orderId", method, way, due_id as "dueId", state, amount::float8, currency,
  charge_amount::float8 as "chargeAmount", charge_currency as "chargeCurrency", out_no as "outNo", reference, next,
  title, locale, authorised::float8, captured::float8, released::float8, refunded::float8,
  charge_captured::float8 as "chargeCaptured", charge_refunded::float8 as "chargeRefunded", fee::float8,
  hold_id as "holdId", ${ms(db, 'hold_expires_at')} as "holdExpiresAt", ${ms(db, 'honoured_until')} as "honouredUntil",
  orphan as unclaimed, review, ${ms(db, 'pay_before')} as "payBefore", ${ms(db, 'created_at')} as "createdAt"`

export type NewPayment = Pick<
  PaymentRow,
  | 'orderId'
  | 'method'
  | 'way'
  | 'dueId'
  | 'amount'
  | 'currency'
  | 'chargeAmount'
  | 'chargeCurrency'
  | 'title'
  | 'locale'
  | 'payBefore'
> & { readonly hotelId: Id; readonly orderNo: string; readonly rate: Conversion | null; readonly now: number }

/** Payments of one order that were assigned to others, at most. */
const MOST_ASSIGNED = 100

/** The next attempt to pay an order; the order must be locked. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<PaymentRow> {
  const { hotelId, orderId, method } = payment
  const { attempt, outNo } = await nextNumber(tx, payment)
  const id = await enterPayment(tx, { hotelId, orderId, method, outNo })
  await tx`
    insert into payments ${tx({
      id,
      hotel_id: hotelId,
      order_id: orderId,
      method,
      way: payment.way,
      due_id: payment.dueId,
      attempt,
      amount: payment.amount,
      currency: payment.currency,
      charge_amount: payment.chargeAmount,
      charge_currency: payment.chargeCurrency,
      rate: payment.rate && tx.json(payment.rate as never),
      out_no: outNo,
      title: payment.title,
      locale: payment.locale,
      pay_before: moment(payment.payBefore),
      created_at: new Date(payment.now),
    })}`
  signalDesk(tx)
  return (await readPayment(tx, id))!
}

/** Payments that staff assigned to another order keep their numbers, so the next number may be taken. */
async function nextNumber(tx: Tx, { orderId, orderNo }: Pick<NewPayment, 'orderId' | 'orderNo'>) {
  const first = await nextAttempt(tx, orderId)
  const numbers = Array.from({ length: MOST_ASSIGNED }, (_, at) => ({
    attempt: first + at,
    outNo: `${orderNo}P${first + at}`,
  }))
  const taken = await takenNumbers(
    tx,
    numbers.map(({ outNo }) => outNo),
  )
  const free = numbers.find(({ outNo }) => !taken.has(outNo))
  if (!free) throw new Error(`${MOST_ASSIGNED} payments of order ${orderNo} were assigned to others`)
  return free
}

/** Payments of an order can be for several hotels, if staff assigned one to it. */
async function nextAttempt(tx: Tx, orderId: Id): Promise<number> {
  const { ids, hotels } = await placesOfPayments(tx, [orderId])
  const [last] = await tx<[{ attempt: number }]>`
    select coalesce(max(attempt), 0)::int as attempt from payments
    where id = any(${ids}::bigint[]) and hotel_id = any(${hotels}::bigint[])`
  return last.attempt + 1
}

export async function readPayment(db: Db, id: Id): Promise<PaymentRow | null> {
  const [row] = await db<PaymentRow[]>`
    select ${columns(db)} from payments where id = ${id} and hotel_id = ${await findHotelOfPayment(db, id)}`
  return row ?? null
}

/** Locks the payment. The order is locked before its payments, here as in booking. */
export async function lockRow(tx: Tx, id: Id): Promise<PaymentRow> {
  const [row] = await tx<PaymentRow[]>`
    select ${columns(tx)} from payments where id = ${id} and hotel_id = ${await hotelOfPayment(tx, id)} for update`
  if (!row) throw new Error(`there is no payment ${id}`)
  return row
}

export async function paymentsOf(db: Db, orderIds: readonly Id[]): Promise<PaymentRow[]> {
  const { ids, hotels } = await placesOfPayments(db, orderIds)
  return db<PaymentRow[]>`
    select ${columns(db)} from payments
    where id = any(${ids}::bigint[]) and hotel_id = any(${hotels}::bigint[]) order by id`
}

/** The provider's reference, and the payer's next step. */
export async function writeBegun(tx: Tx, id: Id, reference: string | null, next: NextStep) {
  await enterReference(tx, id, reference)
  await tx`
    update payments set reference = ${reference}, next = ${tx.json(next as never)}
    where id = ${id} and hotel_id = ${await hotelOfPayment(tx, id)}`
}

/** Writes sums, hold and state; only `movePayment` calls it. */
export async function writePayment(tx: Tx, row: PaymentRow) {
  await tx`update payments set ${tx({
    state: row.state,
    authorised: row.authorised,
    captured: row.captured,
    released: row.released,
    refunded: row.refunded,
    charge_captured: row.chargeCaptured,
    charge_refunded: row.chargeRefunded,
    fee: row.fee,
    hold_id: row.holdId,
    hold_expires_at: moment(row.holdExpiresAt),
    honoured_until: moment(row.honouredUntil),
    orphan: row.unclaimed,
    review: row.review,
  })} where id = ${row.id} and hotel_id = ${await hotelOfPayment(tx, row.id)}`
  signalDesk(tx)
}

/** The payment becomes the next attempt to pay another order; both orders must be locked. */
export async function writeAssignment(tx: Tx, { id, orderId, dueId }: { id: Id; orderId: Id; dueId: Id }) {
  const attempt = await nextAttempt(tx, orderId)
  await enterOrderOfPayment(tx, id, orderId)
  await tx`
    update payments set order_id = ${orderId}, due_id = ${dueId}, attempt = ${attempt}
    where id = ${id} and hotel_id = ${await hotelOfPayment(tx, id)}`
}

export async function writeReview(tx: Db, id: Id, review: PaymentReview | null) {
  await tx`
    update payments set review = ${review} where id = ${id} and hotel_id = ${await findHotelOfPayment(tx, id)}`
  signalDesk(tx)
}

const ids = (rows: readonly { id: Id }[]) => rows.map(({ id }) => id)

/** Payments that have waited for their payer since at least then. */
export const findOpen = async (db: Db, { startedBefore, page }: { startedBefore: number; page: RowPage }) =>
  ids(
    await db<{ id: Id }[]>`
      select id from payments where state in ('created', 'pending') and created_at <= ${new Date(startedBefore)}
        and ${nextRows(db, page)}`,
  )

/** Holds that the provider honours no longer than this, or that expire by then. */
export const findHoldsToRenew = async (db: Db, by: number, page: RowPage) =>
  ids(
    await db<{ id: Id }[]>`
      select id from payments where state = 'authorised' and review is null
        and (honoured_until <= ${new Date(by)} or hold_expires_at <= ${new Date(by)})
        and ${nextRows(db, page)}`,
  )
