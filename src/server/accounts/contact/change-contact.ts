import type { ContactChange } from '#contract/accounts.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import { accountAnswers } from '#words/accounts/account-answers.ts'
import { transaction } from '../../db/database.ts'
import type { Caller } from '../../http/caller.ts'
import { checkCode } from '../check-code.ts'
import { takeCode } from '../code-store.ts'
import type { AccountsContext } from '../context.ts'
import { contactMail } from '../mails.ts'
import { proveOwner } from '../prove-owner.ts'
import { queueAccountMail } from '../queue-account-mail.ts'
import { recordEvent } from '../record-event.ts'
import { hashOf, newHalf } from '../sessions/session-halves.ts'
import { showSession } from '../sessions/show-session.ts'
import { type Account, readAccount, writeContact, writeProfile } from '../store.ts'
import { addContactChange, isReserved } from './contact-store.ts'

const daysToUndo = 7

/**
 * Replaces the address or number to sign in with. The new one is proven by its code, the owner by the password or by a
 * code to the previous one. The previous one receives a mail with a link that undoes the change for seven days.
 */
export async function changeContact(
  context: AccountsContext,
  { contact, smscode, ...proof }: ContactChange,
  caller: Caller,
) {
  const { session } = caller
  if (!session) return refuse('sign_in_required')
  const { guestId } = session
  const name = accountName(contact)
  const owner = await readAccount(context.db, guestId)
  if (!owner) return refuse('session_expired')
  const proven = await proveOwner(context, owner, proof, { ...caller, session })
  if (!proven.ok) return proven
  const code = await checkCode(
    context,
    { code: smscode, targets: [name.value], errand: 'contact', purpose: null },
    caller,
  )
  if (!code.ok) return code
  const outcome = await transaction(context.db, async (tx) => {
    const account = await readAccount(tx, guestId)
    if (!account) return refuse('session_expired')
    const now = context.now()
    if (await isReserved(tx, name, { now, guestId })) return refuse('account_exists')
    if (!(await writeContact(tx, guestId, name))) return refuse('account_exists')
    if (!(await takeCode(tx, code.value))) throw new CodeGone()
    if (proven.value.code && !(await takeCode(tx, proven.value.code))) throw new CodeGone()
    const token = newHalf()
    const undoUntil = now + daysToUndo * 86_400_000
    await addContactChange(tx, { guestId, tokenHash: hashOf(token), before: account, now, undoUntil })
    const before = name.kind === 'email' ? account.email : account.mobile
    if (name.kind === 'mobile' && (account.phone === null || account.phone === before))
      await writeProfile(tx, guestId, { phone: name.value })
    const entry = await recordEvent(tx, caller, { guestId, kind: 'contact_changed', now })
    await queueAccountMail(tx, context, caller, {
      kind: 'contact_changed',
      entry,
      account,
      ...(before ? { to: before } : {}),
      write: (site, trace) =>
        contactMail(site, trace, {
          account: name.value,
          undo: { url: undoUrl(context, account, token), until: undoUntil },
        }),
    })
    return ok(null)
  }).catch((error: unknown) => {
    if (error instanceof CodeGone) return refuse('wrong_code')
    if ((error as { code?: string }).code === uniqueViolation) return refuse('account_exists')
    throw error
  })
  if (!outcome.ok) return outcome
  const shown = await showSession(context, caller)
  return shown.ok ? { ...shown, msg: accountAnswers(caller.locale).contactChanged } : shown
}

/** The fragment stays in the browser: it appears in no log and no referrer. */
const undoUrl = ({ origin }: AccountsContext, { lang }: Account, token: string) =>
  `${origin()}${lang === 'zh' ? '/zh' : ''}/undo-login-change#${token}`

/** The code was used or replaced concurrently, so the transaction is rolled back. */
class CodeGone extends Error {}
// PostgreSQL's unique_violation: two accounts took the same address concurrently.
const uniqueViolation = '23505'
