import type { ChatText } from '#contract/support.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { afterCommit, type Tx, transaction } from '../db/database.ts'
import { addJob } from '../jobs/add-job.ts'
import { attachUploads } from '../media/uploads/attach-uploads.ts'
import { readContact } from './contact-store.ts'
import type { SupportContext } from './context.ts'
import { firstAnswer } from './first-answer.ts'
import { attendantAt } from './present.ts'
import {
  addMessage,
  type Conversation,
  findMessage,
  lockConversation,
  type MessageRow,
  usualWait,
} from './store.ts'

export type Speaker = {
  conversation: Id
  guestId: Id | null
  /** The guest's session; absent for a visitor. */
  session?: string | null
  address: string
  locale: Locale
}

const limits = ['chat_per_account_minute', 'chat_per_account_day', 'chat_per_address_hour'] as const
/** After this silence the writer is greeted again. */
const silence = 12 * 3_600_000
const tellStaffAfter = 60_000

/**
 * A guest or visitor writes a message. The message and the automatic answer take the next numbers; sent again under
 * the same id, the stored message is returned.
 */
export async function sayAsGuest(context: SupportContext, speaker: Speaker, said: ChatText) {
  const { db, limiter, fanout } = context
  const { conversation: id, address } = speaker
  const known = await findMessage(db, id, said.id)
  if (known) return ok(known)
  const tooMany = await limiter.take(limits, { address, account: `conversation ${id}` })
  if (tooMany) return refuse(tooMany)
  return transaction(db, async (tx) => {
    const conversation = await lockConversation(tx, id)
    if (!conversation) return refuse('not_found' as const)
    const written = await findMessage(tx, id, said.id)
    if (written) return ok(written)
    if (said.file && !(await keepPicture(context, tx, speaker, said.file, said.ticket)))
      return refuse('not_found' as const)
    const message = await addMessage(tx, id, {
      id: said.id,
      by: 'guest',
      name: null,
      text: said.text,
      file: said.file ?? null,
      orderId: null,
      now: context.now(),
    })
    await answerByItself(context, tx, conversation, { speaker, message })
    afterCommit(tx, () => fanout.publish({ conversation: id, kind: 'message', by: 'guest' }))
    return ok(message)
  })
}

/** An uploaded picture of the speaker; it is attached to `conversation:5` from now on. */
async function keepPicture(
  { uploads }: SupportContext,
  tx: Tx,
  { conversation, guestId }: Speaker,
  file: string,
  ticket: string | undefined,
): Promise<boolean> {
  const visitor = uploads.read(ticket)
  const owner = guestId ? { guest: guestId } : visitor ? { ticket: visitor } : null
  return owner !== null && attachUploads(tx, { ids: [file], owner, to: picturesOf(conversation) })
}

export const picturesOf = (conversation: Id) => `conversation:${conversation}`

/** Older waits say nothing about today. */
const usualWaitSince = 14 * 86_400_000

type Turn = { speaker: Speaker; message: MessageRow }

/** While staff is online there is no automatic answer; otherwise the staff is notified of the waiting guest. */
async function answerByItself(
  { now, hours, origin, nextStay, outbox }: SupportContext,
  tx: Tx,
  conversation: Conversation,
  { speaker: { guestId, locale }, message }: Turn,
) {
  const at = now()
  if (attendantAt(conversation, at)) return
  const contact = guestId ? await readContact(tx, guestId) : null
  const answer = await firstAnswer({
    text: message.text,
    locale,
    isFirst: conversation.upto === 0 || at - conversation.updatedAt.getTime() > silence,
    hours,
    now: at,
    isGuest: guestId !== null,
    hasMail: Boolean(contact?.email && outbox.reaches('mail')),
    origin: origin(),
    usualWait: () => usualWait(tx, at - usualWaitSince),
    nextStay: async () => (guestId ? nextStay(tx, { guestId, now: at }) : null),
  })
  if (answer)
    await addMessage(tx, conversation.id, {
      id: `answer-${message.id}`,
      by: 'automatic',
      name: null,
      text: answer.text,
      file: null,
      orderId: answer.orderId,
      now: at,
    })
  await addJob(
    tx,
    'tell_support_staff',
    { conversation: conversation.id, n: message.n },
    { runAt: at + tellStaffAfter, key: `support staff ${conversation.id}` },
  )
}
