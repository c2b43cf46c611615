import type { Id } from '#domain/id.ts'
import type { Db } from '../db/database.ts'

/** What providers moved for an order or were asked to move; amounts in the order's currency. */
export type MovedMoney = {
  readonly orderId: Id
  /** Captured less refunded, with the captures and refunds that are planned; a refused refund is still owed. */
  readonly kept: number
  /** What is held beyond the captures that are planned. */
  readonly held: number
  readonly isCapturing: boolean
  /** The provider moved money by itself: a person looks at it. */
  readonly isDisputed: boolean
}

/** For every one of these orders that somebody began to pay. */
export async function movedMoney(db: Db, orderIds: readonly Id[]): Promise<ReadonlyMap<Id, MovedMoney>> {
  const rows = await db<MovedMoney[]>`
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
          and refusal is distinct from 'nothing_to_refund'), 0) as refunds
      from payment_operations where payment_id = payments.id
    ) planned
    where order_id = any(${[...orderIds]}) group by order_id`
  return new Map(rows.map((row) => [row.orderId, row]))
}
