import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as endpoints from '#contract/endpoints.ts'
import type { ChatPage, ChatQuery } from '#contract/support.ts'
import { accountName } from '#domain/account-name.ts'
import { ok, refuse } from '#domain/result.ts'
import { supportMailWords } from '#words/support-mails.ts'
import { transaction } from '../db/database.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { bind } from '../http/dispatch.ts'
import { readContact } from './contact-store.ts'
import { transcriptLetter } from './letters.ts'
import { type CountedByKey, countedByKey, mostPerConversation } from './per-conversation.ts'
import { presentMessage, presentState } from './present.ts'
import { sayAsGuest } from './say.ts'
import { addTicket, type Conversation, findConversation, listMessages, markRead } from './store.ts'
import { hashOf, openConversation, talkerOf } from './talker.ts'
import type { SupportWorld } from './world.ts'

export const ticketLife = 30_000
/** Less than the time after which a caller gives up. */
const longestWait = 15_000

export const supportRoutes = (world: SupportWorld, waiting = countedByKey(mostPerConversation)) => [
  bind(endpoints.openChat, (_, caller) => openChat(world, caller)),
  bind(endpoints.readChat, (query, caller) => readChat(world, waiting, query, caller)),
  bind(endpoints.sayInChat, async (said, caller) => {
    const { id: conversation } = await openConversation(world, caller)
    const { address, locale, session } = caller
    const guestId = session?.guestId ?? null
    const written = await sayAsGuest(world, { conversation, guestId, address, locale }, said)
    return written.ok ? ok(presentMessage(written.value)) : written
  }),
  bind(endpoints.markChatRead, async ({ upto }, caller) => {
    const talker = talkerOf(caller)
    const conversation = talker && (await findConversation(world.db, talker))
    if (conversation && (await markRead(world.db, conversation.id, 'guest', upto)))
      world.fanout.publish({ conversation: conversation.id, kind: 'read', by: 'guest' })
    return ok({})
  }),
  bind(endpoints.mailTranscript, (_, caller) => mailTranscript(world, caller)),
]

/** What a browser needs to open its WebSocket, which can send neither token nor language. */
async function openChat(world: SupportWorld, caller: Caller) {
  const { db, now, uploads, limiter } = world
  const { address, session, locale } = caller
  const tooMany = await limiter.take(['chat_opened_per_address_hour'], { address })
  if (tooMany) return refuse(tooMany)
  const conversation = await openConversation(world, caller)
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
    ...presentState(world, conversation, 0),
    ticket,
    upload_ticket: uploads.issue(),
    signed_in: session !== null,
  })
}

/** At once, or as soon as something is said. */
async function readChat(
  world: SupportWorld,
  waiting: CountedByKey,
  { after, wait: isPatient }: ChatQuery,
  caller: Caller,
) {
  const talker = talkerOf(caller)
  const find = async () => talker && (await findConversation(world.db, talker))
  const conversation = await find()
  if (!conversation) return ok<ChatPage>({ ...nothing(world), messages: [] })
  if (!isPatient || conversation.upto > after) return ok(await pageAfter(world, conversation, after))
  const leave = waiting.enter(conversation.id)
  if (!leave) return refuse({ reason: 'too_many' as const, retry_after: longestWait / 1_000 })
  const session = caller.session?.id ?? null
  await somethingHappens(world, conversation.id, session).finally(leave)
  if (!(await world.sessions.isOpen(session))) return refuse('session_expired')
  return ok(await pageAfter(world, (await find()) ?? conversation, after))
}

async function pageAfter(world: SupportWorld, conversation: Conversation, after: number): Promise<ChatPage> {
  const state = presentState(world, conversation, after)
  const rows = await listMessages(world.db, conversation.id, state.after)
  return { ...state, messages: rows.map(presentMessage) }
}

function nothing(world: SupportWorld) {
  const none = { guestId: null, locale: 'en', upto: 0, guestRead: 0, staffRead: 0 } as const
  const empty = { id: '', attendant: null, attendedUntil: null, updatedAt: new Date(0), ...none }
  return presentState(world, empty, 0)
}

async function somethingHappens(
  { fanout, sessions }: SupportWorld,
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

async function mailTranscript(world: SupportWorld, caller: Caller) {
  const { db, limiter, outbox, now } = world
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
      letter: transcriptLetter(world, caller.locale, { messages, zone: caller.zone, now: now() }),
    }),
  )
  return { ...ok({ to }), msg: supportMailWords(caller.locale).sent(to) }
}
