import type { DeskChat, DeskChatMessage, DeskChatPicture, DeskChatText } from '#contract/desk/chat.ts'
import type { Id } from '#domain/id.ts'
import { placeholdersIn } from '#domain/inbox/macro.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import { plainText } from '#domain/text/moderation.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { type Audited, recordAudit, type Trace } from '../audit/record-audit.ts'
import { afterCommit, type Db, type Tx } from '../db/database.ts'
import { attachUploads } from '../media/uploads/attach-uploads.ts'
import { takeUpload } from '../media/uploads/take-upload.ts'
import { uploadAddress } from '../media/uploads/upload-address.ts'
import { readContact } from './contact-store.ts'
import type { Attendant, DeskChatContext } from './desk-context.ts'
import { isConnected, presence, watchQueue } from './desk-queue.ts'
import {
  type DeskConversation,
  lockDeskConversation,
  readDeskConversation,
  writeAttendant,
  writeAway,
  writeEnd,
  writePresence,
} from './desk-store.ts'
import { transcriptMail } from './mails.ts'
import { picturesOf } from './say.ts'
import { reply } from './staff.ts'
import { listMessages, type MessageRow } from './store.ts'

const mostMessages = 200

const presentMessage = (row: MessageRow, zone: string): DeskChatMessage => ({
  n: row.n,
  id: row.id,
  by: row.by,
  name: row.name,
  text: plainText(row.text),
  original: row.original,
  file: row.file && uploadAddress(row.file),
  order: row.orderId,
  at: isoInstant(row.at.getTime(), zone),
})

/** The messages after a number; of a long conversation the newest ones. */
export async function showChat(
  context: DeskChatContext,
  db: Db,
  { id, after }: { id: Id; after: number },
  { zone }: Pick<Attendant, 'zone'>,
) {
  const conversation = await readDeskConversation(db, id)
  if (!conversation) return refuse('not_found')
  const from = Math.max(after > conversation.upto ? 0 : after, conversation.upto - mostMessages)
  const messages = await listMessages(db, id, from, mostMessages)
  return ok(presentChat(conversation, messages, { after: from, zone, now: context.now() }))
}

const presentChat = (
  conversation: DeskConversation,
  messages: readonly MessageRow[],
  { after, zone, now }: { after: number; zone: string; now: number },
): DeskChat => ({
  id: conversation.id,
  after,
  upto: conversation.upto,
  guest_read: conversation.guestRead,
  staff_read: conversation.staffRead,
  attendant: conversation.attendantId
    ? { id: conversation.attendantId, name: conversation.attendantName ?? '' }
    : null,
  attended_since: conversation.attendedSince && isoInstant(conversation.attendedSince.getTime(), zone),
  is_ended: conversation.endedAt !== null,
  is_connected: isConnected(conversation, now),
  lang: conversation.locale,
  messages: messages.map((row) => presentMessage(row, zone)),
})

/** Writes one message; `req_id` is its id, so that a repeated request writes nothing. */
export async function say(context: DeskChatContext, tx: Tx, input: DeskChatText, by: Attendant) {
  const { id, text, original, file = null, req_id: own } = input
  if (placeholdersIn(text).length > 0) return refuse('field_unfilled')
  const conversation = await lockDeskConversation(tx, id)
  if (!conversation) return refuse('not_found')
  const { staffId, name } = by
  if (file && !(await attachUploads(tx, { ids: [file], owner: uploaderOf(by), to: picturesOf(id) })))
    return refuse('not_found')
  const now = context.now()
  // The first member who answers takes the conversation.
  if (conversation.attendantId === null || conversation.endedAt !== null)
    await writeAttendant(tx, id, { staffId, name, until: now + presence, now })
  const written = await reply(
    { ...context, db: tx },
    { conversation: id, name, text, original: original ?? null, staffId, file, id: own },
  )
  if (!written.ok) return written
  return ok(presentMessage(written.value, by.zone))
}

const uploaderOf = ({ staffId }: Pick<Attendant, 'staffId'>) => ({ ticket: `staff ${staffId}` })
const uploadLimits = ['upload_per_account_hour', 'upload_per_address_hour'] as const

/** Stores a picture of the member; the message that shows it attaches it to the conversation. */
export async function takePicture(
  { db, shelf, limiter }: DeskChatContext,
  { id, file }: DeskChatPicture,
  { by, address }: { by: Attendant; address: string },
) {
  if (!(await readDeskConversation(db, id))) return refuse('not_found')
  const owner = uploaderOf(by)
  const tooMany = await limiter.take(uploadLimits, { address, account: owner.ticket })
  if (tooMany) return refuse(tooMany)
  return takeUpload(shelf, { bytes: Buffer.from(await file.arrayBuffer()), owner })
}

type Step = { readonly trace: Trace; readonly by: Attendant }

/** Changes who has a conversation, under its lock; the guest's page learns it after the commit. */
async function changing(
  context: DeskChatContext,
  tx: Tx,
  id: Id,
  { trace, by }: Step,
  step: (conversation: DeskConversation) => Promise<Omit<Audited, 'object' | 'now'> | 'not_found' | null>,
) {
  const conversation = await lockDeskConversation(tx, id)
  const audited = conversation && (await step(conversation))
  if (!conversation || audited === 'not_found') return refuse('not_found')
  if (audited)
    await recordAudit(tx, trace, { ...audited, object: { kind: 'chat', id, name: id }, now: context.now() })
  afterCommit(tx, () => context.fanout.publish({ conversation: id, kind: 'read', by: 'staff' }))
  return showChat(context, tx, { id, after: conversation.upto }, by)
}

export const take = (context: DeskChatContext, tx: Tx, id: Id, step: Step) =>
  changing(context, tx, id, step, async ({ attendantName, attendantId, endedAt }) => {
    const { staffId, name } = step.by
    if (attendantId === staffId && endedAt === null) return null
    const now = context.now()
    await writeAttendant(tx, id, { staffId, name, until: now + presence, now })
    return { action: 'chat_taken', before: { member: attendantName }, after: { member: name } }
  })

/** To a colleague, or back to the queue. */
export const handOver = (
  context: DeskChatContext,
  tx: Tx,
  { id, to }: { id: Id; to: Id | null },
  step: Step,
) =>
  changing(context, tx, id, step, async ({ attendantName }) => {
    const member = to === null ? null : (await context.attendants(tx)).find((one) => one.id === to)
    if (member === undefined) return 'not_found'
    await writeAttendant(tx, id, {
      staffId: member?.id ?? null,
      name: member?.name ?? null,
      until: null,
      now: context.now(),
    })
    return {
      action: 'chat_handed_over',
      before: { member: attendantName },
      after: { member: member?.name ?? null },
    }
  })

export const end = (context: DeskChatContext, tx: Tx, id: Id, step: Step) =>
  changing(context, tx, id, step, async ({ endedAt }) => {
    if (endedAt !== null) return null
    await writeEnd(tx, id, context.now())
    return { action: 'chat_ended' }
  })

/** Mails the guest the whole conversation in the guest's language. */
export async function mailTranscript(context: DeskChatContext, tx: Tx, id: Id, { trace }: Step) {
  const conversation = await lockDeskConversation(tx, id)
  if (!conversation) return refuse('not_found')
  const contact = conversation.guestId ? await readContact(tx, conversation.guestId) : null
  const to = contact?.email
  if (!to || !context.outbox.reaches('mail')) return refuse('guest_without_mail')
  const now = context.now()
  const messages = await listMessages(tx, id, Math.max(0, conversation.upto - 1_000), 1_000)
  await context.outbox.put(tx, {
    event: `support:transcript:${id}:${now}`,
    kind: 'support_transcript',
    to: accountName(to),
    locale: contact.lang,
    mail: transcriptMail(context, contact.lang, { messages, zone: context.hours.zone, now }),
  })
  await recordAudit(tx, trace, {
    action: 'chat_mailed',
    object: { kind: 'chat', id, name: id },
    after: { to },
    now,
  })
  return ok({})
}

/** While a member is away, the guests of their conversations wait again for anybody. */
export async function setAway(context: DeskChatContext, tx: Tx, isAway: boolean, { trace, by }: Step) {
  const now = context.now()
  if (await writeAway(tx, by.staffId, isAway, now)) {
    const left = await writePresence(tx, by.staffId, isAway ? now : now + presence)
    await recordAudit(tx, trace, {
      action: 'chat_away',
      object: { kind: 'staff', id: by.staffId, name: by.name },
      after: { away: isAway },
      now,
    })
    afterCommit(tx, () => {
      for (const { id } of left) context.fanout.publish({ conversation: id, kind: 'read', by: 'staff' })
    })
  }
  return watchQueue(context, tx, by)
}
