import type { AgentActivity } from '#contract/agents.ts'
import type { Id } from '#domain/id.ts'
import { type ActivitySpan, activityPeriods, sumActivity } from '#domain/loyalty/agent-activity.ts'
import { ok, refuse } from '#domain/result.ts'
import { dateIn, type Instant } from '#domain/time/zone-time.ts'
import type { Db } from '../db/database.ts'
import { listByDay } from './commission-store.ts'
import { agentZone, cny } from './present.ts'
import { readAgent } from './store.ts'
import { listVisits } from './touch-store.ts'

/** Visits, orders and commission per period, by the day on which each happened. */
export async function showActivity(
  db: Db,
  { agentId, span, now }: { agentId: Id; span: ActivitySpan; now: Instant },
) {
  if ((await readAgent(db, agentId))?.state !== 'approved') return refuse('not_found')
  const periods = activityPeriods(span, dateIn(agentZone, now))
  const { from } = periods[0]!
  const [visits, orders] = await Promise.all([listVisits(db, agentId, from), listByDay(db, agentId, from)])
  const days = [
    ...visits.map(({ day, visits }) => ({ day, visits, orders: 0, commission: 0 })),
    ...orders.map(({ day, orders, commission }) => ({ day, visits: 0, orders, commission })),
  ]
  const list = sumActivity(periods, days).map((one) => ({ ...one, commission: cny(one.commission) }))
  return ok<AgentActivity>({ span, list })
}
