import type {
  GuestExport,
  GuestExportRequest,
  GuestSessionEnding,
  GuestStep,
  PointsCorrection,
} from '#contract/desk/guests.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import {
  accountForDesk,
  accountOf,
  closeForStaff,
  endSessionsOf,
  keepForStaff,
  noteExport,
} from '../accounts/desk-accounts.ts'
import { closingMail } from '../accounts/mails.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Tx } from '../db/database.ts'
import { channelOf } from '../messages/outbox.ts'
import { correctPoints } from '../points/correct-points.ts'
import type { GuestsContext, Looking } from './context.ts'
import { describeGuest, objectOf } from './show-guest.ts'

/** Ends one session of the guest, or all of them. */
export async function endSession(
  context: GuestsContext,
  tx: Tx,
  { id, session }: GuestSessionEnding,
  looking: Looking,
) {
  const now = context.now()
  const found = await accountForDesk(tx, id, { locale: looking.locale, now })
  const ended = found ? await endSessionsOf(tx, id, session ?? null, now) : 0
  if (!found || (session !== undefined && ended === 0)) return refuse('not_found')
  await recordAudit(tx, looking.trace, {
    action: 'guest_session_ended',
    object: objectOf(found.account),
    after: { ended, session: session ?? 'all' },
    now,
  })
  return describeGuest(context, tx, id, looking)
}

/** Gives or takes points with a reason that the guest can read. */
export async function changePoints(
  context: GuestsContext,
  tx: Tx,
  { id, points, reason }: PointsCorrection,
  looking: Looking,
) {
  const now = context.now()
  const found = await accountForDesk(tx, id, { locale: looking.locale, now })
  if (!found) return refuse('not_found')
  if (points === 0) return refuse('points_invalid')
  const corrected = await correctPoints(tx, { guestId: id, points, reason, by: looking.trace.actor, now })
  if (!corrected.ok) return refuse('points_invalid')
  await recordAudit(tx, looking.trace, {
    action: 'points_corrected',
    object: objectOf(found.account),
    before: { points: corrected.value - points },
    after: { points: corrected.value },
    reason,
    money: true,
    now,
  })
  return describeGuest(context, tx, id, looking)
}

/** The data that every feature stores about the guest, for whom they are exported. */
export async function exportGuest(
  context: GuestsContext,
  tx: Tx,
  { id, reason }: GuestExportRequest,
  looking: Looking,
) {
  const now = context.now()
  const shown = await describeGuest(context, tx, id, looking)
  if (!shown.ok) return shown
  await noteExport(tx, id, now)
  const kept: Record<string, unknown> = {}
  for (const { name, read } of context.features.data) kept[name] = await read(tx, id)
  await recordAudit(tx, looking.trace, {
    action: 'guest_exported',
    object: objectOf(shown.value),
    reason,
    now,
  })
  const { sessions, events, points, level, ...account } = shown.value
  return ok<GuestExport>({
    file: `guest-${id}.json`,
    data: {
      made_at: new Date(now).toISOString(),
      account: {
        name: account.name,
        email: account.email,
        mobile: account.mobile,
        phone: account.phone,
        lang: account.lang,
        currency: account.currency,
        created_at: account.created_at,
        points,
        level,
      },
      sessions,
      events,
      // Dates become text, as in the file.
      kept: JSON.parse(JSON.stringify(kept)) as Record<string, unknown>,
    },
  })
}

/** Schedules the erasure that the guest requested, in seven days, and notifies the guest by mail. */
export async function closeGuest(
  context: GuestsContext,
  tx: Tx,
  { id, reason }: GuestStep,
  looking: Looking,
) {
  const now = context.now()
  const closed = await closeForStaff(tx, id, context.features, now)
  if (!closed.ok) return closed
  const { account, entry, erasedAt } = closed.value
  const to = accountName(accountOf(account))
  if (context.outbox.reaches(channelOf(to)))
    await context.outbox.put(tx, {
      event: `account:${entry}`,
      kind: 'closing',
      to,
      locale: account.lang,
      mail: closingMail(
        { name: context.siteName(account.lang), support: context.support, locale: account.lang },
        { device: 'Support', network: '', at: now, zone: looking.zone },
        erasedAt,
      ),
    })
  await recordAudit(tx, looking.trace, {
    action: 'guest_closing',
    object: objectOf(account),
    after: { erased_at: new Date(erasedAt).toISOString() },
    reason,
    now,
  })
  return describeGuest(context, tx, id, looking)
}

export async function keepGuest(context: GuestsContext, tx: Tx, { id, reason }: GuestStep, looking: Looking) {
  const now = context.now()
  const kept = await keepForStaff(tx, id, now)
  if (!kept.ok) return kept
  await recordAudit(tx, looking.trace, { action: 'guest_kept', object: objectOf(kept.value), reason, now })
  return describeGuest(context, tx, id, looking)
}
