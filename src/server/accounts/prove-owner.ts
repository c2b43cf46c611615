import { ok, type Result, refuse } from '#domain/result.ts'
import type { Caller, Session } from '../http/caller.ts'
import type { TooMany } from '../http/limits/limiter.ts'
import { checkCode } from './check-code.ts'
import type { AccountsContext } from './context.ts'
import type { Account } from './store.ts'

export type Proof = { old_password?: string | undefined; old_smscode?: string | undefined }

/** The id of the code that proved it, which the caller must still take; null if the password did. */
export type Proven = { readonly code: string | null }

/**
 * An action that could lock the owner out needs more than an open session: the password, or a code to the current
 * address.
 */
export async function proveOwner(
  context: AccountsContext,
  account: Account,
  { old_password, old_smscode }: Proof,
  caller: Caller & { session: Session },
): Promise<Result<Proven, 'wrong_credentials' | 'wrong_code' | TooMany>> {
  if (old_password !== undefined) {
    const right = await checkOwnPassword(context, account, old_password, caller)
    return right.ok ? ok({ code: null }) : right
  }
  const targets = [account.email, account.mobile].filter((target) => target !== null)
  const given = { code: old_smscode ?? '', targets, errand: 'reauthenticate', purpose: null } as const
  const code = await checkCode(context, given, caller)
  return code.ok ? ok({ code: code.value }) : code
}

/** Counted per session, so that attempts by strangers at login do not count here. */
export async function checkOwnPassword(
  { hashing, limiter }: AccountsContext,
  account: Account,
  password: string,
  { session, address }: Caller & { session: Session },
): Promise<Result<null, 'wrong_credentials' | TooMany>> {
  const subject = { account: `session ${session.id}`, address }
  const tooMany = await limiter.take(['reauthentication'], subject)
  if (tooMany) return refuse(tooMany)
  if (!(await hashing.check(password, account.password))) return refuse('wrong_credentials')
  await limiter.giveBack(['reauthentication'], subject)
  return ok(null)
}
