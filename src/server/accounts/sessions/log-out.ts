import { ok } from '#domain/result.ts'
import { accountAnswers } from '#words/accounts/account-answers.ts'
import type { Caller } from '../../http/caller.ts'
import type { AccountsContext } from '../context.ts'
import { recordEvent } from '../record-event.ts'
import { hashOf, secretIn } from './session-halves.ts'
import { endSessionsByHalf } from './session-store.ts'

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
