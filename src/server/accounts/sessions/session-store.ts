import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../../db/database.ts'

export type NewSession = {
  guestId: Id
  tokenHash: Buffer
  cookieHash: Buffer
  bound: boolean
  device: string
  network: string
  now: number
  expires: number
}

export async function addSession(tx: Tx, session: NewSession): Promise<string> {
  const at = new Date(session.now)
  const [row] = await tx<{ id: string }[]>`
    insert into sessions (account_id, token_hash, cookie_hash, bound, device, network, opened_at, used_at, expires_at)
    values (${session.guestId}, ${session.tokenHash}, ${session.cookieHash}, ${session.bound}, ${session.device},
      ${session.network}, ${at}, ${at}, ${new Date(session.expires)})
    returning id`
  return row!.id
}

/** Ends the least recently used sessions beyond a number. */
export async function endOldSessions(tx: Tx, guestId: Id, keep: number) {
  await tx`
    delete from sessions where id in (
      select id from sessions where account_id = ${guestId} order by used_at desc, id desc offset ${keep})`
}

export type StoredSession = {
  id: string
  guestId: Id
  account: string
  cookieHash: Uint8Array
  bound: boolean
  openedAt: Date
  usedAt: Date
  expiresAt: Date
}

export async function readSession(db: Db, tokenHash: Buffer, now: number): Promise<StoredSession | null> {
  const [row] = await db<StoredSession[]>`
    select s.id, s.account_id as "guestId", coalesce(a.email, a.mobile) as account,
      s.cookie_hash as "cookieHash", s.bound, s.opened_at as "openedAt", s.used_at as "usedAt",
      s.expires_at as "expiresAt"
    from sessions s join accounts a on a.id = s.account_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${new Date(now)} and a.erased_at is null`
  return row ?? null
}

export async function renewSession(db: Db, id: string, now: number, expires: number) {
  await db`update sessions set used_at = ${new Date(now)}, expires_at = ${new Date(expires)} where id = ${id}`
}

export async function readExpiry(db: Db, id: string): Promise<Date | null> {
  const [row] = await db<{ at: Date }[]>`select expires_at as at from sessions where id = ${id}`
  return row?.at ?? null
}

/** Ends a session by its token or its cookie. Returns the guest of each ended session. */
export const endSessionsByHalf = (db: Db, halves: { tokenHash: Buffer | null; cookieHash: Buffer | null }) =>
  db<{ guestId: Id }[]>`
    delete from sessions
    where token_hash = ${halves.tokenHash} or cookie_hash = ${halves.cookieHash}
    returning account_id as "guestId"`

export async function endAllSessions(tx: Tx, guestId: Id) {
  await tx`delete from sessions where account_id = ${guestId}`
}

export type ListedSession = {
  id: string
  device: string
  network: string
  openedAt: Date
  usedAt: Date
  expiresAt: Date
}

export const listSessions = (db: Db, guestId: Id, now: number) =>
  db<ListedSession[]>`
    select id, device, network, opened_at as "openedAt", used_at as "usedAt", expires_at as "expiresAt"
    from sessions where account_id = ${guestId} and expires_at > ${new Date(now)}
    order by used_at desc, id desc`

/** Ends one of the guest's sessions or all but one; returns how many ended. */
export async function endSessions(
  tx: Tx,
  guestId: Id,
  which: { id: string } | { allBut: string },
): Promise<number> {
  const rows = await tx`
    delete from sessions
    where account_id = ${guestId} and ${'id' in which ? tx`id = ${which.id}` : tx`id <> ${which.allBut}`}
    returning id`
  return rows.length
}

export async function purgeSessions(db: Db, now: number) {
  await db`delete from sessions where expires_at < ${new Date(now)}`
}

export async function listOpenSessions(db: Db, ids: readonly string[], now: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select s.id from sessions s join accounts a on a.id = s.account_id
    where s.id = any(${[...ids]}::bigint[]) and s.expires_at > ${new Date(now)} and a.erased_at is null`
  return rows.map(({ id }) => id)
}
