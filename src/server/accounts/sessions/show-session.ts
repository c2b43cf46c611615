import { ok, refuse } from '#domain/result.ts'
import type { Caller } from '../../http/caller.ts'
import type { AccountsContext } from '../context.ts'
import { presentSession } from '../present.ts'
import { readAccount } from '../store.ts'
import { sessionSeconds } from './session-halves.ts'
import { readExpiry } from './session-store.ts'

export async function showSession(context: AccountsContext, { session, token }: Caller) {
  if (!session || !token) return refuse('sign_in_required')
  const account = await readAccount(context.db, session.guestId)
  if (!account) return refuse('session_expired')
  const until = await readExpiry(context.db, session.id)
  const expires = until?.getTime() ?? context.now() + sessionSeconds * 1_000
  return ok(await presentSession(context, account, { token, expires }))
}
