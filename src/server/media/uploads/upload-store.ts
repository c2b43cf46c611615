import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../../db/database.ts'

/** A guest, or the holder of the ticket of an open form. */
export type Owner = { guest: string } | { ticket: string }

const columns = (owner: Owner) =>
  'guest' in owner ? { guest: owner.guest, ticket: null } : { guest: null, ticket: owner.ticket }

type Upload = { id: string; owner: Owner; width: number; height: number; bytes: number; now: number }

export async function recordUpload(db: Db, { id, owner, width, height, bytes, now }: Upload) {
  const { guest, ticket } = columns(owner)
  await db`
    insert into uploads (id, guest_id, ticket, width, height, bytes, taken_in_at)
    values (${id}, ${guest}, ${ticket}, ${width}, ${height}, ${bytes}, ${new Date(now)})`
}

/** Returns the ids that are now attached: uploads of the owner that are not attached elsewhere. */
export async function attach(
  db: Db,
  { ids, owner, to }: { ids: readonly string[]; owner: Owner; to: string },
): Promise<string[]> {
  const { guest, ticket } = columns(owner)
  const rows = await db<{ id: string }[]>`
    update uploads set state = 'attached', attached_to = ${to}
    where id = any(${[...ids]}::text[]) and guest_id is not distinct from ${guest}::bigint
      and ticket is not distinct from ${ticket}
      and (state = 'fresh' or (state = 'attached' and attached_to = ${to}))
    returning id`
  return rows.map(({ id }) => id)
}

/** Marks everything attached there as leaving, except these. */
export async function detach(db: Db, { from, except }: { from: string; except: readonly string[] }) {
  await db`
    update uploads set state = 'leaving', attached_to = null
    where attached_to = ${from} and id <> all(${[...except]}::text[])`
}

/** Marks expired uploads as leaving: they can no longer be attached, so that their files may be deleted. */
export async function takeLeaving(db: Db, olderThan: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    update uploads set state = 'leaving'
    where state = 'leaving' or (state = 'fresh' and taken_in_at < ${new Date(olderThan)}) returning id`
  return rows.map(({ id }) => id)
}

export const purgeUpload = (db: Db, id: string) =>
  db`delete from uploads where id = ${id} and state = 'leaving'`

/** A guest's uploads, for their data export. */
export const listUploads = (db: Db, guestId: Id) =>
  db<{ id: string; width: number; height: number; shown: string | null; at: string }[]>`
    select id, width, height, attached_to as shown, to_json(taken_in_at) #>> '{}' as at from uploads
    where guest_id = ${guestId} and state <> 'leaving' order by taken_in_at, id`

/** The files are deleted by the next sweep, which needs no owner. */
export async function eraseUploads(tx: Tx, guestId: Id) {
  await tx`
    update uploads set state = 'leaving', attached_to = null, guest_id = null, ticket = 'erased'
    where guest_id = ${guestId}`
}

export async function moveUploads(tx: Tx, from: Id, into: Id) {
  await tx`update uploads set guest_id = ${into} where guest_id = ${from}`
}
