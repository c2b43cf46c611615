import type { Id } from '#domain/id.ts'
import { leastPayout, payoutOf, whyNoPayout } from '#domain/loyalty/commission.ts'
import { ok, refuse } from '#domain/result.ts'
import { type Tx, transaction } from '../db/database.ts'
import { lockAgentAccounts, postCommission, readBalances } from './commission-ledger.ts'
import { joinPayout } from './commission-store.ts'
import type { AgentsContext } from './context.ts'
import { insertPayout, readPayout } from './payout-store.ts'
import { type AgentRow, readAgent } from './store.ts'

/** Requests all earned commission, less reversals after earlier payouts; one request at a time. */
export function requestPayout({ db, now }: Pick<AgentsContext, 'db' | 'now'>, agentId: Id) {
  const at = now()
  return transaction(db, async (tx: Tx) => {
    const agent = await readAgent(tx, agentId)
    // Former agents have a code too and may still request earned commission.
    if (!agent?.code) return refuse('not_found')
    await lockAgentAccounts(tx, [agentId])
    const { earned, owed, requested } = await readBalances(tx, agentId)
    const { amount } = payoutOf(earned, 0 - owed)
    const why = whyNoPayout(amount, requested > 0, leastPayout(agent.state === 'approved'))
    if (why) return refuse(why)
    return ok(await writePayoutRequest(tx, { agent, earned, amount, now: at }))
  })
}

type Request = { agent: Pick<AgentRow, 'id' | 'payout'>; earned: number; amount: number; now: number }

/** The caller has locked the agent's ledger accounts. */
export async function writePayoutRequest(tx: Tx, { agent, earned, amount, now }: Request) {
  const agentId = agent.id
  const id = await insertPayout(tx, { agentId, amount, destination: agent.payout, now })
  await joinPayout(tx, agentId, id)
  await postCommission(tx, {
    agentId,
    key: `requested:${id}`,
    kind: 'requested',
    by: { kind: 'guest', id: agentId },
    moves: { earned: 0 - earned, owed: earned - amount, requested: amount },
    now,
  })
  return (await readPayout(tx, id))!
}
