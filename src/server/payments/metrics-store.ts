import type { Db } from '../db/database.ts'

/** Payments by provider and state: all that are open, and the others among the newest thousand. */
export const countPayments = (db: Db) => db<{ method: string; state: string; count: number }[]>`
  select method, state, count(*)::int as count from (
    select method, state from payments where state in ('created', 'pending')
    union all
    select method, state from payments where state = 'authorised'
    union all
    select method, state from (select method, state from payments order by id desc limit 1000) as newest
    where state not in ('created', 'pending', 'authorised')
  ) as counted group by 1, 2`

export type WaitingRefunds = {
  readonly method: string
  readonly count: number
  readonly oldestSeconds: number
}

export const countWaitingRefunds = (db: Db, now: number) => db<WaitingRefunds[]>`
  select method, count(*)::int as count,
    extract(epoch from ${new Date(now)} - min(planned_at))::float8 as "oldestSeconds"
  from payment_operations as operation join payments on payments.id = payment_id
  where operation.state in ('planned', 'sent', 'unknown') and kind = 'refund' group by 1`
