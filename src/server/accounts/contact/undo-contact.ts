import type { ContactUndoing } from '#contract/accounts.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountAnswers } from '#words/accounts/account-answers.ts'
import { transaction } from '../../db/database.ts'
import type { Caller } from '../../http/caller.ts'
import type { AccountsContext } from '../context.ts'
import { accountOf } from '../present.ts'
import { recordEvent } from '../record-event.ts'
import { purgeDevicesOf } from '../sessions/device-store.ts'
import { hashOf } from '../sessions/session-halves.ts'
import { endAllSessions } from '../sessions/session-store.ts'
import { restoreContact } from '../store.ts'
import { takeContactChange } from './contact-store.ts'

/**
 * Restores the address that the undo link was sent to. Somebody else may have had the account: all sessions end, and
 * the password, which they may know, is deleted.
 */
export async function undoContact({ db, now }: AccountsContext, { token }: ContactUndoing, caller: Caller) {
  const outcome = await transaction(db, async (tx) => {
    const change = await takeContactChange(tx, hashOf(token), now())
    if (!change) return refuse('link_invalid')
    const { guestId } = change
    await restoreContact(tx, guestId, change)
    await endAllSessions(tx, guestId)
    await purgeDevicesOf(tx, guestId)
    await recordEvent(tx, caller, { guestId, kind: 'contact_restored', now: now() })
    return ok({ account: accountOf(change) })
  })
  return outcome.ok ? { ...outcome, msg: accountAnswers(caller.locale).contactRestored } : outcome
}
