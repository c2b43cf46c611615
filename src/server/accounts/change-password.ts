import { accountName } from '#domain/account-name.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountAnswers } from '#words/account-answers.ts'
import { transaction } from '../db/database.ts'
import type { Caller, Session } from '../http/caller.ts'
import { type ProfileChange, writeChange } from './change-profile.ts'
import { forgetDevicesOf } from './device-store.ts'
import { handOver, openSession } from './open-session.ts'
import { accountOf } from './present.ts'
import { checkOwnPassword } from './prove-owner.ts'
import { endAllSessions } from './session-store.ts'
import { readAccount, writePassword } from './store.ts'
import { weakPassword } from './weak-password.ts'
import type { AccountsWorld } from './world.ts'

type Change = { guestId: Id; old: string; password: string; profile: ProfileChange }

/** Whoever may have learnt the old password is out: all sessions end, and the caller gets a new one. */
export async function changePassword(
  world: AccountsWorld,
  { guestId, old, password, profile }: Change,
  caller: Caller & { session: Session },
) {
  const { db, hashing } = world
  const account = await readAccount(db, guestId)
  if (!account) return refuse('session_expired')
  const name = accountName(accountOf(account))
  const weak = await weakPassword(password, name, caller.locale)
  if (weak) return refuse(weak)
  const right = await checkOwnPassword(world, account, old, caller)
  if (!right.ok) return right

  const hash = await hashing.make(password)
  const opened = await transaction(db, async (tx) => {
    await writePassword(tx, guestId, hash)
    await writeChange(tx, guestId, profile)
    await endAllSessions(tx, guestId)
    await forgetDevicesOf(tx, guestId)
    const changed = (await readAccount(tx, guestId)) ?? account
    return openSession(tx, world, { account: changed, caller, kind: 'password_changed' })
  })
  return { ...ok(await handOver(world, opened, caller)), msg: accountAnswers(caller.locale).passwordSet }
}
