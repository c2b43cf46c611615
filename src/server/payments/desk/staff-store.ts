import type { Id } from '#domain/id.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import type { Db } from '../../db/database.ts'
import type { OperationRow } from '../payment-row.ts'

export const countReviews = (db: Db) => db<{ reason: string; count: number }[]>`
  select review as reason, count(*)::int as count from payments where review is not null group by review
  union all
  select 'message_' || effect, count(*)::int from provider_messages
  where effect in ('mismatch', 'unmatched') group by effect`

export type StaffPayment = {
  readonly id: Id
  readonly outNo: string
  readonly method: PaymentMethod
  readonly state: string
  readonly amount: number
  readonly currency: string
  readonly chargeAmount: number
  readonly chargeCurrency: string
  readonly captured: number
  readonly refunded: number
  readonly reference: string | null
  readonly review: string | null
  readonly operation: string | null
  readonly why: string | null
  readonly since: string
}

export type StaffQuestion = 'open' | 'unknown' | 'review' | 'all'

/** Payments for the operator, the oldest problem first. */
export const listPayments = (
  db: Db,
  { which, outNo, limit }: { which: StaffQuestion; outNo: string | null; limit: number },
) => db<StaffPayment[]>`
  select payments.id, out_no as "outNo", method, payments.state, payments.amount::float8, currency,
    payments.charge_amount::float8 as "chargeAmount", charge_currency as "chargeCurrency", captured::float8,
    refunded::float8, reference, review, under_way.kind || ' ' || under_way.state as operation,
    under_way.refusal as why, to_json(coalesce(under_way.planned_at, created_at)) #>> '{}' as since
  from payments left join lateral (
    select kind, operations.state, refusal, planned_at from payment_operations operations
    where payment_id = payments.id and operations.state in ('planned', 'sent', 'unknown') order by n limit 1
  ) under_way on true
  where (${outNo}::text is null or out_no = ${outNo})
    and (${which} = 'all' or (${which} = 'open' and (payments.state in ('created', 'pending') or under_way.kind is not null))
      or (${which} = 'unknown' and under_way.state in ('sent', 'unknown')) or (${which} = 'review' and review is not null))
  order by payments.id ${which === 'all' ? db`desc` : db`asc`} limit ${limit}`

export type StaffMessage = {
  method: PaymentMethod
  eventId: string
  kind: string
  effect: string
  at: string
}

export const listOddMessages = (db: Db, limit: number) => db<StaffMessage[]>`
  select method, event_id as "eventId", kind, effect, to_json(received_at) #>> '{}' as at
  from provider_messages where effect in ('mismatch', 'unmatched') order by received_at desc limit ${limit}`

export const clearReview = async (db: Db, id: Id) => {
  const rows =
    await db`update payments set review = null where id = ${id} and review is not null returning id`
  return rows.length > 0
}

/** Makes the payment due for a query at once. */
export const askNow = (db: Db, id: Id, now: number) => db`
  update payment_operations set next_try_at = ${new Date(now)}, tries = least(tries, 1)
  where payment_id = ${id} and state in ('planned', 'unknown')`

export async function findIdByOutNo(db: Db, outNo: string): Promise<Id | null> {
  const [row] = await db<{ id: Id }[]>`select id from payments where out_no = ${outNo}`
  return row?.id ?? null
}

export const markResolved = (
  tx: Db,
  id: string,
  resolved: NonNullable<OperationRow['resolved']>,
  now: number,
) => tx`
  update payment_operations set resolved = ${resolved}, resolved_at = ${new Date(now)} where id = ${id}`
