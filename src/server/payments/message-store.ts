import type { Id } from '#domain/id.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import type { Db, Tx } from '../db/database.ts'

export type Effect = 'applied' | 'mismatch' | 'unmatched'
type Inbox = { method: PaymentMethod; eventId: string; kind: string; body: string; now: number }

/** False if this message was processed before. Waits for a concurrent transaction that is processing it. */
export async function insertMessage(tx: Tx, { method, eventId, kind, body, now }: Inbox): Promise<boolean> {
  const made = await tx`
    insert into provider_messages (method, event_id, kind, effect, body, received_at)
    values (${method}, ${eventId}, ${kind}, 'applied', ${body}, ${new Date(now)})
    on conflict do nothing returning event_id`
  return made.length > 0
}

type Read = { method: PaymentMethod; eventId: string; paymentId: Id | null; effect: Effect }

export const writeEffect = (tx: Tx, { method, eventId, paymentId, effect }: Read) => tx`
  update provider_messages set payment_id = ${paymentId}, effect = ${effect}
  where method = ${method} and event_id = ${eventId}`

/** Stored long enough to investigate; the money itself is in movements. */
export const dropMessages = (db: Db, before: number) =>
  db`delete from provider_messages where received_at < ${new Date(before)} and effect = 'applied'`
