import type { AccountClosing } from '#contract/accounts.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountAnswers } from '#words/accounts/account-answers.ts'
import { formatDayInZone } from '#words/format.ts'
import { transaction } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import { checkCode } from './check-code.ts'
import { takeCode } from './code-store.ts'
import type { AccountsContext } from './context.ts'
import { closingMail } from './mails.ts'
import { queueAccountMail } from './queue-account-mail.ts'
import { recordEvent } from './record-event.ts'
import { endAllSessions } from './sessions/session-store.ts'
import { readAccount, setClosing } from './store.ts'

export const daysToUndo = 7

/** Ends all sessions now and closes the account in seven days. Signing in before then cancels it. */
export async function closeAccount(context: AccountsContext, { smscode }: AccountClosing, caller: Caller) {
  const { db, now, features } = context
  if (!caller.session) return refuse('sign_in_required')
  const { guestId } = caller.session
  const account = await readAccount(db, guestId)
  if (!account) return refuse('session_expired')
  const targets = [account.email, account.mobile].filter((target) => target !== null)
  const code = await checkCode(
    context,
    { code: smscode, targets, errand: 'unregister', purpose: null },
    caller,
  )
  if (!code.ok) return code
  const erasedAt = now() + daysToUndo * 86_400_000
  const outcome = await transaction(db, async (tx) => {
    if (await features.hasOpenOrders(tx, guestId)) return refuse('open_orders')
    if (!(await takeCode(tx, code.value))) return refuse('wrong_code')
    await setClosing(tx, guestId, erasedAt)
    await endAllSessions(tx, guestId)
    const entry = await recordEvent(tx, caller, { guestId, kind: 'closing_asked', now: now() })
    await queueAccountMail(tx, context, caller, {
      kind: 'closing',
      entry,
      account,
      write: (site, trace) => closingMail(site, trace, erasedAt),
    })
    return ok({ erased_at: new Date(erasedAt).toISOString() })
  })
  if (!outcome.ok) return outcome
  caller.keepCookie(null)
  const day = formatDayInZone(erasedAt, caller.locale, caller.zone)
  return { ...outcome, msg: accountAnswers(caller.locale).closing(day) }
}
