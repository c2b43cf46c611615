import type { Id } from '#domain/id.ts'
import type { Db } from '../db/database.ts'

const hour = 60 * 60 * 1000

/** Payments whose sums are not those of their movements and of the ledger, or whose money belongs to nobody. */
export const wrongPayments = (db: Db, now: number) => db<{ id: Id; what: string }[]>`
  with moved as (
    select payment_id as id,
      coalesce(sum(charge_amount) filter (where kind = 'capture'), 0) as captured,
      coalesce(sum(charge_amount) filter (where kind = 'refund'), 0) as refunded
    from payment_movements group by payment_id
  ), posted as (
    select substring(account from 'money:order:(.*)')::bigint as order_id, -sum(amount) as kept
    from ledger_entries where starts_with(account, 'money:order:') group by account
  ), owed as (
    select order_id, sum(charge_captured - charge_refunded) as kept,
      sum((select coalesce(sum(charge_amount), 0) from payment_operations
        where payment_id = payments.id and kind = 'refund' and payment_operations.state in ('sent', 'unknown'))) as under_way
    from payments group by order_id
  )
  select payments.id, 'has other sums than its movements' as what
  from payments left join moved using (id)
  where charge_captured <> coalesce(moved.captured, 0) or charge_refunded <> coalesce(moved.refunded, 0)
  union all
  select min(payments.id), 'has other sums than the ledger'
  from payments join owed using (order_id) left join posted using (order_id)
  where owed.kept - owed.under_way <> coalesce(posted.kept, 0) group by order_id
  union all
  select id, 'was captured for nobody and does not go back'
  from payments where orphan and captured > refunded and created_at < ${new Date(now - hour)} and not exists (
    select from payment_operations where payment_id = payments.id and kind = 'refund' and state <> 'failed')`
