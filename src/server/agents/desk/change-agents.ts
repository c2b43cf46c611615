import type {
  AgentDecision,
  AgentEnding,
  CommissionCorrection,
  CommissionReversal,
} from '#contract/desk/agents.ts'
import { ok, refuse } from '#domain/result.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Tx } from '../../db/database.ts'
import { correctCommission, reverseOrder } from '../correct-commission.ts'
import { decideAgent } from '../decide-agent.ts'
import { endAgent } from '../leave-programme.ts'
import { cny } from '../present.ts'
import { type AgentRow, readAgent } from '../store.ts'
import type { AgentDeskContext, Asker } from './context.ts'
import { showAgentAtDesk } from './show-agents.ts'

const objectOf = ({ id, name }: AgentRow) => ({ kind: 'agent', id, name }) as const

/** Approves an application, or refuses it with a reason that the applicant reads. */
export async function decideAtDesk(
  context: AgentDeskContext,
  tx: Tx,
  { id, approve, reason }: AgentDecision,
  { trace }: Asker,
) {
  if (!approve && !reason) return refuse('reason_missing')
  const decided = await decideAgent(
    { ...context, db: tx },
    approve ? { id, approve } : { id, approve, reason: reason! },
  )
  if (!decided.ok) return refuse(decided.refusal === 'not_found' ? 'not_found' : 'already_decided')
  await recordAudit(tx, trace, {
    action: approve ? 'agent_approved' : 'agent_refused',
    object: objectOf(decided.value),
    before: { state: 'applied' },
    after: { state: decided.value.state, code: decided.value.code },
    reason,
    now: context.now(),
  })
  return showAgentAtDesk(tx, id)
}

export async function endAtDesk(
  context: AgentDeskContext,
  tx: Tx,
  { id, reason }: AgentEnding,
  { trace }: Asker,
) {
  const ended = await endAgent({ ...context, db: tx }, { id, reason })
  if (!ended.ok) return refuse('not_found')
  await recordAudit(tx, trace, {
    action: 'agent_ended',
    object: objectOf(ended.value),
    before: { state: 'approved' },
    after: { state: ended.value.state },
    reason,
    now: context.now(),
  })
  return showAgentAtDesk(tx, id)
}

/** Gives or takes earned commission by a new entry of the ledger. */
export async function correctAtDesk(
  context: AgentDeskContext,
  tx: Tx,
  { id, amount, reason }: CommissionCorrection,
  { trace }: Asker,
) {
  const agent = await readAgent(tx, id)
  if (!agent) return refuse('not_found')
  if (amount === 0) return refuse('invalid_input')
  const now = context.now()
  const corrected = await correctCommission(tx, { agentId: id, amount, reason, by: trace.actor, now })
  if (!corrected.ok) return refuse('not_enough_earned')
  await recordAudit(tx, trace, {
    action: 'agent_commission_corrected',
    object: objectOf(agent),
    before: { earned: cny(corrected.value - amount) },
    after: { earned: cny(corrected.value) },
    reason,
    money: true,
    now,
  })
  return showAgentAtDesk(tx, id)
}

/** Takes back all commission of an order, even after a payout. */
export async function reverseAtDesk(
  context: AgentDeskContext,
  tx: Tx,
  { order_no, reason }: CommissionReversal,
  { trace }: Asker,
) {
  const number = order_no.toUpperCase()
  const now = context.now()
  const reversed = await reverseOrder(tx, { number, reason, by: trace.actor, now })
  if (!reversed.ok) return refuse('not_found')
  await recordAudit(tx, trace, {
    action: 'order_commission_reversed',
    object: { kind: 'order', id: number, name: number },
    after: { reversed: cny(reversed.value) },
    reason,
    money: true,
    now,
  })
  return ok({ order_no: number, reversed: cny(reversed.value) })
}
