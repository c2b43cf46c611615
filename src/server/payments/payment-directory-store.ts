import type { Id } from '#domain/id.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import type { Db, Tx } from '../db/database.ts'
import { createFixedFacts } from '../db/fixed-facts.ts'

const hotels = createFixedFacts(20_000)

type Entry = {
  readonly hotelId: Id
  readonly orderId: Id
  readonly method: PaymentMethod
  readonly outNo: string
}

/** The id of a new payment. */
export async function enterPayment(tx: Tx, { hotelId, orderId, method, outNo }: Entry): Promise<Id> {
  const [row] = await tx<[{ id: Id }]>`
    insert into payment_directory (hotel_id, order_id, method, out_no)
    values (${hotelId}, ${orderId}, ${method}, ${outNo}) returning payment_id as id`
  hotels.remember(tx, { id: row.id, fact: hotelId })
  return row.id
}

/** The hotels of payments, each once. */
export const hotelsOfPayments = (db: Db, paymentIds: readonly Id[]): Promise<Id[]> =>
  hotels.of(
    db,
    paymentIds,
    (unknown) => db<{ id: Id; fact: Id }[]>`
      select payment_id as id, hotel_id as fact from payment_directory
      where payment_id = any(${[...unknown]}::bigint[])`,
  )

export async function findHotelOfPayment(db: Db, paymentId: Id): Promise<Id | null> {
  const [hotelId] = await hotelsOfPayments(db, [paymentId])
  return hotelId ?? null
}

/** The hotel for which a payment was begun. It never changes, also when the payment is assigned to another order. */
export async function hotelOfPayment(db: Db, paymentId: Id): Promise<Id> {
  const hotelId = await findHotelOfPayment(db, paymentId)
  if (hotelId === null) throw new Error(`payment ${paymentId} is not in the directory`)
  return hotelId
}

type Place = { readonly id: Id; readonly hotelId: Id }

/** The payments of orders, each with its hotel. */
export async function placesOfPayments(
  db: Db,
  orderIds: readonly Id[],
): Promise<{ ids: Id[]; hotels: Id[] }> {
  const rows = await db<Place[]>`
    select payment_id as id, hotel_id as "hotelId" from payment_directory
    where order_id = any(${[...orderIds]}::bigint[])`
  for (const { id, hotelId } of rows) hotels.remember(db, { id, fact: hotelId })
  return { ids: rows.map(({ id }) => id), hotels: [...new Set(rows.map(({ hotelId }) => hotelId))] }
}

/** The numbers among these that a payment already has. */
export async function takenNumbers(db: Db, outNos: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db<{ outNo: string }[]>`
    select out_no as "outNo" from payment_directory where out_no = any(${[...outNos]})`
  return new Set(rows.map(({ outNo }) => outNo))
}

type Numbers = { method: PaymentMethod; reference: string | null; outNo: string | null }

export async function findByNumbers(db: Db, { method, reference, outNo }: Numbers): Promise<Id | null> {
  const [row] = await db<{ id: Id }[]>`
    select payment_id as id from payment_directory
    where method = ${method} and (reference = ${reference} or out_no = ${outNo})
    order by reference is not distinct from ${reference} desc limit 1`
  return row?.id ?? null
}

export const enterReference = (tx: Tx, paymentId: Id, reference: string | null) => tx`
  update payment_directory set reference = ${reference} where payment_id = ${paymentId}`

export const enterOrderOfPayment = (tx: Tx, paymentId: Id, orderId: Id) => tx`
  update payment_directory set order_id = ${orderId} where payment_id = ${paymentId}`
