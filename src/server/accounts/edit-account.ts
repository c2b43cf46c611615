import type { AccountChange, Session } from '#contract/accounts.ts'
import { mustBeOneOf } from '#contract/sentences.ts'
import { refuse } from '#domain/result.ts'
import type { Caller } from '../http/caller.ts'
import type { Outcome } from '../http/dispatch.ts'
import { changePassword } from './change-password.ts'
import { changeProfile } from './change-profile.ts'
import type { AccountsContext } from './context.ts'
import { resetPassword } from './reset-password.ts'

/** The endpoint serves three use cases: reset by code, change of password, change of profile. */
export async function editAccount(
  context: AccountsContext,
  change: AccountChange,
  caller: Caller,
): Promise<Outcome<Session>> {
  const { account, smscode, password, old_password } = change
  if (account !== undefined && smscode !== undefined && password !== undefined)
    return resetPassword(context, { account, smscode, password }, caller)
  const { session } = caller
  if (!session) return refuse(caller.deadToken ? 'session_expired' : 'sign_in_required')
  const { guestId } = session
  const currencies = await context.currencies()
  if (change.currency !== undefined && !currencies.includes(change.currency)) {
    const sentence = mustBeOneOf('currency', currencies, caller.locale)
    return refuse({ reason: 'invalid_input', fields: { currency: sentence } })
  }
  if (old_password === undefined || password === undefined)
    return changeProfile(context, guestId, change, caller)
  return changePassword(
    context,
    { guestId, old: old_password, password, profile: change },
    { ...caller, session },
  )
}
