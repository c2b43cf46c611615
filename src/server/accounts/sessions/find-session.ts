import { timingSafeEqual } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import type { FindSession } from '../../http/caller.ts'
import { cookieOf, endOfSession, hashOf, secretIn } from './session-halves.ts'
import { listOpenSessions, readSession, renewSession } from './session-store.ts'

// Not every call need write: a session that was used a minute ago has hardly aged.
const renewAfter = 60_000

/** A token, and for a bound session its cookie, become a session; use prolongs it. */
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

/** Which of these sessions have neither ended nor expired: for what outlives the call that proved one. */
export const createFindOpenSessions =
  (db: Db, now: () => number) =>
  async (ids: readonly string[]): Promise<ReadonlySet<string>> =>
    new Set(await listOpenSessions(db, ids, now()))
