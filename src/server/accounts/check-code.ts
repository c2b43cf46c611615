import { ok, type Result, refuse } from '#domain/result.ts'
import type { Caller } from '../http/caller.ts'
import type { TooMany } from '../http/limits/limiter.ts'
import type { LimitName } from '../settings/limits-table.ts'
import { countTry, type Errand, type SignIn } from './code-store.ts'
import type { AccountsContext } from './context.ts'
import { attemptBy } from './sessions/known-device.ts'

/** Of strangers together; each caller has five, by the limit `code_tries`. */
export const mostTries = 20

const limits: readonly LimitName[] = ['login_per_address_day', 'login_per_network_day', 'login_total_minute']
const tries: readonly LimitName[] = ['code_tries']
const guesses: readonly LimitName[] = ['login_per_account']

type Given = { code: string; targets: readonly string[]; errand: Errand; purpose: SignIn | null }

/**
 * The number of a right code, which whoever acts on it must still take. A try is counted before it is looked at: of
 * many at once no more than five of one caller are tried, and those of strangers leave a known browser its own.
 */
export async function checkCode(
  { db, now, hashing, limiter }: AccountsContext,
  { code, targets, errand, purpose }: Given,
  caller: Caller,
): Promise<Result<string, 'wrong_code' | TooMany>> {
  const subject = await attemptBy(db, caller, targets)
  const tooMany = await limiter.take(limits, subject)
  if (tooMany) return refuse(tooMany)
  const tried = await countTry(db, { targets, errand, purpose, now: now() })
  if (await limiter.take(tries, { ...subject, account: `code ${tried?.id ?? targets[0]}` }))
    return refuse('wrong_code')
  if (tried && !subject.device && tried.tries > mostTries) return refuse('wrong_code')
  const isRight = await hashing.check(code, tried?.hash ?? null)
  if (!tried || !isRight) return refuse('wrong_code')
  await limiter.giveBack(limits, subject)
  // Whoever holds the code is the owner, who may mistype the password again.
  for (const account of targets) await limiter.forget(guesses, { ...subject, account })
  return ok(tried.id)
}
