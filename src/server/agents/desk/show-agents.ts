import type { AgentQuery, DeskAgentDetail, DeskAgentPage } from '#contract/desk/agents.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Db } from '../../db/database.ts'
import { listCorrections, readAllBalances, readBalances } from '../commission-ledger.ts'
import { listCommissions } from '../list-commissions.ts'
import { listPayoutsOf } from '../payout-store.ts'
import { cny, moment, presentPayout } from '../present.ts'
import { countMembers, readAgent } from '../store.ts'
import { countAgents, findAgents } from './desk-store.ts'
import { presentAgents, presentTotals } from './present-agents.ts'

export async function listAgentsAtDesk(db: Db, { state, q, page, page_size }: AgentQuery) {
  const asked = { state, q: q ?? null, offset: (page - 1) * page_size, limit: page_size }
  const [rows, counts, balances] = await Promise.all([
    findAgents(db, asked),
    countAgents(db),
    readAllBalances(db),
  ])
  const countOf = new Map(counts.map((row) => [row.state, row.count]))
  return ok<DeskAgentPage>({
    list: await presentAgents(db, rows),
    total: rows[0]?.total ?? 0,
    page,
    page_size,
    counts: {
      applied: countOf.get('applied') ?? 0,
      approved: countOf.get('approved') ?? 0,
      refused: countOf.get('refused') ?? 0,
      left: countOf.get('left') ?? 0,
    },
    totals: presentTotals(balances),
  })
}

const mostShown = 20

export async function showAgentAtDesk(db: Db, id: Id) {
  const agent = await readAgent(db, id)
  if (!agent) return refuse('not_found')
  const [[shown], balances, members, commissions, payouts, corrections] = await Promise.all([
    presentAgents(db, [agent]),
    readBalances(db, id),
    countMembers(db, id),
    listCommissions(db, { agentId: id, state: undefined, page: 1, page_size: mostShown }),
    listPayoutsOf(db, id),
    listCorrections(db, id, mostShown),
  ])
  return ok<DeskAgentDetail>({
    ...shown!,
    totals: presentTotals(balances),
    members,
    commissions: commissions.value.list,
    payouts: payouts.slice(0, mostShown).map(presentPayout),
    corrections: corrections.map(({ at, amount, note }) => ({
      at: moment(at.getTime()),
      amount: cny(amount),
      note: note ?? '',
    })),
  })
}
