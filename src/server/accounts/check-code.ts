import { ok, type Result, refuse } from '#domain/result.ts'
import type { Caller } from '../http/caller.ts'
import type { TooMany } from '../http/limits/limiter.ts'
import type { LimitName } from '../settings/limits-table.ts'
import { countTry, type Errand, type SignIn } from './code-store.ts'
import type { AccountsContext } from './context.ts'
import { attemptBy } from './sessions/known-device.ts'

/** Tries for one code by all strangers together; the limit `code_tries` allows five per caller. */
export const mostTries = 20

const limits: readonly LimitName[] = ['login_per_address_day', 'login_per_network_day', 'login_total_minute']
const tries: readonly LimitName[] = ['code_tries']
const guesses: readonly LimitName[] = ['login_per_account']

type Given = { code: string; targets: readonly string[]; errand: Errand; purpose: SignIn | null }

/**
 * Returns the id of a right code, which the caller must still take. A try is counted before the code is compared, so
 * parallel requests get no more than five tries. Tries by strangers do not use up those of a known browser.
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
  // The holder of the code is the owner, so wrong passwords counted before no longer matter.
  for (const account of targets) await limiter.forget(guesses, { ...subject, account })
  return ok(tried.id)
}
