import type { Registration } from '#contract/accounts.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import { accountAnswers } from '#words/accounts/account-answers.ts'
import { transaction } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import { checkCode } from './check-code.ts'
import { takeCode } from './code-store.ts'
import { isReserved } from './contact/contact-store.ts'
import type { AccountsContext } from './context.ts'
import { handOver, openSession } from './sessions/open-session.ts'
import { addAccount, findAccount } from './store.ts'
import { weakPassword } from './weak-password.ts'

/** Only the holder of a code learns that the account exists already; the code can then still log in. */
export async function register(
  context: AccountsContext,
  { account, smscode, password, invite_code }: Registration,
  caller: Caller,
) {
  const name = accountName(account)
  const weak = await weakPassword(password, name, caller.locale)
  if (weak) return refuse(weak)
  const code = await checkCode(
    context,
    { code: smscode, targets: [name.value], errand: 'sign_in', purpose: 'register' },
    caller,
  )
  if (!code.ok) return code
  const hash = await context.hashing.make(password)
  const outcome = await transaction(context.db, async (tx) => {
    if (await findAccount(tx, name)) return refuse('account_exists')
    if (await isReserved(tx, name, { now: context.now() })) return refuse('recently_changed')
    if (!(await takeCode(tx, code.value))) return refuse('wrong_code')
    const added = await addAccount(tx, {
      name,
      password: hash,
      lang: caller.locale,
      inviteCode: invite_code ?? null,
      now: context.now(),
    })
    if (!added) return refuse('account_exists')
    return ok(
      await openSession(tx, context, {
        account: added,
        caller,
        kind: 'registered',
        inviteCode: invite_code ?? null,
      }),
    )
  })
  if (!outcome.ok) return outcome
  return {
    ...ok(await handOver(context, outcome.value, caller)),
    msg: accountAnswers(caller.locale).registered,
  }
}
