import type { Id } from '#domain/id.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { OrderRow } from '../order-row.ts'
import { orderColumns } from '../store.ts'
import { within } from './scope-store.ts'

type Scope = { readonly hotels: readonly Id[] | null }
type Period = { readonly from: PlainDate; readonly to: PlainDate }

/** Final orders that depart in a period, and those whose stay is still open. `to` is exclusive. */
export const readStatedOrders = (db: Db, { hotel, hotels, from, to }: { hotel: Id } & Scope & Period) =>
  db<OrderRow[]>`
    select ${orderColumns(db)} from orders
    where hotel_id = ${hotel} ${within(db, hotels)} and departure >= ${from} and departure < ${to}
      and state in ('completed', 'no_show', 'cancelled', 'confirmed', 'staying', 'payment_review')
    order by departure, id limit 5000`

/** Orders by month of departure, the newest month first. */
export const countByMonth = (db: Db, { hotel, hotels, to }: { hotel: Id; to: PlainDate } & Scope) =>
  db<{ month: string; orders: number }[]>`
    select to_char(departure, 'YYYY-MM') as month, count(*)::int as orders from orders
    where hotel_id = ${hotel} ${within(db, hotels)} and departure < ${to}
      and state in ('completed', 'no_show', 'cancelled')
    group by 1 order by 1 desc limit 36`

/** Hotels with a departure in a period, by id. */
export const countByHotel = (
  db: Db,
  { hotels, from, to, after, limit }: Scope & Period & { after: Id | null; limit: number },
) => db<{ id: Id; orders: number }[]>`
  select hotel_id as id, count(*)::int as orders from orders
  where departure >= ${from} and departure < ${to} and state in ('completed', 'no_show', 'cancelled')
    ${within(db, hotels)} ${after === null ? db`` : db`and hotel_id > ${after}`}
  group by hotel_id order by hotel_id limit ${limit}`

/** The rate of the latest entry up to a month; null for the default of the site. */
export async function readCommission(db: Db, hotel: Id, month: PlainDate): Promise<number | null> {
  const [row] = await db<{ rate: number | null }[]>`
    select rate from hotel_commissions where hotel_id = ${hotel} and from_month <= ${month}
    order by from_month desc limit 1`
  return row?.rate ?? null
}

/** Later months lose entries of their own. */
export async function writeCommission(
  tx: Tx,
  { hotel, month, rate, now }: { hotel: Id; month: PlainDate; rate: number | null; now: number },
) {
  await tx`delete from hotel_commissions where hotel_id = ${hotel} and from_month > ${month}`
  await tx`
    insert into hotel_commissions (hotel_id, from_month, rate, changed_at)
    values (${hotel}, ${month}, ${rate}, ${new Date(now)})
    on conflict (hotel_id, from_month) do update set rate = excluded.rate, changed_at = excluded.changed_at`
}
