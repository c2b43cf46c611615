import type { Id } from '#domain/id.ts'
import { type OrderTab, orderStates, orderTabs, tabOf } from '#domain/order/order-states.ts'
import type { Db } from '../db/database.ts'
import { hotelsOfOrders, ordersOfAccount } from './order-directory-store.ts'
import type { OrderRow } from './order-row.ts'
import { type EventRow, eventColumns, orderColumns } from './store.ts'

type Asked = {
  guestId: Id
  tab: OrderTab | null
  query: { number: string; text: string } | null
  now: number
  offset: number
  limit: number
}

/** An overdue hold counts as expired, whether or not its job has run. */
const stateNow = (db: Db, now: number) => db`
  case when state = 'held' and pay_before <= ${new Date(now)} then 'expired' else state end`

const statesOf = (tab: OrderTab) => orderStates.filter((state) => tabOf[state] === tab)

const ofGuest = (db: Db, guestId: Id) => db`(id, hotel_id) in (${ordersOfAccount(db, guestId)})`

const matching = (db: Db, { guestId, tab, query, now }: Omit<Asked, 'offset' | 'limit'>) => db`
  ${ofGuest(db, guestId)}
  ${tab ? db`and ${stateNow(db, now)} = any(${statesOf(tab)})` : db``}
  ${query ? db`and (starts_with(number, ${query.number}) or strpos(search_text, ${query.text}) > 0)` : db``}`

/** Upcoming and current stays by check-in, all others by booking, newest first. */
export async function findOrders(db: Db, { offset, limit, ...asked }: Asked) {
  const order = asked.tab === 'upcoming' || asked.tab === 'staying' ? db`check_in_at, id` : db`id desc`
  const [rows, [counted]] = await Promise.all([
    db<OrderRow[]>`
      select ${orderColumns(db)} from orders where ${matching(db, asked)}
      order by ${order} offset ${offset} limit ${limit}`,
    db<{ total: number }[]>`select count(*)::int as total from orders where ${matching(db, asked)}`,
  ])
  return { rows, total: counted!.total }
}

export async function countTabs(db: Db, guestId: Id, now: number): Promise<Record<OrderTab, number>> {
  const rows = await db<{ state: keyof typeof tabOf; count: number }[]>`
    select ${stateNow(db, now)} as state, count(*)::int as count from orders
    where ${ofGuest(db, guestId)} group by 1`
  const counts = Object.fromEntries(orderTabs.map((tab) => [tab, 0])) as Record<OrderTab, number>
  for (const { state, count } of rows) counts[tabOf[state]] += count
  return counts
}

export async function readLastEvents(db: Db, ids: readonly Id[]): Promise<Map<Id, EventRow>> {
  if (ids.length === 0) return new Map()
  const hotels = await hotelsOfOrders(db, ids)
  const rows = await db<(EventRow & { orderId: Id })[]>`
    select distinct on (order_id) order_id as "orderId", ${eventColumns(db)} from order_events
    where order_id = any(${[...ids]}) and hotel_id = any(${hotels}::bigint[]) order by order_id, n desc`
  return new Map(rows.map((row) => [row.orderId, row]))
}
