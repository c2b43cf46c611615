import type { Id } from '#domain/id.ts'
import type { Bilingual } from '#domain/text/locale.ts'
import type { Db } from '../db/database.ts'
import type { OrderRow } from './order-row.ts'
import { orderColumns } from './store.ts'

/** Orders of confirmed and current stays. */
export const listLiveOrders = (db: Db, guestId: Id) => db<OrderRow[]>`
  select ${orderColumns(db)} from current_orders as orders
  where account_id = ${guestId} and state in ('confirmed', 'staying') order by check_out_at, id limit 200`

export const readNames = (db: Db, { guestId, ids }: { guestId: Id; ids: readonly Id[] }) =>
  db<{ id: Id; number: string; hotel: Bilingual }[]>`
    select id, number, snapshot -> 'names' -> 'hotel' as hotel from current_orders as orders
    where account_id = ${guestId} and id = any(${[...ids]})`
