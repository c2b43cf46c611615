import type { ContactConfirmation } from '#contract/accounts.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import { accountAnswers } from '#words/accounts/account-answers.ts'
import { type Db, transaction } from '../../db/database.ts'
import { type Caller, guestOf } from '../../http/caller.ts'
import { checkCode } from '../check-code.ts'
import { takeCode } from '../code-store.ts'
import type { AccountsContext } from '../context.ts'
import { readAccount } from '../store.ts'
import { addConfirmedContact, isConfirmedContact } from './contact-store.ts'

/** Proves an address by its code and stores it, so that each account proves an address once. */
export async function confirmContact(
  context: AccountsContext,
  { email, smscode }: ContactConfirmation,
  caller: Caller,
) {
  const guestId = guestOf(caller)
  const { value } = accountName(email)
  const code = await checkCode(
    context,
    { code: smscode, targets: [value], errand: 'booking', purpose: null },
    caller,
  )
  if (!code.ok) return code
  const taken = await transaction(context.db, async (tx) => {
    if (!(await takeCode(tx, code.value))) return false
    await addConfirmedContact(tx, { guestId, email: value, now: context.now() })
    return true
  })
  return taken ? { ...ok({}), msg: accountAnswers(caller.locale).contactConfirmed } : refuse('wrong_code')
}

/** Whether bookings of this account may be mailed to an address: its own or a confirmed one. */
export async function mayMailBookings(db: Db, guestId: Id, email: string): Promise<boolean> {
  const { value } = accountName(email)
  const account = await readAccount(db, guestId)
  return account?.email === value || (await isConfirmedContact(db, guestId, value))
}

/** Whether a number is the mobile number that this account logs in with, so that a code has proven it. */
export async function ownsMobile(db: Db, guestId: Id, phone: string): Promise<boolean> {
  const { kind, value } = accountName(phone)
  return kind === 'mobile' && (await readAccount(db, guestId))?.mobile === value
}
