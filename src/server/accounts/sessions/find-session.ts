import { timingSafeEqual } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import type { FindSession } from '../../http/caller.ts'
import { cookieOf, endOfSession, hashOf, secretIn } from './session-halves.ts'
import { listOpenSessions, readSession, renewSession } from './session-store.ts'

// Renewing at most once a minute saves a write on most calls.
const renewAfter = 60_000

/** Finds the session of a token, and of its cookie if the session is bound to one, and renews it. */
export const createFindSession =
  (db: Db, now: () => number): FindSession =>
  async ({ token, cookie }) => {
    const at = now()
    const found = await readSession(db, hashOf(token), at)
    if (!found) return null
    const secret = secretIn(cookie)
    const isWhole = secret !== null && timingSafeEqual(hashOf(secret), found.cookieHash)
    if (found.bound && !isWhole) return null
    const { id, guestId, account } = found
    if (at - found.usedAt.getTime() < renewAfter)
      return { id, guestId, account, expires: found.expiresAt.getTime() }
    const end = endOfSession(found.openedAt.getTime(), at)
    await renewSession(db, id, at, end)
    return { id, guestId, account, expires: end, ...(isWhole ? { renewed: cookieOf(secret, end - at) } : {}) }
  }

/** The sessions that have neither ended nor expired, for work that outlives the call that authenticated them. */
export const createFindOpenSessions =
  (db: Db, now: () => number) =>
  async (ids: readonly string[]): Promise<ReadonlySet<string>> =>
    new Set(await listOpenSessions(db, ids, now()))
