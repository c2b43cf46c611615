import type { Db, Tx } from '../db/database.ts'

export type Channel = 'mail' | 'sms'
export type NewMessage = {
  event: string
  kind: string
  channel: Channel
  recipient: string
  body: Buffer
  state: 'kept' | 'waiting'
  madeAt: Date
  deliverBefore: Date | null
}

/** The new message's number; null where the event has had its message. */
export async function addMessage(tx: Db | Tx, message: NewMessage): Promise<string | null> {
  const [row] = await tx<{ id: string }[]>`
    insert into outbox (event, kind, channel, recipient, body, state, made_at, deliver_before)
    values (${message.event}, ${message.kind}, ${message.channel}, ${message.recipient}, ${message.body},
      ${message.state}, ${message.madeAt}, ${message.deliverBefore})
    on conflict (event) do nothing
    returning id`
  return row?.id ?? null
}

export type KeptMessage = {
  event: string
  kind: string
  channel: Channel
  recipient: string
  body: Uint8Array
  madeAt: Date
}

/** Newest first; those whose text is still there. */
export const listMessages = (db: Db, recipient: string | null) =>
  db<KeptMessage[]>`
    select event, kind, channel, recipient, body, made_at as "madeAt"
    from outbox
    where body is not null and (${recipient}::text is null or recipient = ${recipient})
    order by id desc
    limit 100`
