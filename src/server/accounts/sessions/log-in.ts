import type { Login } from '#contract/accounts.ts'
import { ok, refuse } from '#domain/result.ts'
import { type AccountName, accountName } from '#domain/text/account-name.ts'
import { accountAnswers } from '#words/accounts/account-answers.ts'
import { transaction } from '../../db/database.ts'
import type { Caller } from '../../http/caller.ts'
import type { LimitName } from '../../settings/limits-table.ts'
import { checkCode } from '../check-code.ts'
import { takeCode } from '../code-store.ts'
import { isReserved } from '../contact/contact-store.ts'
import type { AccountsContext } from '../context.ts'
import { recordEvent } from '../record-event.ts'
import { addAccount, findAccount, writePassword } from '../store.ts'
import { attemptBy } from './known-device.ts'
import { handOver, type OpenedSession, openSession } from './open-session.ts'

/** Six digits are a one-time code; a password has at least eight characters. */
export function logIn(
  context: AccountsContext,
  { account, account_code, invite_code }: Login,
  caller: Caller,
) {
  const name = accountName(account)
  return /^\d{6}$/.test(account_code)
    ? logInByCode(context, { name, code: account_code, inviteCode: invite_code ?? null }, caller)
    : logInByPassword(context, { name, password: account_code, inviteCode: invite_code ?? null }, caller)
}

const guesses: readonly LimitName[] = ['login_per_account']
const limits: readonly LimitName[] = [
  'login_per_address_day',
  'login_per_network_day',
  ...guesses,
  'login_per_account_day',
  'login_total_minute',
]

/** Unknown accounts and accounts without a password take the same steps, so that timing reveals nothing. */
async function logInByPassword(
  context: AccountsContext,
  { name, password, inviteCode }: { name: AccountName; password: string; inviteCode: string | null },
  caller: Caller,
) {
  const { db, now, hashing, limiter } = context
  const subject = await attemptBy(db, caller, [name.value])
  const tooMany = await limiter.take(limits, subject)
  if (tooMany) return refuse(tooMany)
  const account = await findAccount(db, name)
  const { isRight, isDated } = await hashing.verify(password, account?.password ?? null)
  if (!account || !isRight) {
    await recordEvent(db, caller, { guestId: account?.id ?? null, kind: 'login_failed', now: now() })
    return refuse('wrong_credentials')
  }
  await limiter.giveBack(limits, subject)
  await limiter.forget(guesses, subject)
  if (isDated) await writePassword(db, account.id, await hashing.make(password))
  const opened = await transaction(db, (tx) =>
    openSession(tx, context, { account, caller, kind: 'logged_in', inviteCode }),
  )
  return welcome(context, opened, caller)
}

async function logInByCode(
  context: AccountsContext,
  { name, code, inviteCode }: { name: AccountName; code: string; inviteCode: string | null },
  caller: Caller,
) {
  const checked = await checkCode(
    context,
    { code, targets: [name.value], errand: 'sign_in', purpose: 'login' },
    caller,
  )
  if (!checked.ok) return checked
  const outcome = await transaction(context.db, async (tx) => {
    if (!(await takeCode(tx, checked.value))) return refuse('wrong_code')
    const known = await findAccount(tx, name)
    if (known)
      return ok(
        await openSession(tx, context, { account: known, caller, kind: 'logged_in_by_code', inviteCode }),
      )
    if (await isReserved(tx, name, { now: context.now() })) return refuse('recently_changed')
    const fresh = { name, password: null, lang: caller.locale, inviteCode, now: context.now() }
    const added = await addAccount(tx, fresh)
    if (!added) return refuse('wrong_code')
    return ok(await openSession(tx, context, { account: added, caller, kind: 'registered', inviteCode }))
  })
  return outcome.ok ? welcome(context, outcome.value, caller) : outcome
}

const welcome = async (context: AccountsContext, opened: OpenedSession, caller: Caller) => ({
  ...ok(await handOver(context, opened, caller)),
  msg: accountAnswers(caller.locale).loggedIn,
})
