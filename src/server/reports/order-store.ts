import type { Id } from '#domain/id.ts'
import type { Source } from '#domain/report/buckets.ts'
import type { OrderFigures } from '#domain/report/order-figures.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db, Tx } from '../db/database.ts'

export type OrderFact = OrderFigures & {
  readonly orderId: Id
  readonly hotelId: Id
  readonly ratePlanId: Id
  readonly agentId: Id | null
  readonly source: Source
  readonly commission: number
}

type Commissioned = { readonly orderId: Id; readonly agentId: Id | null; readonly commission: number }

/** The agent who referred the guest, and the commission of everyone on the order, less reversals. */
export const readCommissions = (db: Db, orders: readonly Id[]) => db<Commissioned[]>`
  select order_id as "orderId", max(agent_id) filter (where member_id is null) as "agentId",
    sum((select coalesce(sum(part), 0) from unnest(rooms) part))::float8 as commission
  from commissions where order_id = any(${[...orders]}::bigint[]) group by order_id limit 10000`

/** The days on which orders are counted now. */
export async function daysOfOrders(tx: Tx, orders: readonly Id[]): Promise<PlainDate[]> {
  const rows = await tx<{ day: PlainDate }[]>`
    select distinct day::text from report_orders cross join lateral (
      select booked_day as day union all select cancelled_day where cancelled_day is not null
      union all select arrival + n from generate_series(0, departure - arrival - 1) n where rooms > 0) days
    where order_id = any(${[...orders]}::bigint[]) limit 10000`
  return rows.map(({ day }) => day)
}

/** Replaces what is known of these orders; those without a fact are no bookings. */
export async function writeFacts(tx: Tx, orders: readonly Id[], facts: readonly OrderFact[]) {
  await tx`delete from report_orders where order_id = any(${[...orders]}::bigint[])`
  const rows = facts.map((fact) => ({
    order_id: fact.orderId,
    hotel_id: fact.hotelId,
    rate_plan_id: fact.ratePlanId,
    agent_id: fact.agentId,
    source: fact.source,
    booked_day: fact.bookedDay,
    cancelled_day: fact.cancelledDay,
    arrival: fact.arrival,
    departure: fact.departure,
    rooms: fact.rooms,
    currency: fact.currency,
    nights: fact.nights,
    nights_cny: fact.nightsCny,
    commission: fact.commission,
    lead_days: fact.leadDays,
    lead_bucket: fact.leadBucket,
    stay_bucket: fact.stayBucket,
  }))
  await tx`
    insert into report_orders (order_id, hotel_id, city_id, rate_plan_id, agent_id, source, booked_day, cancelled_day,
      arrival, departure, rooms, currency, nights, nights_cny, revenue, revenue_cny, commission, lead_days, lead_bucket,
      stay_bucket)
    select order_id, hotel_id, city, rate_plan_id, agent_id, source, booked_day, cancelled_day, arrival, departure,
      rooms, given.currency, nights, nights_cny, (select sum(night) from unnest(nights) night),
      (select sum(night) from unnest(nights_cny) night), commission, lead_days, lead_bucket, stay_bucket
    from jsonb_to_recordset(${tx.json(rows as never)}) as given (order_id bigint, hotel_id bigint, rate_plan_id bigint,
      agent_id bigint, source text, booked_day date, cancelled_day date, arrival date, departure date, rooms integer,
      currency text, nights bigint[], nights_cny bigint[], commission bigint, lead_days integer, lead_bucket smallint,
      stay_bucket smallint)
    join hotels on hotels.id = hotel_id`
}
