import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import type { Db, Tx } from '../db/database.ts'

/** A movement of our books in the form of a statement line. */
export type BookedLine = {
  readonly kind: 'capture' | 'refund'
  readonly id: string
  readonly amount: number
  readonly fee: number
  readonly currency: string
  readonly day: string
}

/** The movements booked on that day, and any others with one of these numbers. */
export const bookedLines = (
  db: Db,
  { method, day, ids, zone }: { method: PaymentMethod; day: string; ids: readonly string[]; zone: string },
) => db<BookedLine[]>`
  select kind, provider_id as id, moved.charge_amount::float8 as amount, moved.fee::float8,
    charge_currency as currency, (at at time zone ${zone})::date::text as day
  from payment_movements moved join payments on payments.id = payment_id
  where moved.method = ${method} and kind in ('capture', 'refund')
    and ((at at time zone ${zone})::date = ${day}::date or provider_id = any(${[...ids]}))`

type Compared = {
  method: PaymentMethod
  day: string
  lines: number
  differences: readonly unknown[]
  now: number
}

export const writeStatement = (tx: Tx, { method, day, lines, differences, now }: Compared) => tx`
  insert into payment_statements (method, day, lines, differences, compared_at)
  values (${method}, ${day}, ${lines}, ${tx.json(differences as never)}, ${new Date(now)})
  on conflict (method, day) do update set lines = excluded.lines, differences = excluded.differences,
    compared_at = excluded.compared_at`

export const listDifferences = (db: Db) => db<
  { method: PaymentMethod; day: string; differences: unknown[] }[]
>`
  select method, day::text, differences from payment_statements where differences <> '[]' order by day desc limit 60`
