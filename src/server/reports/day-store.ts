import { leadBuckets, sources, stayBuckets } from '#domain/report/buckets.ts'
import { reportZone } from '#domain/report/order-figures.ts'
import { MAX_NIGHTS } from '#domain/stay/stay.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Tx } from '../db/database.ts'

/** Sums the orders of a day again. The same orders give the same sums, however often this runs. */
export async function sumDay(tx: Tx, day: PlainDate) {
  const countOf = (column: string, values: readonly (number | string)[]) =>
    values.map(
      (value, at) => tx`
        ${at === 0 ? tx`` : tx`,`} count(*) filter (where part = 'booked' and ${tx(column)} = ${value})::int`,
    )
  const at = (buckets: readonly unknown[]) => buckets.map((_, bucket) => bucket)
  await tx`delete from report_days where day = ${day}`
  await tx`
    insert into report_days (split, key, day, currency, rooms, revenue, revenue_cny, bookings, booked_nights,
      booked_revenue, booked_cny, commission, lead_days, leads, stays, sources, cancelled)
    select split, key, ${day}::date, currency,
      coalesce(sum(rooms) filter (where part = 'night'), 0),
      coalesce(sum(nights[${day}::date - arrival + 1]) filter (where part = 'night'), 0),
      coalesce(sum(nights_cny[${day}::date - arrival + 1]) filter (where part = 'night'), 0),
      count(*) filter (where part = 'booked'),
      coalesce(sum(rooms * (departure - arrival)) filter (where part = 'booked'), 0),
      coalesce(sum(revenue) filter (where part = 'booked'), 0),
      coalesce(sum(revenue_cny) filter (where part = 'booked'), 0),
      coalesce(sum(commission) filter (where part = 'booked'), 0),
      coalesce(sum(lead_days) filter (where part = 'booked'), 0),
      array[${countOf('lead_bucket', at(leadBuckets))}],
      array[${countOf('stay_bucket', at(stayBuckets))}],
      array[${countOf('source', sources)}],
      count(*) filter (where part = 'cancelled')
    from (
      select 'night' as part, * from report_orders
      where rooms > 0 and arrival between ${day}::date - ${MAX_NIGHTS}::int and ${day}::date and departure > ${day}::date
      union all select 'booked', * from report_orders where booked_day = ${day}
      union all select 'cancelled', * from report_orders where cancelled_day = ${day}) counted
    cross join lateral (values ('site', 0::bigint), ('place', city_id), ('hotel', hotel_id), ('plan', rate_plan_id),
      ('agent', agent_id)) splits (split, key)
    where key is not null
    group by split, key, currency`
}

/** Sums the money that moved at the providers on a day again. */
export async function sumPayments(tx: Tx, day: PlainDate) {
  await tx`delete from report_payments where day = ${day}`
  await tx`
    insert into report_payments (split, key, day, method, currency, captures, captured, fees, refunds, refunded)
    select splits.split, splits.key, ${day}::date, movements.method, charge_currency,
      count(*) filter (where movements.kind = 'capture'), coalesce(sum(charge) filter (where movements.kind = 'capture'), 0),
      sum(movements.fee), count(*) filter (where movements.kind = 'refund'), coalesce(sum(charge) filter (where movements.kind = 'refund'), 0)
    from (select payment_id, method, kind, charge_amount as charge, fee from payment_movements
        where kind in ('capture', 'refund') and at >= ${day}::timestamp at time zone ${reportZone}
          and at < (${day}::date + 1)::timestamp at time zone ${reportZone}) movements
      join payments on payments.id = payment_id join orders on orders.id = order_id
      join hotels on hotels.id = orders.hotel_id
      cross join lateral (values ('site', 0::bigint), ('place', city), ('hotel', orders.hotel_id)) splits (split, key)
    group by splits.split, splits.key, movements.method, charge_currency`
}
