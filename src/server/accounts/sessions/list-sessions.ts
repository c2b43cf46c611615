import type { OpenSession, SessionEnding } from '#contract/accounts.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountAnswers } from '#words/accounts/account-answers.ts'
import { transaction } from '../../db/database.ts'
import type { Caller, Session } from '../../http/caller.ts'
import type { AccountsContext } from '../context.ts'
import { recordEvent } from '../record-event.ts'
import { hashOf, secretIn } from './session-halves.ts'
import {
  endSessionsByHalf,
  endSessions as endStored,
  type ListedSession,
  listSessions as listStored,
} from './session-store.ts'

const present =
  (current: string) =>
  ({ id, device, network, openedAt, usedAt, expiresAt }: ListedSession): OpenSession => ({
    id,
    current: id === current,
    device,
    network,
    opened: openedAt.toISOString(),
    used: usedAt.toISOString(),
    expires: expiresAt.toISOString(),
  })

/** Open sessions of the guest, last used first. */
export async function openSessionsOf({ db, now }: AccountsContext, { id, guestId }: Session) {
  return (await listStored(db, guestId, now())).map(present(id))
}

export async function listSessions(context: AccountsContext, { session }: Caller) {
  if (!session) return refuse('sign_in_required')
  return ok({ list: await openSessionsOf(context, session) })
}

/** Ends one of the guest's sessions, or all but the caller's. */
export async function endSessions(context: AccountsContext, { id, others }: SessionEnding, caller: Caller) {
  const { session } = caller
  if (!session) return refuse('sign_in_required')
  const { guestId } = session
  const which = others || id === undefined ? { allBut: session.id } : { id }
  const ended = await transaction(context.db, async (tx) => {
    const count = await endStored(tx, guestId, which)
    if (count > 0) await recordEvent(tx, caller, { guestId, kind: 'session_ended', now: context.now() })
    return count
  })
  if (ended === 0 && 'id' in which) return refuse('not_found')
  if (id === session.id) caller.keepCookie(null)
  return {
    ...ok({ list: await openSessionsOf(context, session) }),
    msg: accountAnswers(caller.locale).sessionEnded,
  }
}

/** The token or the cookie is enough to end a session. The answer does not reveal whether there was one. */
export async function logOut({ db, now }: AccountsContext, caller: Caller) {
  const secret = secretIn(caller.cookie)
  const ended = await endSessionsByHalf(db, {
    tokenHash: caller.token ? hashOf(caller.token) : null,
    cookieHash: secret ? hashOf(secret) : null,
  })
  for (const { guestId } of ended) await recordEvent(db, caller, { guestId, kind: 'logged_out', now: now() })
  caller.keepCookie(null)
  return { ...ok({}), msg: accountAnswers(caller.locale).loggedOut }
}
