import type { BatchDecision, BatchProposal, PayoutDecision } from '#contract/desk/agents.ts'
import { stepBatch } from '#domain/loyalty/payout-batch.ts'
import { ok, refuse } from '#domain/result.ts'
import { recordAudit, type Trace } from '../../audit/record-audit.ts'
import type { Tx } from '../../db/database.ts'
import { lockAgentAccounts } from '../commission-ledger.ts'
import { decidePayout } from '../decide-payout.ts'
import { type PayoutRow, readPayout } from '../payout-store.ts'
import { cny } from '../present.ts'
import {
  type BatchRow,
  insertBatch,
  joinBatch,
  leaveBatch,
  lockBatch,
  payoutsOfBatches,
  readBatch,
  readPayoutsOf,
  writeApproval,
  writeEnding,
} from './batch-store.ts'
import type { AgentDeskContext, Asker } from './context.ts'
import { presentBatches } from './show-batches.ts'
import { showPayoutAtDesk } from './show-payouts.ts'

const sumOf = (payouts: readonly PayoutRow[]) => payouts.reduce((sum, { amount }) => sum + amount, 0)

/** Records that one payout was paid, or refuses it; one above the limit is paid by an approved batch only. */
export async function decidePayoutAtDesk(
  context: AgentDeskContext,
  tx: Tx,
  { id, paid, note }: PayoutDecision,
  { trace, locale }: Asker,
) {
  const found = await readPayout(tx, id)
  if (!found) return refuse('not_found')
  if (paid && found.amount > context.fourEyesAbove) return refuse('second_person_needed')
  const decided = await decidePayout({ ...context, db: tx }, { id, paid, note, by: trace.actor })
  if (!decided.ok)
    return refuse(decided.refusal === 'payout_in_batch' ? decided.refusal : ('already_decided' as const))
  const now = context.now()
  await recordAudit(tx, trace, {
    action: paid ? 'payout_paid' : 'payout_refused',
    object: { kind: 'payout', id, name: id },
    before: { state: 'requested' },
    after: { state: decided.value.state, amount: cny(found.amount) },
    reason: note,
    money: true,
    now,
  })
  return showPayoutAtDesk(tx, id, { fourEyesAbove: context.fourEyesAbove, now, locale })
}

/** Puts requested payouts into a batch that a second member approves. */
export async function proposeBatch(context: AgentDeskContext, tx: Tx, { ids }: BatchProposal, asker: Asker) {
  const { staffId, name } = asker.staff
  const wanted = [...new Set(ids)]
  const found = await readPayoutsOf(tx, wanted)
  if (found.length < wanted.length) return refuse('not_found')
  await lockAgentAccounts(
    tx,
    found.map(({ agentId }) => agentId),
  )
  const payouts = await readPayoutsOf(tx, wanted)
  if (payouts.some(({ state }) => state !== 'requested')) return refuse('already_decided')
  if (payouts.some(({ batchId }) => batchId !== null)) return refuse('payout_in_batch')
  const now = context.now()
  const id = await insertBatch(tx, { staffId, name, at: new Date(now) })
  await joinBatch(tx, wanted, id)
  await auditBatch(tx, asker.trace, { id, step: 'proposed', payouts, now })
  return answerWith(context, tx, id, asker)
}

type Audited = {
  id: string
  step: 'proposed' | 'approved' | 'paid' | 'cancelled'
  payouts: readonly PayoutRow[]
  reason?: string | undefined
  now: number
}

const auditBatch = (tx: Tx, trace: Trace, { id, step, payouts, reason, now }: Audited) =>
  recordAudit(tx, trace, {
    action: `payout_batch_${step}`,
    object: { kind: 'payout_batch', id, name: id },
    after: { payouts: payouts.map(({ id }) => id).join(' '), total: cny(sumOf(payouts)) },
    reason,
    money: true,
    now,
  })

/** A second member approves a batch; once the bank has paid it, every payout in it is recorded as paid. */
export async function decideBatch(
  context: AgentDeskContext,
  tx: Tx,
  { id, step, reference }: BatchDecision,
  asker: Asker,
) {
  const batch = await lockBatch(tx, id)
  if (!batch) return refuse('not_found')
  if (step === 'pay' && !reference) return refuse('reason_missing')
  const stepped = stepBatch(batch, step, asker.staff.staffId)
  if ('refusal' in stepped)
    return refuse(stepped.refusal === 'not_approved' ? 'batch_not_approved' : stepped.refusal)
  const payouts = await payoutsOfBatches(tx, [id])
  await carryOut(context, tx, { batch, payouts, step, reference: reference ?? null }, asker)
  const done = ({ approve: 'approved', pay: 'paid', cancel: 'cancelled' } as const)[step]
  await auditBatch(tx, asker.trace, { id, step: done, payouts, reason: reference, now: context.now() })
  return answerWith(context, tx, id, asker)
}

type Step = {
  batch: BatchRow
  payouts: readonly PayoutRow[]
  step: BatchDecision['step']
  reference: string | null
}

async function carryOut(
  context: AgentDeskContext,
  tx: Tx,
  { batch: { id }, payouts, step, reference }: Step,
  { staff: { staffId, name }, trace }: Asker,
) {
  const at = new Date(context.now())
  if (step === 'approve') return writeApproval(tx, id, { staffId, name, at })
  if (step === 'cancel') {
    await leaveBatch(tx, id)
    return writeEnding(tx, id, { state: 'cancelled', name, at, reference: null })
  }
  await lockAgentAccounts(
    tx,
    payouts.map(({ agentId }) => agentId),
  )
  for (const payout of payouts) {
    const paid = await decidePayout(
      { ...context, db: tx },
      { id: payout.id, paid: true, note: reference!, by: trace.actor, batch: id },
    )
    if (!paid.ok) throw new Error(`payout ${payout.id} of batch ${id} is ${paid.refusal}`)
  }
  return writeEnding(tx, id, { state: 'paid', name, at, reference })
}

async function answerWith(context: AgentDeskContext, tx: Tx, id: string, asker: Asker) {
  const batch = await readBatch(tx, id)
  const [shown] = await presentBatches(context, tx, batch ? [batch] : [], asker)
  return ok(shown!)
}
