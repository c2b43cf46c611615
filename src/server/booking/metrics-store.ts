import type { Db } from '../db/database.ts'

export type HoldCounts = { readonly open: number; readonly overdue: number }

/** Orders that wait for payment, and those whose time ended more than five minutes ago. */
export async function countOpenHolds(db: Db, now: number): Promise<HoldCounts> {
  const [row] = await db<HoldCounts[]>`
    select count(*)::int as open,
      (count(*) filter (where pay_before < ${new Date(now - 300_000)}))::int as overdue
    from orders where state = 'held'`
  return row!
}

/** Orders booked in the last hour by any process, by state. */
export const countRecentOrders = (db: Db, now: number) => db<{ state: string; count: number }[]>`
  select state, count(*)::int as count from orders
  where booked_at > ${new Date(now - 3_600_000)} group by 1`
