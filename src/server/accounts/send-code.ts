import { randomInt, randomUUID } from 'node:crypto'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import { accountAnswers } from '#words/accounts/account-answers.ts'
import { transaction } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import { channelOf } from '../messages/outbox.ts'
import type { LimitName } from '../settings/limits-table.ts'
import { type Errand, putCode, type SignIn } from './code-store.ts'
import type { AccountsContext } from './context.ts'
import { codeMail, type Purpose } from './mails.ts'
import { attemptBy } from './sessions/known-device.ts'

const codeDigits = 6
export const codeLife = 10 * 60_000

const uses: Record<Purpose, { errand: Errand; purpose: SignIn | null }> = {
  any: { errand: 'sign_in', purpose: null },
  login: { errand: 'sign_in', purpose: 'login' },
  register: { errand: 'sign_in', purpose: 'register' },
  reset: { errand: 'sign_in', purpose: 'reset' },
  unregister: { errand: 'unregister', purpose: null },
  contact: { errand: 'contact', purpose: null },
  reauthenticate: { errand: 'reauthenticate', purpose: null },
  booking: { errand: 'booking', purpose: null },
}

// The limit of the whole site is last, so that requests refused before do not use it up.
const limits: readonly LimitName[] = [
  'code_per_address_hour',
  'code_per_network_hour',
  'code_per_account_minute',
  'code_per_account_day',
  'code_per_account_total_day',
  'code_total_day',
]

/** Does not look up the account, so that neither the answer nor its timing reveals whether it exists. */
export async function sendCode(
  context: AccountsContext,
  { email, purpose = 'any' }: { email: string; purpose?: Purpose | undefined },
  caller: Caller,
) {
  const { db, now, limiter, hashing, outbox, siteName, support } = context
  const { locale } = caller
  const to = accountName(email)
  const channel = channelOf(to)
  if (!outbox.reaches(channel)) return refuse('sms_unavailable')
  const counted = channel === 'sms' ? [...limits, 'sms_total_day' as const] : limits
  const tooMany = await limiter.take(counted, await attemptBy(db, caller, [to.value]))
  if (tooMany) return refuse(tooMany)

  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
  const hash = await hashing.make(code)
  const id = randomUUID()
  const at = now()
  await transaction(db, async (tx) => {
    await putCode(tx, { target: to.value, ...uses[purpose], id, hash, now: at, expires: at + codeLife })
    await outbox.put(tx, {
      event: `code:${id}`,
      kind: 'code',
      to,
      locale,
      mail: codeMail({ name: siteName(locale), support, locale }, { code, purpose }),
      deliverBefore: at + codeLife,
    })
  })
  return { ...ok({}), msg: accountAnswers(locale).codeSent }
}
