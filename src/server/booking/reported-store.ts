import type { Id } from '#domain/id.ts'
import type { ReportedOrder } from '#domain/report/order-figures.ts'
import type { Db } from '../db/database.ts'

export type ReportedOrderRow = ReportedOrder & {
  readonly id: Id
  readonly hotelId: Id
  readonly ratePlanId: Id
  readonly isByStaff: boolean
}

/** Orders as the reports count them, without names and contacts. */
export const readReportedOrders = (db: Db, ids: readonly Id[]) => db<ReportedOrderRow[]>`
  select id, hotel_id as "hotelId", rate_plan_id as "ratePlanId", state, snapshot,
    (extract(epoch from booked_at) * 1000)::float8 as "bookedAt",
    (select (extract(epoch from min(at)) * 1000)::float8 from order_events
      where order_id = orders.id and state = 'confirmed') as "confirmedAt",
    (select (extract(epoch from min(at)) * 1000)::float8 from order_events
      where order_id = orders.id and state = 'cancelled') as "cancelledAt",
    (select by = 'staff' from order_revisions where order_id = orders.id and n = 1) as "isByStaff",
    (select json_agg(json_build_object('position', position, 'isCancelled', cancelled_at is not null) order by position)
      from order_rooms where order_id = orders.id) as rooms
  from current_orders as orders where id = any(${[...ids]}::bigint[]) limit 10000`

type Touching = { readonly from: string; readonly to: string; readonly after: Id; readonly limit: number }

/** Orders booked or with a night in a period, by id. */
export const findTouching = async (db: Db, { from, to, after, limit }: Touching): Promise<Id[]> => {
  const rows = await db<{ id: Id }[]>`
    select id from orders
    where id > ${after} and ((departure > ${from}::date and arrival <= ${to}::date)
      or (booked_at >= ${from}::date - interval '1 day' and booked_at < ${to}::date + interval '2 days'))
    order by id limit ${limit}`
  return rows.map(({ id }) => id)
}
