import type { Db, Tx } from '../db/database.ts'

export type NewEvent = { guestId: string | null; kind: string; device: string; network: string; now: number }

export async function addEvent(db: Db | Tx, { guestId, kind, device, network, now }: NewEvent) {
  await db`
    insert into account_events (account_id, kind, device, network, at)
    values (${guestId}, ${kind}, ${device}, ${network}, ${new Date(now)})`
}
