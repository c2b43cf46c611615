import type { Db, Tx } from '../db/database.ts'

export type Errand = 'sign_in' | 'unregister' | 'contact' | 'reauthenticate' | 'booking'
export type SignIn = 'login' | 'register' | 'reset'

export type NewCode = {
  target: string
  errand: Errand
  purpose: SignIn | null
  id: string
  hash: string
  now: number
  expires: number
}

/** A new code replaces the previous one of the same target and errand. */
export async function putCode(tx: Tx, { target, errand, purpose, id, hash, now, expires }: NewCode) {
  await tx`
    insert into one_time_codes (target, errand, purpose, id, hash, made_at, expires_at)
    values (${target}, ${errand}, ${purpose}, ${id}, ${hash}, ${new Date(now)}, ${new Date(expires)})
    on conflict (target, errand) do update set purpose = excluded.purpose, id = excluded.id, hash = excluded.hash,
      tries = 0, made_at = excluded.made_at, expires_at = excluded.expires_at`
}

export type Tried = { id: string; hash: string; tries: number }
type Asked = { targets: readonly string[]; errand: Errand; purpose: SignIn | null; now: number }

/** Counts a try and returns the newest matching code, or null. */
export async function countTry(db: Db, { targets, errand, purpose, now }: Asked): Promise<Tried | null> {
  const [row] = await db<Tried[]>`
    update one_time_codes set tries = tries + 1
    where errand = ${errand} and target = (
      select target from one_time_codes
      where target in ${db(targets)} and errand = ${errand} and expires_at > ${new Date(now)}
        and (purpose is null or purpose = ${purpose})
      order by made_at desc limit 1)
      and expires_at > ${new Date(now)}
    returning id, hash, tries`
  return row ?? null
}

/** Consumes a code; false if it was used or replaced in the meantime. */
export async function takeCode(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx`delete from one_time_codes where id = ${id} returning id`
  return rows.length === 1
}

export async function purgeCodes(db: Db, now: number) {
  await db`delete from one_time_codes where expires_at < ${new Date(now)}`
}

export async function dropCodes(tx: Tx, targets: readonly string[]) {
  if (targets.length > 0) await tx`delete from one_time_codes where target in ${tx(targets)}`
}
