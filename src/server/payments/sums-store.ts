import type { Id } from '#domain/id.ts'
import type { Db } from '../db/database.ts'
import { placesOfPayments } from './payment-directory-store.ts'

const hour = 60 * 60 * 1000

/** Payments whose sums differ from their movements or the ledger, or whose money is not assigned. */
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
        where payment_id = payments.id and kind = 'refund'
          and (payment_operations.state in ('sent', 'unknown') or resolved = 'paid_elsewhere'))) as under_way
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

/** Money that providers moved for an order or were asked to move; amounts in the order's currency. */
export type MovedMoney = {
  readonly orderId: Id
  /** Captured less refunded, including planned captures and refunds; a refused refund is still owed. */
  readonly kept: number
  /** The held amount beyond planned captures. */
  readonly held: number
  readonly isCapturing: boolean
  /** The provider moved money by itself: a review is needed. */
  readonly isDisputed: boolean
}

export async function sumMoved(db: Db, orderIds: readonly Id[]): Promise<MovedMoney[]> {
  const { ids, hotels } = await placesOfPayments(db, orderIds)
  return db<MovedMoney[]>`
    select order_id as "orderId",
      coalesce(sum(captured + captures - refunded - refunds) filter (where not orphan), 0)::float8 as kept,
      coalesce(sum(greatest(0, authorised - captured - released) - captures) filter (where not orphan), 0)::float8 as held,
      coalesce(bool_or(captures > 0), false) as "isCapturing",
      coalesce(bool_or(review in ('reversed', 'foreign_refund', 'foreign_movement', 'wrong_amount', 'wrong_currency')), false)
        as "isDisputed"
    from payments cross join lateral (
      select coalesce(sum(amount) filter (where kind = 'capture' and way = 'hold' and state in ('planned', 'sent', 'unknown')), 0)
          as captures,
        coalesce(sum(amount) filter (where kind = 'refund' and state <> 'succeeded'
          and refusal is distinct from 'nothing_to_refund' and coalesce(resolved not in ('retried', 'assigned'), true)), 0) as refunds
      from payment_operations where payment_id = payments.id and hotel_id = any(${hotels}::bigint[])
    ) planned
    where id = any(${ids}::bigint[]) and hotel_id = any(${hotels}::bigint[]) group by order_id`
}
