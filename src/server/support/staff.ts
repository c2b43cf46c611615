import { randomUUID } from 'node:crypto'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { afterCommit, type Db, type Pool, transaction } from '../db/database.ts'
import { addJob } from '../jobs/add-job.ts'
import type { Fanout } from './fanout.ts'
import {
  addMessage,
  attend,
  findMessage,
  listConversations,
  listMessages,
  lockConversation,
  markRead,
  readConversation,
} from './store.ts'

export type { Conversation, MessageRow, Waiting } from './store.ts'

export type StaffContext = { readonly db: Pool; readonly fanout: Fanout; readonly now: () => number }

const tellGuestAfter = 2 * 60_000
/** Staff counts as online this long after a sign of activity. */
const presence = 90_000

export const listForStaff = ({ db }: StaffContext, limit: number) => listConversations(db, { limit })
export const listConversationsOf = (db: Db, limit: number) => listConversations(db, { limit })

/** A conversation with the messages after a number; showing it marks it as read. */
export async function showForStaff({ db, fanout }: StaffContext, id: Id, after = 0) {
  const conversation = await readConversation(db, id)
  if (!conversation) return null
  const messages = await listMessages(db, id, Math.max(after, conversation.upto - 500))
  if (await markRead(db, id, 'staff', messages.at(-1)?.n ?? 0))
    fanout.publish({ conversation: id, kind: 'read', by: 'staff' })
  return { conversation, messages }
}

/** Marks staff as online for the next minute and a half. */
export async function markStaffOnline({ db, fanout, now }: StaffContext, id: Id, name: string) {
  await attend(db, id, { name, until: now() + presence })
  fanout.publish({ conversation: id, kind: 'read', by: 'staff' })
}

export async function markStaffOffline({ db, fanout, now }: StaffContext, id: Id, name: string) {
  await attend(db, id, { name, until: now() })
  fanout.publish({ conversation: id, kind: 'read', by: 'staff' })
}

export const typeAsStaff = ({ fanout }: Pick<StaffContext, 'fanout'>, id: Id, from?: Id) =>
  fanout.publish({ conversation: id, kind: 'typing', by: 'staff', ...(from ? { from } : {}) })

type Reply = {
  conversation: Id
  name: string
  text: string
  original?: string | null
  staffId?: Id | null
  /** A picture that is attached to the conversation. */
  file?: string | null
  /** The sender's own id: a reply that is sent again is not written again. */
  id?: string
}

/** Staff replies; a guest who is away is notified a little later. */
export function reply(
  { db, fanout, now }: Omit<StaffContext, 'db'> & { readonly db: Db },
  {
    conversation: id,
    name,
    text,
    original = null,
    staffId = null,
    file = null,
    id: own = randomUUID(),
  }: Reply,
) {
  return transaction(db, async (tx) => {
    const conversation = await lockConversation(tx, id)
    if (!conversation) return refuse('not_found' as const)
    const written = await findMessage(tx, id, own)
    if (written) return ok(written)
    const at = now()
    const message = await addMessage(tx, id, {
      id: own,
      by: 'staff',
      name,
      text,
      original,
      staffId,
      file,
      orderId: null,
      now: at,
    })
    await attend(tx, id, { name, until: at + presence })
    if (conversation.guestId)
      await addJob(
        tx,
        'tell_support_reply',
        { conversation: id, n: message.n },
        { runAt: at + tellGuestAfter, key: `support reply ${id}` },
      )
    afterCommit(tx, () => fanout.publish({ conversation: id, kind: 'message', by: 'staff' }))
    return ok(message)
  })
}
