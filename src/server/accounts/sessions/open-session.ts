import type { Session } from '#contract/accounts.ts'
import type { AccountEventKind } from '#words/accounts/account-events.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/caller.ts'
import type { AccountsContext } from '../context.ts'
import { openedMail, passwordMail } from '../mails.ts'
import { presentSession } from '../present.ts'
import { queueAccountMail } from '../queue-account-mail.ts'
import { recordEvent, traceOf } from '../record-event.ts'
import { type Account, undoClosing } from '../store.ts'
import { deviceDays, meetDevice } from './known-device.ts'
import { cookieOf, endOfSession, hashOf, newHalf, sessionSeconds } from './session-halves.ts'
import { addSession, endOldSessions, endSessions } from './session-store.ts'

const mostSessions = 20

export type OpenedSession = {
  account: Account
  token: string
  cookieSecret: string
  expires: number
  device: string | null
}

type Opening = { account: Account; caller: Caller; kind: AccountEventKind; inviteCode?: string | null }

// Events that are mailed to the owner, since somebody else may have caused them.
const toldOf: readonly AccountEventKind[] = ['password_reset', 'password_changed']

/** Opens a session for an authenticated guest and cancels a pending closing of the account. */
export async function openSession(
  tx: Tx,
  context: AccountsContext,
  { account, caller, kind, inviteCode = null }: Opening,
): Promise<OpenedSession> {
  const at = context.now()
  const guestId = account.id
  if (account.closesAt) {
    await undoClosing(tx, guestId)
    const entry = await recordEvent(tx, caller, { guestId, kind: 'closing_undone', now: at })
    await queueAccountMail(tx, context, caller, { kind: 'closing_undone', entry, account, write: openedMail })
  }
  await context.features.noteInvitation(tx, { guestId, code: inviteCode, kept: caller.invitation, now: at })
  const [token, cookieSecret] = [newHalf(), newHalf()]
  const expires = endOfSession(at, at)
  await addSession(tx, {
    guestId,
    tokenHash: hashOf(token),
    cookieHash: hashOf(cookieSecret),
    bound: caller.isBrowser,
    ...traceOf(caller),
    now: at,
    expires,
  })
  const device = await meetDevice(tx, caller, { guestId, now: at })
  // A new cookie replaces that of the previous session, which nobody could use any more.
  const { session: left } = caller
  if (left && caller.isBrowser) await endSessions(tx, left.guestId, { id: left.id })
  await endOldSessions(tx, guestId, mostSessions)
  const entry = await recordEvent(tx, caller, { guestId, kind, now: at })
  if (toldOf.includes(kind))
    await queueAccountMail(tx, context, caller, {
      kind: 'password_changed',
      entry,
      account,
      write: passwordMail,
    })
  return { account: { ...account, closesAt: null }, token, cookieSecret, expires, device }
}

/** Sends the token in the answer and the secret in the cookie. */
export function handOver(context: AccountsContext, opened: OpenedSession, caller: Caller): Promise<Session> {
  caller.keepCookie(cookieOf(opened.cookieSecret, sessionSeconds * 1_000))
  if (opened.device) caller.keepDevice({ value: opened.device, seconds: deviceDays * 86_400 })
  return presentSession(context, opened.account, opened)
}
