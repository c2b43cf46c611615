import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import { accountAnswers } from '#words/accounts/account-answers.ts'
import { transaction } from '../db/database.ts'
import type { Caller, Session } from '../http/caller.ts'
import { type ProfileChange, writeChange } from './change-profile.ts'
import type { AccountsContext } from './context.ts'
import { accountOf } from './present.ts'
import { checkOwnPassword } from './prove-owner.ts'
import { purgeDevicesOf } from './sessions/device-store.ts'
import { handOver, openSession } from './sessions/open-session.ts'
import { endAllSessions } from './sessions/session-store.ts'
import { readAccount, writePassword } from './store.ts'
import { weakPassword } from './weak-password.ts'

type Change = { guestId: Id; old: string; password: string; profile: ProfileChange }

/** Ends all sessions, since somebody may have learnt the old password, and opens a new one for the caller. */
export async function changePassword(
  context: AccountsContext,
  { guestId, old, password, profile }: Change,
  caller: Caller & { session: Session },
) {
  const { db, hashing } = context
  const account = await readAccount(db, guestId)
  if (!account) return refuse('session_expired')
  const name = accountName(accountOf(account))
  const weak = await weakPassword(password, name, caller.locale)
  if (weak) return refuse(weak)
  const right = await checkOwnPassword(context, account, old, caller)
  if (!right.ok) return right

  const hash = await hashing.make(password)
  const opened = await transaction(db, async (tx) => {
    await writePassword(tx, guestId, hash)
    await writeChange(tx, guestId, profile)
    await endAllSessions(tx, guestId)
    await purgeDevicesOf(tx, guestId)
    const changed = (await readAccount(tx, guestId)) ?? account
    return openSession(tx, context, { account: changed, caller, kind: 'password_changed' })
  })
  return { ...ok(await handOver(context, opened, caller)), msg: accountAnswers(caller.locale).passwordSet }
}
