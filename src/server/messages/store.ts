import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'
import { addJob, hasJob } from '../jobs/add-job.ts'
import { nextRows, type RowPage } from '../jobs/failed-rows.ts'

export type Channel = 'mail' | 'sms' | 'push'
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

/** The new message's id; null if the event already has a message. */
export async function addMessage(tx: Tx, message: NewMessage): Promise<string | null> {
  const [row] = await tx<{ id: string }[]>`
    insert into outbox (event, kind, channel, recipient, body, state, made_at, deliver_before)
    values (${message.event}, ${message.kind}, ${message.channel}, ${message.recipient}, ${message.body},
      ${message.state}, ${message.madeAt}, ${message.deliverBefore})
    on conflict (event) do nothing
    returning id`
  if (row && message.state === 'waiting') await queueDelivery(tx, row.id)
  return row?.id ?? null
}

const jobKey = (id: Id) => `message:${id}`
const queueDelivery = (tx: Tx, id: Id) => addJob(tx, 'deliver_message', { id }, { key: jobKey(id) })

/** Messages queued before then; `queueIfLost` checks which of them have no job. */
export async function findWaiting(db: Db, madeBefore: number, page: RowPage): Promise<Id[]> {
  const rows = await db<{ id: Id }[]>`
    select id from outbox where state = 'waiting' and made_at < ${new Date(madeBefore)} and ${nextRows(db, page)}`
  return rows.map(({ id }) => id)
}

/** False if the message has a job or was delivered meanwhile. */
export async function queueIfLost(tx: Tx, id: Id): Promise<boolean> {
  const [row] = await tx`select from outbox where id = ${id} and state = 'waiting' for update`
  if (!row || (await hasJob(tx, jobKey(id)))) return false
  await queueDelivery(tx, id)
  return true
}

export type Claimed = {
  id: string
  event: string
  kind: string
  channel: Channel
  recipient: string
  body: Uint8Array
  tries: number
  deliverBefore: Date | null
}

/** Counts an attempt; null if there is nothing left to deliver. */
export async function claimMessage(db: Db, id: string): Promise<Claimed | null> {
  const [row] = await db<Claimed[]>`
    update outbox set tries = tries + 1
    where id = ${id} and state = 'waiting' and body is not null
    returning id, event, kind, channel, recipient, body, tries, deliver_before as "deliverBefore"`
  return row ?? null
}

type Settled = { state: 'delivered' | 'unknown' | 'failed' | 'expired'; fault: string | null; now: number }

/** Final, whatever the result: the text is not needed any more. */
export async function settleMessage(db: Db, id: string, { state, fault, now }: Settled) {
  const at = state === 'delivered' ? new Date(now) : null
  await db`
    update outbox set state = ${state}, fault = ${fault}, delivered_at = ${at}, body = null where id = ${id}`
}

export async function noteFault(db: Db, id: string, fault: string) {
  await db`update outbox set fault = ${fault} where id = ${id}`
}

export async function dropOldMessages(db: Db, before: Date) {
  await db`delete from outbox where made_at < ${before} and state <> 'waiting'`
}

export type KeptMessage = {
  event: string
  kind: string
  channel: Channel
  recipient: string
  body: Uint8Array
  madeAt: Date
}

/** Newest first; only messages whose text still exists. */
export const listMessages = (db: Db, recipient: string | null) =>
  db<KeptMessage[]>`
    select event, kind, channel, recipient, body, made_at as "madeAt"
    from outbox
    where body is not null and (${recipient}::text is null or recipient = ${recipient})
    order by id desc
    limit 100`

export async function dropMessages(tx: Tx, recipients: readonly string[]) {
  await tx`delete from outbox where recipient in ${tx(recipients)}`
}

/** The number of queued messages, and the time of the oldest. */
export async function readWaiting(db: Db): Promise<{ count: number; since: Date | null }> {
  const [row] = await db<{ count: number; since: Date | null }[]>`
    select count(*)::int as count, min(made_at) as since from outbox where state = 'waiting'`
  return row ?? { count: 0, since: null }
}

export type SentMessage = {
  readonly id: string
  readonly event: string
  readonly kind: string
  readonly recipient: string
  readonly body: Uint8Array | null
  readonly state: string
  readonly madeAt: Date
}

/** Mails about one thing, newest first; texts of delivered ones are deleted. */
export const messagesAbout = (db: Db, about: { prefix: string; recipient: string }) => db<SentMessage[]>`
  select id, event, kind, recipient, body, state, made_at as "madeAt" from outbox
  where recipient = ${about.recipient} and channel = 'mail' and starts_with(event, ${about.prefix})
  order by id desc limit 100`

export type UndeliveredMessage = {
  readonly id: string
  readonly at: Date
  readonly kind: string
  readonly to: string
  readonly state: string
  readonly fault: string | null
}

export const readUndelivered = (db: Db) => db<UndeliveredMessage[]>`
  select id::text, made_at as at, kind, recipient as "to", state, fault from outbox
  where state in ('failed', 'unknown', 'expired') order by id desc limit 50`
