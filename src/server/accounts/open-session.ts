import type { Session } from '#contract/accounts.ts'
import type { Tx } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import { presentSession } from './present.ts'
import { type EventKind, recordEvent, traceOf } from './record-event.ts'
import { cookieOf, hashOf, newHalf, sessionSeconds } from './session-halves.ts'
import { addSession, endOldSessions } from './session-store.ts'
import { type Account, undoClosing } from './store.ts'
import type { AccountsWorld } from './world.ts'

const mostSessions = 20

export type OpenedSession = { account: Account; token: string; cookieSecret: string; expires: number }

/** A new session for a guest who has proven to be one; whoever had asked to be erased is welcome back. */
export async function openSession(
  tx: Tx,
  { now }: AccountsWorld,
  { account, caller, kind }: { account: Account; caller: Caller; kind: EventKind },
): Promise<OpenedSession> {
  const at = now()
  if (account.closesAt) {
    await undoClosing(tx, account.id)
    await recordEvent(tx, caller, { guestId: account.id, kind: 'closing_undone', now: at })
  }
  const [token, cookieSecret] = [newHalf(), newHalf()]
  const expires = at + sessionSeconds * 1_000
  await addSession(tx, {
    guestId: account.id,
    tokenHash: hashOf(token),
    cookieHash: hashOf(cookieSecret),
    bound: caller.isBrowser,
    ...traceOf(caller),
    now: at,
    expires,
  })
  await endOldSessions(tx, account.id, mostSessions)
  await recordEvent(tx, caller, { guestId: account.id, kind, now: at })
  return { account: { ...account, closesAt: null }, token, cookieSecret, expires }
}

/** Hands both halves over: the token in the answer, the secret in the cookie. */
export function handOver(world: AccountsWorld, opened: OpenedSession, caller: Caller): Promise<Session> {
  caller.keepCookie(cookieOf(opened.cookieSecret))
  return presentSession(world, opened.account, opened)
}
