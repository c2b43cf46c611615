import type { AgentProgramme } from '#contract/agents.ts'
import type { Paging } from '#contract/fields.ts'
import type { Id } from '#domain/id.ts'
import { AGENT_RATE, leastPayout, MEMBER_RATE, payoutOf, whyNoPayout } from '#domain/loyalty/commission.ts'
import { ok } from '#domain/result.ts'
import { readBalances } from './commission-ledger.ts'
import { countByState } from './commission-store.ts'
import type { AgentsContext } from './context.ts'
import { listPayoutsOf } from './payout-store.ts'
import { cny, moment, presentMember, presentPayout } from './present.ts'
import { countMembers, listMembers, readAgent } from './store.ts'
import { countVisits } from './touch-store.ts'

type Context = Pick<AgentsContext, 'db' | 'origin' | 'statementVersion'>

export const linkOf = (origin: string, code: string) => `${origin}/?invite_code=${code}`

/** The application of a guest, and for an agent balances, visits, payouts and members. */
export async function showProgramme(context: Context, agentId: Id, { page, page_size }: Paging) {
  const { db } = context
  const [agent, balances, counts, visits, payouts, members, memberCount] = await Promise.all([
    readAgent(db, agentId),
    readBalances(db, agentId),
    countByState(db, agentId),
    countVisits(db, agentId),
    listPayoutsOf(db, agentId),
    listMembers(db, agentId, { offset: (page - 1) * page_size, limit: page_size }),
    countMembers(db, agentId),
  ])
  const { pending, earned, requested, owed, reversed, paid } = balances
  const isApproved = agent?.state === 'approved'
  const least = leastPayout(isApproved || !agent?.code)
  const code = isApproved ? agent.code : null
  const { amount: payable } = payoutOf(earned, 0 - owed)
  return ok<AgentProgramme>({
    state: agent?.state ?? 'none',
    code,
    link: code && linkOf(context.origin(), code),
    rate: AGENT_RATE / 100,
    member_rate: MEMBER_RATE / 100,
    visits,
    totals: {
      pending: cny(pending),
      earned: cny(earned + requested),
      reversed: cny(reversed),
      paid: cny(paid),
    },
    counts,
    members: { list: members.map(presentMember), total: memberCount, page, page_size },
    applied: agent ? moment(agent.appliedAt) : null,
    since: isApproved ? moment(agent.decidedAt!) : null,
    reason: agent?.reason ?? null,
    statement: context.statementVersion(),
    accepted: agent?.statement ?? null,
    payout_to: agent?.payout ?? null,
    payable: cny(payable),
    carried: cny(0 - owed),
    least: cny(least),
    why_no_payout: whyNoPayout(payable, requested > 0, least),
    payouts: payouts.map(presentPayout),
  })
}
