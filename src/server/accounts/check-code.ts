import { ok, type Result, refuse } from '#domain/result.ts'
import type { Caller } from '../http/caller.ts'
import type { TooMany } from '../http/limiter.ts'
import type { LimitName } from '../http/limits-table.ts'
import { countTry, type Errand, type SignIn } from './code-store.ts'
import type { AccountsWorld } from './world.ts'

export const mostTries = 5

const limits: readonly LimitName[] = ['login_per_address_day', 'login_per_network_day', 'login_total_minute']
const guesses: readonly LimitName[] = ['login_per_account']

type Given = { code: string; targets: readonly string[]; errand: Errand; purpose: SignIn | null }

/**
 * The number of a right code, which whoever acts on it must still take. A try is counted before it is looked at: of
 * many at once no more than five are tried.
 */
export async function checkCode(
  { db, now, hashing, limiter }: AccountsWorld,
  { code, targets, errand, purpose }: Given,
  { address }: Caller,
): Promise<Result<string, 'wrong_code' | TooMany>> {
  const tooMany = await limiter.take(limits, { address })
  if (tooMany) return refuse(tooMany)
  const tried = await countTry(db, { targets, errand, purpose, now: now() })
  if (tried && tried.tries > mostTries) return refuse('wrong_code')
  const isRight = await hashing.check(code, tried?.hash ?? null)
  if (!tried || !isRight) return refuse('wrong_code')
  await limiter.giveBack(limits, { address })
  // Whoever holds the code is the owner, who may mistype the password again.
  for (const account of targets) await limiter.forget(guesses, { account, address })
  return ok(tried.id)
}
