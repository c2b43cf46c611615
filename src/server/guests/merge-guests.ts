import type { GuestMerge, MergePreview, MergeQuery } from '#contract/desk/guests.ts'
import { whyNotMerge } from '#domain/accounts/merge.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountForDesk, accountOf, mergeAccounts } from '../accounts/desk-accounts.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { countOrdersOfGuest } from '../booking/desk/order-briefs.ts'
import type { Db, Tx } from '../db/database.ts'
import type { GuestsContext, Looking } from './context.ts'
import { describeGuest, objectOf } from './show-guest.ts'

async function sideOf(context: GuestsContext, db: Db, id: Id, { locale }: Looking) {
  const found = await accountForDesk(db, id, { locale, now: context.now() })
  if (!found) return null
  const [{ points }, orders, isAgent] = await Promise.all([
    context.features.standingOf(db, id),
    countOrdersOfGuest(db, id),
    context.hasApplied(db, id),
  ])
  const { account, isConfirmed } = found
  return {
    id,
    name: account.name,
    account: accountOf(account),
    isConfirmed,
    orders,
    points,
    isAgent,
    closesAt: account.closesAt,
  }
}

/** Lists the data that a merge would move, and the reason if it is refused. */
export async function previewMerge(
  context: GuestsContext,
  db: Db,
  { id, into }: MergeQuery,
  looking: Looking,
) {
  const [from, kept] = await Promise.all([
    sideOf(context, db, id, looking),
    sideOf(context, db, into, looking),
  ])
  if (!from || !kept) return refuse('not_found')
  const why = whyNotMerge(
    { ...from, isClosing: from.closesAt !== null },
    { ...kept, isClosing: kept.closesAt !== null },
  )
  const shown = ({ id: of, name, account, isConfirmed, orders, points }: typeof from) => ({
    id: of,
    name,
    account,
    is_confirmed: isConfirmed,
    orders,
    points,
  })
  return ok<MergePreview>({ from: shown(from), into: shown(kept), why })
}

/** Moves everything into the other account, and erases the emptied one. */
export async function mergeGuests(context: GuestsContext, tx: Tx, input: GuestMerge, looking: Looking) {
  const { id, into, orders, points, reason } = input
  const preview = await previewMerge(context, tx, { id, into }, looking)
  if (!preview.ok) return preview
  if (preview.value.why !== null) return refuse({ reason: 'not_mergeable', why: preview.value.why })
  const { from } = preview.value
  if (from.orders !== orders || from.points !== points) return refuse('sim_changed')
  const now = context.now()
  const merged = await mergeAccounts(tx, context.features, { from: id, into, now })
  if (!merged) return refuse('not_found')
  await recordAudit(tx, looking.trace, {
    action: 'guests_merged',
    object: objectOf(merged),
    after: { into, account: preview.value.into.account, orders, points },
    reason,
    money: points !== 0,
    now,
  })
  return describeGuest(context, tx, into, looking)
}
