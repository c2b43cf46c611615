import type { DeskPayoutDetail, DeskPayoutPage, PayoutLine, PayoutQuery } from '#contract/desk/agents.ts'
import type { Id } from '#domain/id.ts'
import { leastPayout } from '#domain/loyalty/commission.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { orderBriefs } from '../../booking/desk/order-briefs.ts'
import type { Db } from '../../db/database.ts'
import { type CommissionRow, commissionsOfPayout } from '../commission-store.ts'
import { listPayoutsOf, readPayout } from '../payout-store.ts'
import { agentZone, cny } from '../present.ts'
import { countMembers, readAgent } from '../store.ts'
import { findPayouts } from './desk-store.ts'
import { momentOrNull, presentPayouts } from './present-agents.ts'

export async function listPayoutsAtDesk(db: Db, { state, page, page_size }: PayoutQuery) {
  const rows = await findPayouts(db, { state, offset: (page - 1) * page_size, limit: page_size })
  return ok<DeskPayoutPage>({
    list: await presentPayouts(db, rows),
    total: rows[0]?.total ?? 0,
    page,
    page_size,
  })
}

/** A year of bookings of a busy agent. */
const mostLines = 2_000

const sumOf = ({ rooms }: CommissionRow) => rooms.reduce((sum, amount) => sum + amount, 0)

/** A payout with the orders that it pays, and what staff checks before paying. */
export async function showPayoutAtDesk(
  db: Db,
  id: Id,
  { fourEyesAbove, now, locale }: { fourEyesAbove: number; now: number; locale: Locale },
) {
  const payout = await readPayout(db, id)
  if (!payout) return refuse('not_found')
  const { agentId, amount } = payout
  const [[shown], agent, members, rows, others] = await Promise.all([
    presentPayouts(db, [payout]),
    readAgent(db, agentId),
    countMembers(db, agentId),
    commissionsOfPayout(db, id, mostLines),
    listPayoutsOf(db, agentId),
  ])
  const briefs = await orderBriefs(
    db,
    rows.map(({ orderId }) => orderId),
  )
  const lines = rows.map((row): PayoutLine => {
    const order = briefs.get(row.orderId)
    return {
      order_no: order?.number ?? '',
      hotel: order?.hotel[locale] ?? '',
      departure: order?.departure ?? null,
      base: cny(row.base),
      rate: row.rate / 100,
      by_member: row.memberId !== null,
      commission: cny(sumOf(row)),
    }
  })
  const today = dateIn(agentZone, now)
  return ok<DeskPayoutDetail>({
    ...shown!,
    lines,
    others: cny(amount - rows.reduce((sum, row) => sum + sumOf(row), 0)),
    members,
    since: momentOrNull(agent?.decidedAt ?? null),
    four_eyes_above: cny(fourEyesAbove),
    checks: {
      stays_ended: lines.every(({ departure }) => departure !== null && departure <= today),
      above_least: amount >= leastPayout(agent?.state === 'approved'),
      only_open: others.filter(({ state }) => state === 'requested').every((one) => one.id === id),
    },
  })
}
