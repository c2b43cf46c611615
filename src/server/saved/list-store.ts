import type { Id } from '#domain/id.ts'
import type { Party } from '#domain/stay/party.ts'
import type { Stay } from '#domain/stay/stay.ts'
import type { Db, Tx } from '../db/database.ts'

export type ListRow = {
  readonly id: Id
  readonly guestId: Id
  /** Null for the default list. */
  readonly name: string | null
  readonly stay: Stay | null
  readonly party: Party
  readonly shareToken: string | null
  readonly alertsToken: string | null
}

const columns = (db: Db) => db`
  id, guest_id as "guestId", name, share_token as "shareToken", alerts_token as "alertsToken",
  case when arrival is not null then json_build_object('arrival', arrival, 'departure', departure) end as stay,
  json_build_object('rooms', rooms, 'adults', adults, 'ages', ages) as party`

/** A lock for each guest, so that two tabs create neither a list twice nor one too many. */
export const lockLists = (tx: Tx, guestId: Id) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`favourites ${guestId}`}, 0))`

/** In the order of creation, the unnamed one last. */
export const readLists = (db: Db, guestId: Id) => db<ListRow[]>`
  select ${columns(db)} from favourite_lists where guest_id = ${guestId}
  order by name is null, made_at, id limit 100`

export async function readList(db: Db, { guestId, id }: { guestId: Id; id: Id }): Promise<ListRow | null> {
  const [row] = await db<ListRow[]>`
    select ${columns(db)} from favourite_lists where guest_id = ${guestId} and id = ${id}`
  return row ?? null
}

/** By its name, else by its id. */
export async function findList(
  db: Db,
  { guestId, list }: { guestId: Id; list: string },
): Promise<ListRow | null> {
  const [row] = await db<ListRow[]>`
    select ${columns(db)} from favourite_lists
    where guest_id = ${guestId} and (name = ${list} or id::text = ${list})
    order by name is not distinct from ${list} desc limit 1`
  return row ?? null
}

export async function findShared(db: Db, token: string): Promise<ListRow | null> {
  const [row] = await db<ListRow[]>`
    select ${columns(db)} from favourite_lists where share_token = ${token}`
  return row ?? null
}

type NewList = { guestId: Id; name: string | null; now: number }

export async function addList(tx: Tx, { guestId, name, now }: NewList): Promise<Id> {
  const [row] = await tx<{ id: Id }[]>`
    insert into favourite_lists (guest_id, name, made_at) values (${guestId}, ${name}, ${new Date(now)}) returning id`
  return row!.id
}

/** The default list for hotels saved without a list. */
export async function unnamedList(tx: Tx, { guestId, now }: { guestId: Id; now: number }): Promise<Id> {
  const [row] = await tx<{ id: Id }[]>`
    select id from favourite_lists where guest_id = ${guestId} and name is null`
  return row?.id ?? addList(tx, { guestId, name: null, now })
}

export async function renameList(tx: Tx, id: Id, name: string) {
  await tx`update favourite_lists set name = ${name} where id = ${id}`
}

export async function writeStay(tx: Tx, id: Id, stay: Stay | null, party: Party) {
  await tx`
    update favourite_lists set arrival = ${stay?.arrival ?? null}, departure = ${stay?.departure ?? null},
      rooms = ${party.rooms}, adults = ${party.adults}, ages = ${[...party.ages]}::smallint[]
    where id = ${id}`
}

export async function writeTokens(
  tx: Tx,
  id: Id,
  { shareToken, alertsToken }: Pick<ListRow, 'shareToken' | 'alertsToken'>,
) {
  await tx`
    update favourite_lists set share_token = ${shareToken}, alerts_token = ${alertsToken} where id = ${id}`
}

/** Its hotels stay saved in the other list. */
export async function dropList(tx: Tx, { id, heirId }: { id: Id; heirId: Id }) {
  await tx`update favourites set list_id = ${heirId} where list_id = ${id}`
  await tx`delete from favourite_lists where id = ${id}`
}

export const findAlerted = (db: Db) => db<ListRow[]>`
  select ${columns(db)} from favourite_lists where alerts_token is not null order by id limit 100000`

/** Whether alerts are still wanted; locked until the transaction ends. */
export async function lockAlerted(tx: Tx, id: Id): Promise<boolean> {
  const rows = await tx`
    select from favourite_lists where id = ${id} and alerts_token is not null for update`
  return rows.length > 0
}

/** The list whose alerts were stopped; null for an unknown token. */
export async function endAlerts(db: Db, token: string): Promise<{ name: string | null; guestId: Id } | null> {
  const [row] = await db<{ name: string | null; guestId: Id }[]>`
    update favourite_lists set alerts_token = null where alerts_token = ${token}
    returning name, guest_id as "guestId"`
  return row ?? null
}
