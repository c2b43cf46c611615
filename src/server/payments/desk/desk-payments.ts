import type {
  DeskDispute,
  DeskPayment,
  DeskPaymentPage,
  DeskPaymentQuery,
  DeskPaymentRow,
} from '#contract/desk/payments.ts'
import { money } from '#domain/money/money.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { recordAudit, type Trace } from '../../audit/record-audit.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { PaymentContext } from '../context.ts'
import { type DisputeRow, disputesOf, listOpenDisputes } from '../dispute-store.ts'
import { countUnknown, operationsOf } from '../operations/operation-store.ts'
import type { OperationRow } from '../payment-row.ts'
import { readPayment } from '../store.ts'
import { isAssignable } from './assign-payment.ts'
import { countPayments, listDeskPayments, listStatements, type DeskPaymentRow as Row } from './desk-store.ts'
import { isOpenRefusal } from './refused-refunds.ts'
import { checkForStaff, resolveForStaff } from './staff-payments.ts'
import { clearReview, listOddMessages } from './staff-store.ts'

export const unknownByMethod = (db: Db) => countUnknown(db)

type Seen = { locale: Locale; zone: string }
const pageSize = 50

/** Payments that need a review, with guest and hotel. */
export const listDeskReviews = async (db: Db, limit: number) =>
  (await listDeskPayments(db, { which: 'review', outNo: null, before: null, limit })).map((row) => ({
    ...row,
    hotel: row.hotelEn,
  }))

const presentRow = (row: Row, { locale, zone }: Seen): DeskPaymentRow => ({
  id: row.id,
  number: row.outNo,
  order: row.order,
  guest: row.guest,
  hotel: locale === 'zh' ? row.hotelZh : row.hotelEn,
  method: row.method,
  state: row.state,
  amount: money(row.amount, row.currency),
  review: row.review,
  operation: row.operation,
  why: row.why,
  since: isoInstant(Date.parse(row.since), zone),
})

const presentDispute = (
  { amount, currency, respondBy, openedAt, ...dispute }: DisputeRow,
  { zone }: Seen,
): DeskDispute => ({
  ...dispute,
  amount: money(amount, currency),
  respond_by: respondBy && isoInstant(respondBy.getTime(), zone),
  opened_at: isoInstant(openedAt.getTime(), zone),
})

/** For Today. */
export const listDeskDisputes = (db: Db, limit: number) => listOpenDisputes(db, limit)

export async function listPaymentsAtDesk(
  { db }: PaymentContext,
  { which, before }: DeskPaymentQuery,
  seen: Seen,
) {
  const [rows, counts, messages, statements, disputes] = await Promise.all([
    listDeskPayments(db, { which, outNo: null, before: before ?? null, limit: pageSize }),
    countPayments(db),
    which === 'review' ? listOddMessages(db, 20) : [],
    listStatements(db),
    which === 'review' ? listOpenDisputes(db, pageSize) : [],
  ])
  return ok<DeskPaymentPage>({
    list: rows.map((row) => presentRow(row, seen)),
    counts,
    disputes: disputes.map((dispute) => presentDispute(dispute, seen)),
    messages: messages.map(({ method, kind, effect, at }) => ({
      method,
      kind,
      effect,
      at: isoInstant(Date.parse(at), seen.zone),
    })),
    differences: statements.map((one) => ({ ...one, method: one.method as PaymentMethod })),
  })
}

const underWay = ['planned', 'sent', 'unknown']

/** Refunds that were decided and are not done: this money is no longer the order's. */
const owedBack = (operations: readonly OperationRow[]) =>
  operations
    .filter((one) => one.kind === 'refund' && (underWay.includes(one.state) || isOpenRefusal(one)))
    .reduce((sum, { amount }) => sum + amount, 0)

async function present(
  { db, now }: Pick<PaymentContext, 'now'> & { db: Db },
  row: Row,
  seen: Seen,
  movements: NonNullable<DeskPayment['provider']>['movements'] | null,
): Promise<DeskPayment> {
  const shown = (amount: number) => money(amount, row.currency)
  const [operations, disputes, stored] = await Promise.all([
    operationsOf(db, [row.id]),
    disputesOf(db, row.id),
    readPayment(db, row.id),
  ])
  return {
    payment: presentRow(row, seen),
    captured: shown(row.captured),
    refunded: shown(row.refunded),
    fee: money(row.fee, row.chargeCurrency),
    reference: row.reference,
    refused: operations.filter(isOpenRefusal).length,
    refundable: !stored!.unclaimed && row.captured > row.refunded + owedBack(operations),
    assignable: isAssignable(stored!, operations),
    disputes: disputes.map((dispute) => presentDispute(dispute, seen)),
    operations: operations.map((one) => ({
      id: one.id,
      kind: one.kind,
      state: one.state,
      amount: shown(one.amount),
      tries: one.tries,
      refusal: one.refusal,
      resolved: one.resolved,
      at: isoInstant(one.finishedAt ?? one.sentAt ?? one.plannedAt, seen.zone),
    })),
    provider: movements && { asked_at: isoInstant(now(), seen.zone), movements },
  }
}

const findRow = async (db: Db, number: string) =>
  (await listDeskPayments(db, { which: 'all', outNo: number, before: null, limit: 1 }))[0] ?? null

export async function showPaymentAtDesk(
  context: Pick<PaymentContext, 'now'> & { db: Db },
  number: string,
  seen: Seen,
) {
  const row = await findRow(context.db, number)
  return row ? ok(await present(context, row, seen, null)) : refuse('not_found')
}

/** Queries the provider at once, runs the planned operations and shows the result. */
export async function checkPaymentAtDesk(context: PaymentContext, number: string, seen: Seen, trace: Trace) {
  const before = await findRow(context.db, number)
  if (!before) return refuse('not_found')
  await resolveForStaff(context, { number, seen: false })
  const checked = await checkForStaff(context, number)
  const after = (await findRow(context.db, number))!
  await recordAudit(context.db, trace, {
    action: 'payment_checked',
    object: { kind: 'payment', id: after.id, name: number },
    before: { state: before.state, review: before.review },
    after: { state: after.state, review: after.review },
    now: context.now(),
  })
  const movements = (checked?.provider ?? []).map(({ kind, id, state, money: sum }) => ({
    kind,
    id,
    state,
    money: sum,
  }))
  return ok(await present(context, after, seen, movements))
}

/** Takes a payment off the review list, with a note on how it was resolved. */
export async function markPaymentSeen(
  context: PaymentContext,
  tx: Tx,
  { number, reason }: { number: string; reason: string },
  seen: Seen,
  trace: Trace,
) {
  const before = await findRow(tx, number)
  if (!before) return refuse('not_found')
  await clearReview(tx, before.id)
  const after = (await findRow(tx, number))!
  await recordAudit(tx, trace, {
    action: 'payment_seen',
    object: { kind: 'payment', id: after.id, name: number },
    before: { review: before.review },
    after: { review: after.review },
    reason,
    money: true,
    now: context.now(),
  })
  return ok(await present({ ...context, db: tx }, after, seen, null))
}

type Decide = (
  context: PaymentContext,
  tx: Tx,
  decision: { number: string; reason: string },
  trace: Trace,
) => Promise<Result<unknown, 'not_found' | 'already_decided'>>

/** Resolves refused refunds; planned operations are sent by their job after the commit. */
export async function resolveRefused(
  context: PaymentContext,
  tx: Tx,
  decide: Decide,
  decision: { number: string; reason: string },
  seen: Seen,
  trace: Trace,
) {
  const decided = await decide(context, tx, decision, trace)
  if (!decided.ok) return decided
  return ok(await present({ ...context, db: tx }, (await findRow(tx, decision.number))!, seen, null))
}
