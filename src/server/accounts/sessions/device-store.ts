import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../../db/database.ts'

/** Whether a browser has signed in to an account with one of these names. */
export async function isKnownDevice(db: Db, tokenHash: Buffer, names: readonly string[]): Promise<boolean> {
  const rows = await db`
    select 1 from known_devices d join accounts a on a.id = d.account_id
    where d.token_hash = ${tokenHash} and (a.email in ${db(names)} or a.mobile in ${db(names)})`
  return rows.length > 0
}

const mostDevices = 20

export async function rememberDevice(tx: Tx, guestId: Id, tokenHash: Buffer, now: number) {
  await tx`
    insert into known_devices (account_id, token_hash, used_at) values (${guestId}, ${tokenHash}, ${new Date(now)})
    on conflict (account_id, token_hash) do update set used_at = excluded.used_at`
  await tx`
    delete from known_devices where account_id = ${guestId} and token_hash in (
      select token_hash from known_devices where account_id = ${guestId}
      order by used_at desc, token_hash offset ${mostDevices})`
}

export async function purgeDevicesOf(tx: Tx, guestId: Id) {
  await tx`delete from known_devices where account_id = ${guestId}`
}

export async function purgeDevices(db: Db, unusedSince: Date) {
  await db`delete from known_devices where used_at < ${unusedSince}`
}
