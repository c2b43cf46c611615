import type { Id } from '#domain/id.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import type { Db, Tx } from '../../db/database.ts'
import { hotelOfPayment, hotelsOfPayments } from '../payment-directory-store.ts'
import type { MovementRow } from '../payment-row.ts'

export type NewMovement = Omit<MovementRow, 'at'> & {
  readonly method: PaymentMethod
  readonly paymentId: Id
  readonly fee: number
  readonly now: number
}

/** False if it was reported before. */
export async function insertMovement(tx: Tx, movement: NewMovement): Promise<boolean> {
  const made = await tx`
    insert into payment_movements ${tx({
      method: movement.method,
      kind: movement.kind,
      provider_id: movement.providerId,
      payment_id: movement.paymentId,
      hotel_id: await hotelOfPayment(tx, movement.paymentId),
      operation_id: movement.operationId,
      amount: movement.amount,
      charge_amount: movement.chargeAmount,
      fee: movement.fee,
      of_id: movement.of,
      at: new Date(movement.now),
    })} on conflict do nothing returning provider_id`
  return made.length > 0
}

export const movementsOf = async (db: Db, paymentIds: readonly Id[]) => db<
  (MovementRow & { paymentId: Id })[]
>`
  select payment_id as "paymentId", kind, provider_id as "providerId", operation_id as "operationId", amount::float8,
    charge_amount::float8 as "chargeAmount", of_id as "of", (extract(epoch from at) * 1000)::float8 as at
  from payment_movements
  where payment_id = any(${[...paymentIds]}::bigint[])
    and hotel_id = any(${await hotelsOfPayments(db, paymentIds)}::bigint[])
  order by at`

/** The payment that a provider's id belongs to. */
export async function findByMovement(
  db: Db,
  method: PaymentMethod,
  ids: readonly string[],
): Promise<Id | null> {
  if (ids.length === 0) return null
  const [row] = await db<{ id: Id }[]>`
    select payment_id as id from payment_movements
    where method = ${method} and provider_id in ${db([...ids])} limit 1`
  return row?.id ?? null
}

export type CapturedPart = { readonly id: string; readonly left: number }

/** Captures of a payment with their unrefunded amounts, in the provider's currency. */
export async function capturesOf(db: Db, paymentId: Id) {
  const hotelId = await hotelOfPayment(db, paymentId)
  return db<CapturedPart[]>`
    select captured.provider_id as id, (captured.charge_amount - coalesce(sum(refunded.charge_amount), 0))::float8 as left
    from payment_movements captured left join payment_movements refunded
      on refunded.method = captured.method and refunded.kind = 'refund' and refunded.of_id = captured.provider_id
        and refunded.hotel_id = ${hotelId}
    where captured.payment_id = ${paymentId} and captured.hotel_id = ${hotelId} and captured.kind = 'capture'
    group by captured.provider_id, captured.charge_amount, captured.at order by captured.at`
}
