import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'

export type TripChoice = { readonly orderId: Id; readonly name: string | null; readonly isApart: boolean }

export type ShareRow = {
  readonly id: Id
  readonly guestId: Id
  readonly orderIds: readonly Id[]
  readonly token: string
  readonly showsNames: boolean
  readonly showsMoney: boolean
  readonly opened: number
  readonly createdAt: Date
}

export const readChoices = (db: Db, guestId: Id) => db<TripChoice[]>`
  select order_id as "orderId", name, is_apart as "isApart" from trip_choices
  where account_id = ${guestId} order by order_id limit 1000`

/** Stores one choice about an order; the other stays as it is. */
export async function writeChoice(
  tx: Tx,
  guestId: Id,
  orderId: Id,
  { name, isApart }: { name?: string | null; isApart?: boolean },
) {
  await tx`
    insert into trip_choices (order_id, account_id, name, is_apart)
    values (${orderId}, ${guestId}, ${name ?? null}, ${isApart ?? false})
    on conflict (order_id) do update set
      name = ${name === undefined ? tx`trip_choices.name` : name},
      is_apart = ${isApart === undefined ? tx`trip_choices.is_apart` : isApart}`
}

const shareColumns = (db: Db) => db`
  id, account_id as "guestId", order_ids::text[] as "orderIds", token, shows_names as "showsNames",
  shows_money as "showsMoney", opened, created_at as "createdAt"`

export const readShares = (db: Db, guestId: Id) => db<ShareRow[]>`
  select ${shareColumns(db)} from trip_shares where account_id = ${guestId} order by id limit 1000`

export async function findShare(db: Db, token: string): Promise<ShareRow | null> {
  const [row] = await db<ShareRow[]>`select ${shareColumns(db)} from trip_shares where token = ${token}`
  return row ?? null
}

/** A lock for each guest, so that two tabs do not make two links to a trip. */
export const lockShares = (tx: Tx, guestId: Id) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`trips ${guestId}`}, 0))`

type NewShare = Omit<ShareRow, 'id' | 'opened'>

export async function addShare(tx: Tx, share: NewShare) {
  await tx`
    insert into trip_shares (account_id, order_ids, token, shows_names, shows_money, created_at)
    values (${share.guestId}, ${[...share.orderIds]}::bigint[], ${share.token}, ${share.showsNames},
      ${share.showsMoney}, ${share.createdAt})`
}

export async function changeShare(tx: Tx, { id, showsNames, showsMoney }: ShareRow) {
  await tx`update trip_shares set shows_names = ${showsNames}, shows_money = ${showsMoney} where id = ${id}`
}

export async function removeShares(tx: Tx, ids: readonly Id[]) {
  await tx`delete from trip_shares where id = any(${[...ids]}::bigint[])`
}

export async function countOpening(db: Db, id: Id) {
  await db`update trip_shares set opened = opened + 1 where id = ${id}`
}

export async function eraseTrips(tx: Tx, guestId: Id) {
  await tx`delete from trip_choices where account_id = ${guestId}`
  await tx`delete from trip_shares where account_id = ${guestId}`
}

export async function moveTrips(tx: Tx, from: Id, into: Id) {
  await tx`update trip_choices set account_id = ${into} where account_id = ${from}`
  await tx`update trip_shares set account_id = ${into} where account_id = ${from}`
}
