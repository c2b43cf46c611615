import type { Id } from '#domain/id.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { Db } from '../../db/database.ts'

/** Summary of an order for the operator. */
export type StaffOrder = {
  readonly id: Id
  readonly number: string
  readonly state: OrderState
  readonly hotel: string
  readonly guest: string
  readonly arrival: string
  readonly departure: string
  readonly checkIn: number
  readonly zone: string
  readonly currency: string
  readonly total: number
  readonly bookedAt: string
}

type Asked = { state: OrderState | null; number: string | null; limit: number }

export const listNewest = (db: Db, { state, number, limit }: Asked): Promise<StaffOrder[]> =>
  db<StaffOrder[]>`
    select id, number, state, snapshot #>> '{names,hotel,en}' as hotel, contact ->> 'name' as guest, arrival::text,
      departure::text, (extract(epoch from check_in_at) * 1000)::float8 as "checkIn", snapshot ->> 'zone' as zone,
      currency, total::float8 as total, to_json(booked_at) #>> '{}' as "bookedAt"
    from current_orders as orders
    where (${state}::text is null or state = ${state}) and (${number}::text is null or number = ${number})
    order by id desc limit ${limit}`

export async function findIdByNumber(db: Db, number: string): Promise<Id | null> {
  const [row] = await db<{ id: Id }[]>`select id from orders where number = ${number}`
  return row?.id ?? null
}

export const readNumbers = (db: Db, ids: readonly Id[]) => db<{ id: Id; number: string }[]>`
  select id, number from orders where id = any(${[...ids]})`
