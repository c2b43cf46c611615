import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import { accountAnswers } from '#words/accounts/account-answers.ts'
import { transaction } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import { checkCode } from './check-code.ts'
import { takeCode } from './code-store.ts'
import type { AccountsContext } from './context.ts'
import { purgeDevicesOf } from './sessions/device-store.ts'
import { handOver, openSession } from './sessions/open-session.ts'
import { endAllSessions } from './sessions/session-store.ts'
import { findAccount, writePassword } from './store.ts'
import { weakPassword } from './weak-password.ts'

type Reset = { account: string; smscode: string; password: string }

/** Sets a new password by code, ends every session and opens a new one. */
export async function resetPassword(
  context: AccountsContext,
  { account, smscode, password }: Reset,
  caller: Caller,
) {
  const name = accountName(account)
  const weak = await weakPassword(password, name, caller.locale)
  if (weak) return refuse(weak)
  const code = await checkCode(
    context,
    { code: smscode, targets: [name.value], errand: 'sign_in', purpose: 'reset' },
    caller,
  )
  if (!code.ok) return code
  const hash = await context.hashing.make(password)
  const outcome = await transaction(context.db, async (tx) => {
    const found = await findAccount(tx, name)
    if (!found) return refuse('no_account')
    if (!(await takeCode(tx, code.value))) return refuse('wrong_code')
    await writePassword(tx, found.id, hash)
    await endAllSessions(tx, found.id)
    await purgeDevicesOf(tx, found.id)
    const changed = { ...found, password: hash }
    return ok(await openSession(tx, context, { account: changed, caller, kind: 'password_reset' }))
  })
  if (!outcome.ok) return outcome
  return {
    ...ok(await handOver(context, outcome.value, caller)),
    msg: accountAnswers(caller.locale).passwordSet,
  }
}
