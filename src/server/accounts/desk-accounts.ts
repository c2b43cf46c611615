import type { Id } from '#domain/id.ts'
import { refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { accountEventWords } from '#words/accounts/account-events.ts'
import type { Db, Tx } from '../db/database.ts'
import { purgeRecipients } from '../messages/purge-messages.ts'
import type { Moving } from '../personal-data/personal-data.ts'
import { daysToUndo } from './close-account.ts'
import { dropCodes } from './code-store.ts'
import { completeAccount, isContactProven, lockAccounts, writeMerged } from './desk-store.ts'
import { addEvent, listEvents } from './event-store.ts'
import type { GuestFeatures } from './guest-features.ts'
import { endAllSessions, endSessions, listSessions } from './sessions/session-store.ts'
import { blankAccount, readAccount, readOrigin, setClosing, undoClosing } from './store.ts'

export { type FoundAccount, isContactProven, searchAccounts } from './desk-store.ts'
export { accountOf } from './present.ts'

const mostEvents = 30

/** An account as members of staff see it; null if it is erased. */
export async function accountForDesk(db: Db, id: Id, { locale, now }: { locale: Locale; now: number }) {
  const account = await readAccount(db, id)
  if (!account) return null
  const [origin, isConfirmed, sessions, events] = await Promise.all([
    readOrigin(db, id),
    isContactProven(db, id),
    listSessions(db, id, now),
    listEvents(db, id, { offset: 0, limit: mostEvents }),
  ])
  const say: Record<string, string> = accountEventWords(locale)
  return {
    account,
    isConfirmed,
    createdAt: origin!.createdAt,
    sessions,
    events: events.map((event) => ({ ...event, text: say[event.kind] ?? event.kind })),
  }
}

/** The guest's own log names support instead of the member's device. */
const byStaff = { device: 'Support', network: '' } as const

/** Ends one session or all of them; returns how many. */
export async function endSessionsOf(tx: Tx, guestId: Id, session: Id | null, now: number): Promise<number> {
  const open = await listSessions(tx, guestId, now)
  const ended = session === null ? open.length : await endSessions(tx, guestId, { id: session })
  if (session === null) await endAllSessions(tx, guestId)
  if (ended > 0) await addEvent(tx, { guestId, kind: 'session_ended', ...byStaff, now })
  return ended
}

export const noteExport = (tx: Tx, guestId: Id, now: number) =>
  addEvent(tx, { guestId, kind: 'data_exported', ...byStaff, now })

/** As the guest's own request: all sessions end now, and the account is erased in seven days. */
export async function closeForStaff(tx: Tx, guestId: Id, features: GuestFeatures, now: number) {
  const account = await readAccount(tx, guestId)
  if (!account) return refuse('not_found' as const)
  if (account.closesAt) return refuse('already_decided' as const)
  if (await features.hasOpenOrders(tx, guestId)) return refuse('open_orders' as const)
  const erasedAt = now + daysToUndo * 86_400_000
  await setClosing(tx, guestId, erasedAt)
  await endAllSessions(tx, guestId)
  const entry = await addEvent(tx, { guestId, kind: 'closing_asked', ...byStaff, now })
  return { ok: true as const, value: { account, entry, erasedAt } }
}

export async function keepForStaff(tx: Tx, guestId: Id, now: number) {
  const account = await readAccount(tx, guestId)
  if (!account) return refuse('not_found' as const)
  if (!account.closesAt) return refuse('already_decided' as const)
  await undoClosing(tx, guestId)
  await addEvent(tx, { guestId, kind: 'closing_undone', ...byStaff, now })
  return { ok: true as const, value: account }
}

/** Moves everything from one account into the other, and erases the emptied one. */
export async function mergeAccounts(tx: Tx, features: GuestFeatures, moving: Moving) {
  const { from, into, now } = moving
  const accounts = await lockAccounts(tx, [from, into])
  const theirs = accounts.get(from)
  if (!theirs || !accounts.has(into)) return null
  await completeAccount(tx, into, theirs)
  for (const { move, erase } of features.data) await (move ? move(tx, moving) : erase(tx, from))
  const names = [theirs.email, theirs.mobile].filter((name) => name !== null)
  await endAllSessions(tx, from)
  await dropCodes(tx, names)
  await purgeRecipients(tx, names)
  await blankAccount(tx, from, now)
  await writeMerged(tx, from, into)
  return theirs
}
