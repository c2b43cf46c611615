import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'

export async function writePendingTotp(tx: Tx, id: Id, key: Buffer, codes: readonly Buffer[]) {
  await tx`update staff set totp_pending = ${key} where id = ${id}`
  await tx`delete from staff_recovery_codes where staff_id = ${id} and pending`
  const rows = codes.map((hash) => ({ staff_id: id, hash, pending: true }))
  await tx`insert into staff_recovery_codes ${tx(rows)}`
}

/** Activates the pending key and its recovery codes. */
export async function confirmPendingTotp(tx: Tx, id: Id, step: number) {
  await tx`
    update staff set totp_key = totp_pending, totp_pending = null, totp_step = ${step} where id = ${id}`
  await tx`delete from staff_recovery_codes where staff_id = ${id} and not pending`
  await tx`update staff_recovery_codes set pending = false where staff_id = ${id}`
}

/** False if the code of this time step, or a later one, was used before. */
export async function takeTotpStep(db: Db, id: Id, step: number): Promise<boolean> {
  const rows = await db`
    update staff set totp_step = ${step}
    where id = ${id} and (totp_step is null or totp_step < ${step}) returning id`
  return rows.length > 0
}

export async function takeRecoveryCode(db: Db, id: Id, hash: Buffer, now: number): Promise<boolean> {
  const rows = await db`
    update staff_recovery_codes set used_at = ${new Date(now)}
    where staff_id = ${id} and hash = ${hash} and not pending and used_at is null returning hash`
  return rows.length > 0
}

export type PasskeyRow = {
  readonly id: string
  readonly name: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: string[]
  readonly addedAt: Date
}

export const readPasskeys = (db: Db, staffId: Id) => db<PasskeyRow[]>`
  select id, name, public_key as "publicKey", counter::float8 as counter, transports, added_at as "addedAt"
  from staff_passkeys where staff_id = ${staffId} order by added_at limit 20`

export async function addPasskeyRow(tx: Db, staffId: Id, key: PasskeyRow) {
  await tx`
    insert into staff_passkeys (id, staff_id, name, public_key, counter, transports, added_at)
    values (${key.id}, ${staffId}, ${key.name}, ${Buffer.from(key.publicKey)}, ${key.counter},
      ${key.transports}, ${key.addedAt})`
}

export async function notePasskeyUse(db: Db, id: string, counter: number, now: number) {
  await db`update staff_passkeys set counter = ${counter}, used_at = ${new Date(now)} where id = ${id}`
}

export async function deleteStaffPasskey(db: Db, staffId: Id, id: string): Promise<boolean> {
  const rows = await db`delete from staff_passkeys where id = ${id} and staff_id = ${staffId} returning id`
  return rows.length > 0
}
