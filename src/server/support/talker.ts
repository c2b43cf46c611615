import { createHash, randomBytes } from 'node:crypto'
import type { Id } from '#domain/id.ts'
import { type Pool, transaction } from '../db/database.ts'
import type { Caller, SessionCookie } from '../http/caller.ts'
import type { Fanout } from './fanout.ts'
import {
  appendConversation,
  beginConversation,
  type Conversation,
  findConversation,
  giveToGuest,
  lockConversation,
  type Talker,
} from './store.ts'

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

/** How long a visitor's conversation can be resumed. */
const cookieSeconds = 30 * 86_400
const isKey = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? '')

export const newVisitorKey = (): SessionCookie => ({
  value: randomBytes(32).toString('base64url'),
  seconds: cookieSeconds,
})

export const visitorOf = (key: string | undefined): Talker | null =>
  isKey(key) ? { visitorHash: hashOf(key) } : null

/** The talker: the session's guest, else the visitor of the cookie. */
export const talkerOf = ({ session, visitor }: Pick<Caller, 'session' | 'visitor'>): Talker | null =>
  session ? { guestId: session.guestId } : visitorOf(visitor)

type Opening = { db: Pool; fanout: Fanout; now: () => number }

/** The caller's conversation, created if there is none. Messages from before signing in are merged. */
export async function openConversation(
  { db, fanout, now }: Opening,
  caller: Pick<Caller, 'session' | 'visitor' | 'locale' | 'keepVisitor'>,
): Promise<Conversation> {
  const { session, locale } = caller
  const visitor = visitorOf(caller.visitor)
  if (session) {
    const before = visitor && (await findConversation(db, visitor))
    const own = { guestId: session.guestId }
    if (!before) return beginConversation(db, own, { locale, now: now() })
    await adopt(db, { from: before.id, guestId: session.guestId, locale, now: now() })
    fanout.publish({ conversation: before.id, kind: 'moved', by: 'guest' })
    return beginConversation(db, own, { locale, now: now() })
  }
  if (visitor) return beginConversation(db, visitor, { locale, now: now() })
  const key = newVisitorKey()
  caller.keepVisitor(key)
  return beginConversation(db, visitorOf(key.value)!, { locale, now: now() })
}

type Adoption = { from: Id; guestId: Id; locale: Conversation['locale']; now: number }

const adopt = (db: Pool, { from, guestId, locale, now }: Adoption) =>
  transaction(db, async (tx) => {
    const visitors = await lockConversation(tx, from)
    // Another tab was faster.
    if (!visitors || visitors.guestId !== null) return
    const known = await findConversation(tx, { guestId })
    if (!known) return giveToGuest(tx, from, guestId)
    const own = await lockConversation(tx, (await beginConversation(tx, { guestId }, { locale, now })).id)
    await appendConversation(tx, visitors, own!)
  })
