import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'
import { createFixedFacts } from '../db/fixed-facts.ts'

const hotels = createFixedFacts(20_000)

type Entry = { readonly hotelId: Id; readonly guestId: Id; readonly number: string; readonly quoteId: string }

/** The id of a new order. Null if this account has committed this quote before. */
export async function enterOrder(tx: Tx, { hotelId, guestId, number, quoteId }: Entry): Promise<Id | null> {
  const [row] = await tx<{ id: Id }[]>`
    insert into order_directory (hotel_id, account_id, number, quote_id)
    values (${hotelId}, ${guestId}, ${number}, ${quoteId})
    on conflict (account_id, quote_id) do nothing returning order_id as id`
  if (row) hotels.remember(tx, { id: row.id, fact: hotelId })
  return row?.id ?? null
}

/** The hotels of orders, each once. */
export const hotelsOfOrders = (db: Db, orderIds: readonly Id[]): Promise<Id[]> =>
  hotels.of(
    db,
    orderIds,
    (unknown) => db<{ id: Id; fact: Id }[]>`
      select order_id as id, hotel_id as fact from order_directory
      where order_id = any(${[...unknown]}::bigint[])`,
  )

export async function findHotelOfOrder(db: Db, orderId: Id): Promise<Id | null> {
  const [hotelId] = await hotelsOfOrders(db, [orderId])
  return hotelId ?? null
}

/** The hotel of an order never changes. Every statement on its rows names it. */
export async function hotelOfOrder(db: Db, orderId: Id): Promise<Id> {
  const hotelId = await findHotelOfOrder(db, orderId)
  if (hotelId === null) throw new Error(`order ${orderId} is not in the directory`)
  return hotelId
}

/** Orders of an account, for `(id, hotel_id) in`. */
export const ordersOfAccount = (db: Db, guestId: Id) => db`
  select order_id, hotel_id from order_directory where account_id = ${guestId}`

/** Separates the quotes of one order. */
const QUOTE_SEPARATOR = '+'

/** The quotes of an order as its key; the same quote twice is two rooms. */
export const joinQuotes = (quotes: readonly string[]): string => quotes.toSorted().join(QUOTE_SEPARATOR)

/** The order of this account with any of these quotes. */
export async function findOrderByQuotes(db: Db, guestId: Id, quotes: readonly string[]): Promise<Id | null> {
  const [row] = await db<{ id: Id }[]>`
    select order_id as id from order_directory where account_id = ${guestId}
      and string_to_array(quote_id, ${QUOTE_SEPARATOR}) && ${[...new Set(quotes)]}::text[]
    order by order_id desc limit 1`
  return row?.id ?? null
}

export const moveEntries = (tx: Tx, from: Id, into: Id) => tx`
  update order_directory set account_id = ${into} where account_id = ${from}`
