import { ok, refuse } from '#domain/result.ts'
import type { Caller } from '../http/caller.ts'
import { presentSession } from './present.ts'
import { sessionSeconds } from './session-halves.ts'
import { readExpiry } from './session-store.ts'
import { readAccount } from './store.ts'
import type { AccountsWorld } from './world.ts'

/** The caller's own session as it is now. */
export async function showSession(world: AccountsWorld, { session, token }: Caller) {
  if (!session || !token) return refuse('sign_in_required')
  const account = await readAccount(world.db, session.guestId)
  if (!account) return refuse('session_expired')
  const until = await readExpiry(world.db, session.id)
  const expires = until?.getTime() ?? world.now() + sessionSeconds * 1_000
  return ok(await presentSession(world, account, { token, expires }))
}
