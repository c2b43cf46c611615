import type { Id } from '#domain/id.ts'
import { CONTACT_DAYS, contactStates } from '#domain/order/guest-contact.ts'
import { type OrderState, orderStates } from '#domain/order/order-states.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import type { Db } from '../../db/database.ts'
import type { OrderRow } from '../order-row.ts'
import { orderColumns } from '../store.ts'
import { within } from './scope-store.ts'

export type OrderFilter = {
  /** Hotels that the member may see; null for all. */
  readonly hotels: readonly Id[] | null
  readonly states: readonly OrderState[] | null
  readonly hotel: Id | null
  readonly arriving: string | null
  readonly departing: string | null
  readonly booked: { readonly from: Date; readonly to: Date } | null
  readonly method: PaymentMethod | null
  readonly agent: string | null
  readonly unpaidBy: Date | null
  readonly words: Words | null
  /** For a hotelier: email and telephone are searched only where they are shown at this time. */
  readonly contactAt: Date | null
}

/** Each way of searching has an index of its own. */
export type Words =
  | { readonly by: 'email'; readonly email: string }
  | { readonly by: 'phone'; readonly digits: string; readonly number: string; readonly text: string }
  | { readonly by: 'text'; readonly text: string; readonly number: string }
  /** Trigram similarity of the guests' names. */
  | { readonly by: 'similar_guest'; readonly text: string }
  | { readonly by: 'similar_hotel'; readonly hotels: readonly Id[] }

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')
const phoneDigits = (db: Db) => db`regexp_replace(contact ->> 'phone', '[^0-9]', '', 'g')`

/** One or two letters have no trigram: they match at the beginning of a word. */
function containing(db: Db, text: string) {
  const start = literal(text)
  return text.length < 3
    ? db`(search_text like ${`${start}%`} or search_text like ${`% ${start}%`})`
    : db`search_text like ${`%${start}%`}`
}

/** Orders whose contact a hotelier sees: the same rule as `whyContactHidden`, by the hotel's date. */
const showsContact = (db: Db, at: Date) => db`
  (state = any(${[...contactStates]}) and exists (select from hotels
    where hotels.id = hotel_id and (${at}::timestamptz at time zone hotels.time_zone)::date
      between arrival - ${CONTACT_DAYS.beforeArrival}::int and departure + ${CONTACT_DAYS.afterDeparture}::int))`

function byWords(db: Db, words: Words, contactAt: Date | null) {
  const isShown = contactAt === null ? db`true` : showsContact(db, contactAt)
  // The search text contains the email address.
  const inText = (text: string) =>
    contactAt === null
      ? containing(db, text)
      : db`((${isShown} and ${containing(db, text)}) or guest_names like ${`%${literal(text)}%`})`
  switch (words.by) {
    case 'email':
      return db`and lower(contact ->> 'email') like ${`${literal(words.email)}%`} and ${isShown}`
    case 'phone':
      return db`and ((${phoneDigits(db)} like ${`%${words.digits}%`} and ${isShown}) or number = ${words.number}
        or ${inText(words.text)})`
    case 'text':
      return db`and (number = ${words.number} or ${inText(words.text)})`
    case 'similar_guest':
      return db`and ${words.text} <% guest_names`
    case 'similar_hotel':
      return db`and hotel_id = any(${[...words.hotels]}::bigint[])`
  }
}

const matching = (db: Db, filter: Omit<OrderFilter, 'words' | 'contactAt'>) => db`
  true ${within(db, filter.hotels)}
  ${filter.states === null ? db`` : db`and state = any(${[...filter.states]})`}
  ${filter.hotel === null ? db`` : db`and hotel_id = ${filter.hotel}`}
  ${filter.arriving === null ? db`` : db`and arrival = ${filter.arriving}`}
  ${filter.departing === null ? db`` : db`and departure = ${filter.departing}`}
  ${filter.booked === null ? db`` : db`and booked_at >= ${filter.booked.from} and booked_at < ${filter.booked.to}`}
  ${filter.method === null ? db`` : db`and exists (select from payments p where p.order_id = orders.id and p.method = ${filter.method})`}
  ${
    filter.agent === null
      ? db``
      : db`and exists (select from commissions c join agents a on a.account_id = c.agent_id
          where c.order_id = orders.id and a.code = ${filter.agent})`
  }
  ${
    filter.unpaidBy === null
      ? db``
      : db`and exists (select from order_dues due
          where due.order_id = orders.id and due.state = 'open' and due.kind <> 'change' and due.due_at <= ${filter.unpaidBy})`
  }`

/** The newest orders are scanned without the index of the words: frequent words are found there at once. */
const recentOrders = 10_000

/**
 * Ids of matching orders, the newest first. A frequent word makes an index on words read a large part of the table;
 * `recent` therefore looks only at the newest orders under the other filters.
 */
const idsOf = (
  db: Db,
  { words, contactAt, ...filter }: OrderFilter,
  { before, limit, recent }: { before: Id | null; limit: number; recent: boolean },
) =>
  recent
    ? db`select id from (
        select id, number, search_text, contact, guest_names, hotel_id, state, arrival, departure from orders
        where ${matching(db, filter)} ${before === null ? db`` : db`and id < ${before}`}
        order by id desc limit ${recentOrders}) recent
      where true ${words === null ? db`` : byWords(db, words, contactAt)} order by id desc limit ${limit}`
    : db`select id from orders
      where ${matching(db, filter)} ${words === null ? db`` : byWords(db, words, contactAt)}
        ${before === null ? db`` : db`and id < ${before}`}
      order by id desc limit ${limit}`

export type Paging = { before: Id | null; limit: number; recent?: boolean }

export const findDeskOrders = (db: Db, filter: OrderFilter, { before, limit, recent = false }: Paging) => db<
  OrderRow[]
>`
  select ${orderColumns(db)} from orders
  where id in (${idsOf(db, filter, { before, limit, recent })})
  order by id desc limit ${limit}`

type Counting = { most: number; recent?: boolean }

/** Stops counting at `most`. */
export async function countDeskOrders(
  db: Db,
  filter: OrderFilter,
  { most, recent = false }: Counting,
): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from (${idsOf(db, filter, { before: null, limit: most, recent })}) found`
  return row?.count ?? 0
}

/** Orders of each state; stops counting at `most`, so that old orders cost nothing. */
export async function countByState(
  db: Db,
  hotels: readonly Id[] | null,
  most: number,
): Promise<Record<OrderState, number>> {
  const rows = await db<{ state: OrderState; count: number }[]>`
    select state, (select count(*)::int from (
      select 1 from orders where orders.state = states.state ${within(db, hotels)} limit ${most}) found) as count
    from unnest(${[...orderStates]}::text[]) as states (state)`
  return Object.fromEntries(rows.map(({ state, count }) => [state, count])) as Record<OrderState, number>
}
