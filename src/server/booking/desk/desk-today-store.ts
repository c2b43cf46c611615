import type { Id } from '#domain/id.ts'
import type { Db } from '../../db/database.ts'
import type { OrderRow } from '../order-row.ts'
import { orderColumns } from '../store.ts'
import { within } from './scope-store.ts'

export type HeldRow = OrderRow & { readonly failed: string | null }

/** Unpaid holds by expiry; `failed` is the method of the last failed payment. */
export const readHolds = (db: Db, { hotels, now }: { hotels: readonly Id[] | null; now: number }) =>
  db<HeldRow[]>`
    select ${orderColumns(db)},
      (select method from payments p where p.order_id = orders.id and p.state = 'failed' order by p.id desc limit 1) as failed
    from orders where state = 'held' and pay_before > ${new Date(now)} ${within(db, hotels)}
    order by pay_before limit 100`

type Day = { hotels: readonly Id[] | null; date: string }

export type GuestRow = OrderRow & { readonly hasMessage: boolean }

const withMessage = (db: Db) => db`
  exists (select from tickets where tickets.order_id = orders.id and tickets.state = 'open') as "hasMessage"`

export const readArrivals = (db: Db, { hotels, date }: Day) => db<GuestRow[]>`
  select ${orderColumns(db)}, ${withMessage(db)} from orders
  where arrival = ${date} and state in ('confirmed', 'payment_review') ${within(db, hotels)}
  order by check_in_at, id limit 500`

export const readDepartures = (db: Db, { hotels, date }: Day) => db<GuestRow[]>`
  select ${orderColumns(db)}, ${withMessage(db)} from orders
  where departure = ${date} and state = 'staying' ${within(db, hotels)}
  order by check_out_at, id limit 500`

type Span = { hotels: readonly Id[] | null; from: Date; to: Date }

/** Orders of a period by hour since its start; values in minor units of CNY. */
export const bookedByHour = (db: Db, { hotels, from, to }: Span) =>
  db<{ hour: number; count: number; value: number }[]>`
    select floor(extract(epoch from booked_at - ${from}) / 3600)::int as hour, count(*)::int as count,
      coalesce(round(sum(total * (snapshot #>> '{toCny,numerator}')::numeric
        / (snapshot #>> '{toCny,denominator}')::numeric)), 0)::float8 as value
    from current_orders as orders where booked_at >= ${from} and booked_at < ${to} ${within(db, hotels)} group by 1`

export const cancelledByHour = (db: Db, { hotels, from, to }: Span) =>
  db<{ hour: number; count: number }[]>`
    select floor(extract(epoch from e.at - ${from}) / 3600)::int as hour, count(*)::int as count
    from order_events e join orders on orders.id = e.order_id
    where e.at >= ${from} and e.at < ${to} and e.kind = 'cancelled' ${within(db, hotels)} group by 1`
