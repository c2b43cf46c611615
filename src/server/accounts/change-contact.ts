import type { ContactChange } from '#contract/accounts.ts'
import { accountName } from '#domain/account-name.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountAnswers } from '#words/account-answers.ts'
import { transaction } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import { checkCode } from './check-code.ts'
import { takeCode } from './code-store.ts'
import { contactLetter } from './letters.ts'
import { recordEvent } from './record-event.ts'
import { showSession } from './show-session.ts'
import { readAccount, writeContact, writeProfile } from './store.ts'
import { tellGuest } from './tell-guest.ts'
import type { AccountsWorld } from './world.ts'

/** Another address or number to sign in with, proven by its code. The one that it replaces is told. */
export async function changeContact(
  world: AccountsWorld,
  { contact, smscode }: ContactChange,
  caller: Caller,
) {
  if (!caller.session) return refuse('sign_in_required')
  const { guestId } = caller.session
  const name = accountName(contact)
  const code = await checkCode(
    world,
    { code: smscode, targets: [name.value], errand: 'contact', purpose: null },
    caller,
  )
  if (!code.ok) return code
  const outcome = await transaction(world.db, async (tx) => {
    const account = await readAccount(tx, guestId)
    if (!account) return refuse('session_expired')
    if (!(await writeContact(tx, guestId, name))) return refuse('account_exists')
    if (!(await takeCode(tx, code.value))) throw new CodeGone()
    const before = name.kind === 'email' ? account.email : account.mobile
    if (name.kind === 'mobile' && (account.phone === null || account.phone === before))
      await writeProfile(tx, guestId, { phone: name.value })
    const entry = await recordEvent(tx, caller, { guestId, kind: 'contact_changed', now: world.now() })
    await tellGuest(tx, world, caller, {
      kind: 'contact_changed',
      entry,
      account,
      ...(before ? { to: before } : {}),
      write: (site, trace) => contactLetter(site, trace, name.value),
    })
    return ok(null)
  }).catch((error: unknown) => {
    if (error instanceof CodeGone) return refuse('wrong_code')
    if ((error as { code?: string }).code === uniqueViolation) return refuse('account_exists')
    throw error
  })
  if (!outcome.ok) return outcome
  const shown = await showSession(world, caller)
  return shown.ok ? { ...shown, msg: accountAnswers(caller.locale).contactChanged } : shown
}

/** Used or replaced while we looked: nothing of this may stay. */
class CodeGone extends Error {}
// Two accounts took the same address at the same moment.
const uniqueViolation = '23505'
