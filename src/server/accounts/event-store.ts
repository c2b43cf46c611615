import type { Id } from '#domain/id.ts'
import type { AccountEventKind } from '#words/accounts/account-events.ts'
import type { Db } from '../db/database.ts'

export type NewEvent = {
  guestId: Id | null
  kind: AccountEventKind
  device: string
  network: string
  now: number
}

export async function addEvent(db: Db, { guestId, kind, device, network, now }: NewEvent): Promise<string> {
  const [row] = await db<{ id: string }[]>`
    insert into account_events (account_id, kind, device, network, at)
    values (${guestId}, ${kind}, ${device}, ${network}, ${new Date(now)})
    returning id`
  return row!.id
}

export type StoredEvent = { id: string; kind: AccountEventKind; device: string; network: string; at: Date }

export const listEvents = (db: Db, guestId: Id, { offset, limit }: { offset: number; limit: number }) =>
  db<StoredEvent[]>`
    select id, kind, device, network, at from account_events
    where account_id = ${guestId} order by id desc offset ${offset} limit ${limit}`

export async function countEvents(db: Db, guestId: Id): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from account_events where account_id = ${guestId}`
  return row?.n ?? 0
}

/** Attempts on unknown accounts are deleted sooner than events of an account, which its owner may look up. */
export async function purgeEvents(db: Db, { nobodys, anybodys }: { nobodys: Date; anybodys: Date }) {
  await db`
    delete from account_events
    where at < ${anybodys} or (account_id is null and at < ${nobodys})`
}
