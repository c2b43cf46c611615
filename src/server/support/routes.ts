import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as endpoints from '#contract/endpoints.ts'
import type { ChatPage, ChatQuery } from '#contract/support.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import { supportMailWords } from '#words/support/support-mails.ts'
import { transaction } from '../db/database.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { bind } from '../http/dispatch.ts'
import { readContact } from './contact-store.ts'
import type { SupportContext } from './context.ts'
import { writePage } from './desk-store.ts'
import { transcriptMail } from './mails.ts'
import { type CountedByKey, countedByKey, mostPerConversation } from './per-conversation.ts'
import { presentMessage, presentState } from './present.ts'
import { sayAsGuest } from './say.ts'
import { addTicket, type Conversation, findConversation, listMessages, markRead } from './store.ts'
import { hashOf, openConversation, talkerOf } from './talker.ts'

export const ticketLife = 30_000
/** Less than a client's timeout. */
const longestWait = 15_000

export const supportRoutes = (context: SupportContext, waiting = countedByKey(mostPerConversation)) => [
  bind(endpoints.openChat, ({ page }, caller) => openChat(context, page, caller)),
  bind(endpoints.readChat, (query, caller) => readChat(context, waiting, query, caller)),
  bind(endpoints.sayInChat, async (said, caller) => {
    const { id: conversation } = await openConversation(context, caller)
    const { address, locale, session } = caller
    const guestId = session?.guestId ?? null
    const written = await sayAsGuest(context, { conversation, guestId, address, locale }, said)
    return written.ok ? ok(presentMessage(written.value)) : written
  }),
  bind(endpoints.markChatRead, async ({ upto }, caller) => {
    const talker = talkerOf(caller)
    const conversation = talker && (await findConversation(context.db, talker))
    if (conversation && (await markRead(context.db, conversation.id, 'guest', upto)))
      context.fanout.publish({ conversation: conversation.id, kind: 'read', by: 'guest' })
    return ok({})
  }),
  bind(endpoints.mailTranscript, (_, caller) => mailTranscript(context, caller)),
]

/** The ticket with which a browser opens its WebSocket, which can send neither token nor language. */
async function openChat(context: SupportContext, page: string | undefined, caller: Caller) {
  const { db, now, uploads, limiter } = context
  const { address, session, locale } = caller
  const tooMany = await limiter.take(['chat_opened_per_address_hour'], { address })
  if (tooMany) return refuse(tooMany)
  const conversation = await openConversation(context, caller)
  if (page !== undefined) await writePage(db, conversation.id, page)
  const ticket = randomBytes(32).toString('base64url')
  await addTicket(db, {
    hash: hashOf(ticket),
    conversation: conversation.id,
    guestId: session?.guestId ?? null,
    session: session?.id ?? null,
    locale,
    until: now() + ticketLife,
  })
  return ok({
    ...presentState(context, conversation, 0),
    ticket,
    upload_ticket: uploads.issue(),
    signed_in: session !== null,
  })
}

/** At once, or as soon as there is a message. */
async function readChat(
  context: SupportContext,
  waiting: CountedByKey,
  { after, wait: isPatient }: ChatQuery,
  caller: Caller,
) {
  const talker = talkerOf(caller)
  const find = async () => talker && (await findConversation(context.db, talker))
  const conversation = await find()
  if (!conversation) return ok<ChatPage>({ ...nothing(context), messages: [] })
  if (!isPatient || conversation.upto > after) return ok(await pageAfter(context, conversation, after))
  const leave = waiting.enter(conversation.id)
  if (!leave) return refuse({ reason: 'too_many' as const, retry_after: longestWait / 1_000 })
  const session = caller.session?.id ?? null
  await somethingHappens(context, conversation.id, session).finally(leave)
  if (!(await context.sessions.isOpen(session))) return refuse('session_expired')
  return ok(await pageAfter(context, (await find()) ?? conversation, after))
}

async function pageAfter(
  context: SupportContext,
  conversation: Conversation,
  after: number,
): Promise<ChatPage> {
  const state = presentState(context, conversation, after)
  const rows = await listMessages(context.db, conversation.id, state.after)
  return { ...state, messages: rows.map(presentMessage) }
}

function nothing(context: SupportContext) {
  const none = { guestId: null, locale: 'en', upto: 0, guestRead: 0, staffRead: 0 } as const
  const empty = { id: '', attendant: null, attendedUntil: null, updatedAt: new Date(0), ...none }
  return presentState(context, empty, 0)
}

async function somethingHappens(
  { fanout, sessions }: SupportContext,
  conversation: string,
  session: string | null,
) {
  const ending = new AbortController()
  const leave = fanout.subscribe(conversation, ({ kind }) => kind !== 'typing' && ending.abort())
  const unwatch = sessions.watch(session, () => ending.abort())
  await wait(longestWait, undefined, { signal: ending.signal }).catch(() => {})
  leave()
  unwatch()
}

async function mailTranscript(context: SupportContext, caller: Caller) {
  const { db, limiter, outbox, now } = context
  const guestId = guestOf(caller)
  const contact = await readContact(db, guestId)
  const conversation = await findConversation(db, { guestId })
  if (!conversation || conversation.upto === 0) return refuse('not_found')
  const to = contact?.email
  if (!to || !outbox.reaches('mail')) return refuse('no_mail_address')
  const tooMany = await limiter.take(['transcript_per_account_day'], {
    address: caller.address,
    account: caller.session!.account,
  })
  if (tooMany) return refuse(tooMany)
  const messages = await listMessages(db, conversation.id, Math.max(0, conversation.upto - 1_000), 1_000)
  await transaction(db, (tx) =>
    outbox.put(tx, {
      event: `support:transcript:${conversation.id}:${now()}`,
      kind: 'support_transcript',
      to: accountName(to),
      locale: caller.locale,
      mail: transcriptMail(context, caller.locale, { messages, zone: caller.zone, now: now() }),
    }),
  )
  return { ...ok({ to }), msg: supportMailWords(caller.locale).sent(to) }
}
