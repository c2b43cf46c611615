import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'

export type Stage = 'second_factor' | 'set_up' | 'open'

type NewSession = {
  staffId: Id
  secretHash: Buffer
  stage: Stage
  device: string
  network: string
  now: number
  expires: number
}

export async function addSession(tx: Db, session: NewSession) {
  const at = new Date(session.now)
  await tx`
    insert into staff_sessions (staff_id, secret_hash, stage, device, network, opened_at, used_at, proven_at,
      expires_at)
    values (${session.staffId}, ${session.secretHash}, ${session.stage}, ${session.device}, ${session.network},
      ${at}, ${at}, ${at}, ${new Date(session.expires)})`
}

export type StoredSession = {
  readonly id: string
  readonly staffId: Id
  readonly stage: Stage
  readonly challenge: string | null
  readonly usedAt: Date
  readonly provenAt: Date
  readonly expiresAt: Date
}

export async function readSession(
  db: Db,
  secretHash: Buffer,
  { now, idle }: { now: number; idle: number },
): Promise<StoredSession | null> {
  const [row] = await db<StoredSession[]>`
    select id, staff_id as "staffId", stage, challenge, used_at as "usedAt", proven_at as "provenAt",
      expires_at as "expiresAt"
    from staff_sessions
    where secret_hash = ${secretHash} and expires_at > ${new Date(now)} and used_at > ${new Date(now - idle)}`
  return row ?? null
}

export async function touchSession(db: Db, id: string, now: number) {
  await db`update staff_sessions set used_at = ${new Date(now)} where id = ${id}`
}

export async function noteProof(db: Db, id: string, now: number) {
  await db`update staff_sessions set proven_at = ${new Date(now)} where id = ${id}`
}

export async function writeChallenge(db: Db, id: string, challenge: string) {
  await db`update staff_sessions set challenge = ${challenge} where id = ${id}`
}

/** Consumes the challenge, which is valid once. */
export async function takeChallenge(db: Db, id: string): Promise<string | null> {
  const [row] = await db<{ challenge: string | null }[]>`
    with taken as (select id, challenge from staff_sessions where id = ${id} for update)
    update staff_sessions s set challenge = null from taken where s.id = taken.id returning taken.challenge`
  return row?.challenge ?? null
}

type Ending = { staffId: Id } & ({ id: string } | { allBut: string } | { all: true })

export async function endSessions(tx: Db, ending: Ending): Promise<number> {
  const which =
    'id' in ending ? tx`and id = ${ending.id}` : 'allBut' in ending ? tx`and id <> ${ending.allBut}` : tx``
  const rows = await tx`delete from staff_sessions where staff_id = ${ending.staffId} ${which} returning id`
  return rows.length
}

export type ListedSession = {
  readonly id: string
  readonly device: string
  readonly network: string
  readonly openedAt: Date
  readonly usedAt: Date
}

export const listOpenSessions = (db: Db, staffId: Id, { now, idle }: { now: number; idle: number }) =>
  db<ListedSession[]>`
    select id, device, network, opened_at as "openedAt", used_at as "usedAt" from staff_sessions
    where staff_id = ${staffId} and stage = 'open' and expires_at > ${new Date(now)}
      and used_at > ${new Date(now - idle)}
    order by used_at desc, id desc limit 50`

export async function dropExpiredSessions(db: Tx | Db, { now, idle }: { now: number; idle: number }) {
  await db`
    delete from staff_sessions where expires_at < ${new Date(now)} or used_at < ${new Date(now - idle)}`
}
