import type { Id } from '#domain/id.ts'
import type { Db } from '../../db/database.ts'
import type { Difference } from '../compare-statement.ts'
import type { StaffPayment, StaffQuestion } from './staff-store.ts'

export type DeskPaymentRow = StaffPayment & {
  readonly order: string
  readonly guest: string
  readonly hotelEn: string
  readonly hotelZh: string
  readonly fee: number
}

/** Payments with the order that they pay; `before` pages back in time. */
export const listDeskPayments = (
  db: Db,
  asked: { which: StaffQuestion; outNo: string | null; before: Id | null; limit: number },
) => db<DeskPaymentRow[]>`
  select payments.id, out_no as "outNo", method, payments.state, payments.amount::float8, payments.currency,
    payments.charge_amount::float8 as "chargeAmount", charge_currency as "chargeCurrency", captured::float8,
    refunded::float8, fee::float8, reference, review, under_way.kind || ' ' || under_way.state as operation,
    coalesce(under_way.refusal, last_failed.refusal) as why,
    to_json(coalesce(under_way.planned_at, created_at)) #>> '{}' as since, orders.number as "order",
    orders.contact ->> 'name' as guest, orders.snapshot #>> '{names,hotel,en}' as "hotelEn",
    orders.snapshot #>> '{names,hotel,zh}' as "hotelZh"
  from payments join current_orders as orders on orders.id = payments.order_id left join lateral (
    select kind, operations.state, refusal, planned_at from payment_operations operations
    where payment_id = payments.id and operations.state in ('planned', 'sent', 'unknown') order by n limit 1
  ) under_way on true left join lateral (
    select refusal from payment_operations operations
    where payment_id = payments.id and operations.state = 'failed' order by n desc limit 1
  ) last_failed on true
  where true
    ${asked.outNo === null ? db`` : db`and out_no = ${asked.outNo}`}
    ${asked.before === null ? db`` : db`and payments.id < ${asked.before}`}
    ${
      {
        all: db``,
        open: db`and payments.state in ('created', 'pending')`,
        unknown: db`and under_way.state in ('sent', 'unknown')`,
        review: db`and review is not null`,
      }[asked.which]
    }
  order by payments.id desc limit ${asked.limit}`

export async function countPayments(db: Db): Promise<Record<StaffQuestion, number>> {
  const [row] = await db<Record<StaffQuestion, number>[]>`
    select (select count(*)::int from payments where review is not null) as review,
      (select count(distinct payment_id)::int from payment_operations where state in ('sent', 'unknown')) as unknown,
      (select count(*)::int from payments where state in ('created', 'pending')) as open,
      (select count(*)::int from payments) as all`
  return row!
}

export const listStatements = (db: Db) =>
  db<{ method: string; day: string; lines: number; differences: number }[]>`
    select method, day::text, lines, jsonb_array_length(differences)::int as differences
    from payment_statements order by day desc, method limit 30`

/** Daily statements of a period with each difference, the newest first. */
export const listStatementsOf = (db: Db, { from, to }: { from: string; to: string }) =>
  db<{ method: string; day: string; lines: number; differences: Difference[] }[]>`
    select method, day::text, lines, differences from payment_statements
    where day between ${from} and ${to} order by day desc, method limit 1200`
