import type { Id } from '#domain/id.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import type { PlannedSums } from '#domain/payment/payment-sums.ts'
import type { Db, Tx } from '../../db/database.ts'
import { signalDesk } from '../../db/desk-signal.ts'
import { nextRows, type RowPage } from '../../jobs/failed-rows.ts'
import { hotelOfPayment, hotelsOfPayments } from '../payment-directory-store.ts'
import type { OperationRow } from '../payment-row.ts'
import type { OperationKind } from '../provider.ts'

const ms = (db: Db, column: string) => db`(extract(epoch from ${db(column)}) * 1000)::float8`

const columns = (db: Db) => db`
  id, payment_id as "paymentId", kind, amount::float8, charge_amount::float8 as "chargeAmount", reason,
  due_id as "dueId", state,
  capture_id as "captureId", refusal, resolved, tries, ${ms(db, 'planned_at')} as "plannedAt",
  ${ms(db, 'first_sent_at')} as "firstSentAt", ${ms(db, 'sent_at')} as "sentAt",
  ${ms(db, 'next_try_at')} as "nextTryAt", ${ms(db, 'finished_at')} as "finishedAt"`

export type NewOperation = {
  paymentId: Id
  kind: OperationKind
  amount: number
  reason: string
  /** The due that a capture of a hold settles. */
  dueId?: Id | null
  now: number
}

/** False if this was decided before. */
export async function insertOperation(tx: Tx, operation: NewOperation): Promise<boolean> {
  const { paymentId, kind, amount, reason, dueId = null, now } = operation
  const made = await tx`
    insert into payment_operations ${tx({
      payment_id: paymentId,
      hotel_id: await hotelOfPayment(tx, paymentId),
      kind,
      amount,
      charge_amount: 0,
      reason,
      due_id: dueId,
      planned_at: new Date(now),
      next_try_at: new Date(now),
    })} on conflict do nothing returning id`
  return made.length > 0
}

export async function operationsOf(db: Db, paymentIds: readonly Id[]): Promise<OperationRow[]> {
  const hotels = await hotelsOfPayments(db, paymentIds)
  return db<OperationRow[]>`
    select ${columns(db)} from payment_operations
    where payment_id = any(${[...paymentIds]}::bigint[]) and hotel_id = any(${hotels}::bigint[]) order by n`
}

/** Sums of operations that are planned and not done yet. */
export async function plannedSums(db: Db, paymentId: Id): Promise<PlannedSums> {
  const [row] = await db<[PlannedSums]>`
    select coalesce(sum(amount) filter (where kind = 'capture'), 0)::float8 as captures,
      coalesce(sum(amount) filter (where kind = 'refund'), 0)::float8 as refunds
    from payment_operations
    where payment_id = ${paymentId} and hotel_id = ${await hotelOfPayment(db, paymentId)}
      and state in ('planned', 'sent', 'unknown')`
  return row
}

type OperationKey = { readonly id: string; readonly paymentId: Id }

async function update(tx: Tx, { id, paymentId }: OperationKey, changes: ReturnType<Tx>) {
  await tx`
    update payment_operations set ${changes}
    where id = ${id} and payment_id = ${paymentId} and hotel_id = ${await hotelOfPayment(tx, paymentId)}`
}

type Sent = { chargeAmount: number; captureId: string | null; now: number }

export async function markSent(tx: Tx, key: OperationKey, { chargeAmount, captureId, now }: Sent) {
  await update(
    tx,
    key,
    tx`state = 'sent', charge_amount = ${chargeAmount}, capture_id = ${captureId},
      tries = tries + 1, sent_at = ${new Date(now)}, first_sent_at = coalesce(first_sent_at, ${new Date(now)}),
      next_try_at = null`,
  )
}

/** The remaining part of an operation that is done in two. */
export async function writeAmount(tx: Tx, key: OperationKey, amount: number) {
  await update(tx, key, tx`amount = ${amount}`)
}

type Unknown = { nextTryAt: number | null; refusal: string }

export async function markUnknown(tx: Tx, key: OperationKey, { nextTryAt, refusal }: Unknown) {
  await update(
    tx,
    key,
    tx`state = 'unknown', refusal = ${refusal},
      next_try_at = ${nextTryAt === null ? null : new Date(nextTryAt)}`,
  )
  signalDesk(tx)
}

/** A query counts as an attempt; a concurrent one finds it claimed. */
export async function markAsked(tx: Tx, key: OperationKey, nextTryAt: number | null) {
  await update(
    tx,
    key,
    tx`state = 'unknown', tries = tries + 1,
      next_try_at = ${nextTryAt === null ? null : new Date(nextTryAt)}`,
  )
}

/** It never reached the provider: it is sent again later under the same key. */
export async function markPlanned(tx: Tx, key: OperationKey, now: number) {
  await update(tx, key, tx`state = 'planned', next_try_at = ${new Date(now)}`)
}

export async function markSucceeded(tx: Tx, key: OperationKey, providerId: string | null, now: number) {
  await update(
    tx,
    key,
    tx`state = 'succeeded', provider_id = ${providerId}, refusal = null,
      finished_at = ${new Date(now)}, next_try_at = null`,
  )
}

export async function markFailed(tx: Tx, key: OperationKey, refusal: string, now: number) {
  await update(
    tx,
    key,
    tx`state = 'failed', refusal = ${refusal}, finished_at = ${new Date(now)},
      next_try_at = null`,
  )
  signalDesk(tx)
}

/** Payments with something to do by then: planned operations, or unknown results that are due for a query. */
export async function findDue(
  db: Db,
  { by, sentBefore, page }: { by: number; sentBefore: number; page: RowPage },
): Promise<Id[]> {
  const rows = await db<{ id: Id }[]>`
    select distinct payment_id as id from payment_operations
    where ((state in ('planned', 'unknown') and next_try_at <= ${new Date(by)})
      or (state = 'sent' and sent_at <= ${new Date(sentBefore)}))
      and ${nextRows(db, page, 'payment_id')}`
  return rows.map(({ id }) => id)
}

export type UnknownRow = { method: PaymentMethod; count: number; oldest: number }

export const countUnknown = (db: Db) => db<UnknownRow[]>`
  select method, count(*)::int as count, (extract(epoch from min(sent_at)) * 1000)::float8 as oldest
  from payment_operations join payments on payments.id = payment_id
  where payment_operations.state in ('sent', 'unknown') group by method`
