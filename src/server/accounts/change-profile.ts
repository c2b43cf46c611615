import type { AccountChange } from '#contract/accounts.ts'
import { ok, refuse } from '#domain/result.ts'
import { type Tx, transaction } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import { presentSession } from './present.ts'
import { recordEvent } from './record-event.ts'
import { sessionSeconds } from './session-halves.ts'
import { readExpiry } from './session-store.ts'
import { readAccount, replaceTravellers, writeProfile } from './store.ts'
import type { AccountsWorld } from './world.ts'

export type ProfileChange = Pick<AccountChange, 'name' | 'lang' | 'currency' | 'phone' | 'travellers'>

/** Only what was sent changes; an empty phone is taken away. */
export async function writeChange(tx: Tx, guestId: string, change: ProfileChange) {
  const { name, lang, currency, phone, travellers } = change
  await writeProfile(tx, guestId, {
    ...(name === undefined ? {} : { name }),
    ...(lang === undefined ? {} : { lang }),
    ...(currency === undefined ? {} : { currency }),
    ...(phone === undefined ? {} : { phone: phone === '' ? null : phone }),
  })
  if (travellers) await replaceTravellers(tx, guestId, travellers)
}

export async function changeProfile(
  world: AccountsWorld,
  guestId: string,
  change: ProfileChange,
  caller: Caller,
) {
  const { db, now } = world
  await transaction(db, async (tx) => {
    await writeChange(tx, guestId, change)
    await recordEvent(tx, caller, { guestId, kind: 'profile_changed', now: now() })
  })
  return showSession(world, caller)
}

/** The caller's own session as it is now. */
export async function showSession(world: AccountsWorld, { session, token }: Caller) {
  if (!session || !token) return refuse('sign_in_required')
  const account = await readAccount(world.db, session.guestId)
  if (!account) return refuse('session_expired')
  const until = await readExpiry(world.db, session.id)
  const expires = until?.getTime() ?? world.now() + sessionSeconds * 1_000
  return ok(await presentSession(world, account, { token, expires }))
}
