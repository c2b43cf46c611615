import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'

/** Future orders with a room that is paid at the hotel, which no payment secures. */
export async function countUnpaid(tx: Tx, guestId: Id, now: number): Promise<number> {
  const [row] = await tx<[{ n: number }]>`
    select count(*)::int as n from current_orders as orders
    where account_id = ${guestId} and state = 'confirmed' and check_out_at > ${new Date(now)}
      and exists (
        select from order_rooms where order_id = orders.id and cancelled_at is null
          and coalesce(snapshot #> array['rooms', position::text, 'sale', 'terms'], snapshot -> 'terms')
            #>> '{payment,type}' = 'at_hotel')`
  return row.n
}

type Counted = { per: 'account' | 'network' | 'recipient'; value: string; nth: number; since: number }

/** Booking time of the nth last order since then, in milliseconds; null if there are fewer. */
export async function nthLastBooking(tx: Tx, { per, value, nth, since }: Counted): Promise<number | null> {
  const [row] = await tx<{ at: number }[]>`
    select (extract(epoch from booked_at) * 1000)::float8 as at from orders
    where ${ownedBy(tx, per, value)} and booked_at > ${new Date(since)}
    order by booked_at desc offset ${nth - 1} limit 1`
  return row?.at ?? null
}

function ownedBy(db: Db, per: Counted['per'], value: string) {
  if (per === 'account') return db`account_id = ${value}`
  // Loopback has an empty network; the partial index excludes it.
  if (per === 'network') return db`network = ${value} and network <> ''`
  return db`lower(contact ->> 'email') = lower(${value})`
}
