import type { PayoutBatch, PayoutFileQuery } from '#contract/desk/agents.ts'
import { decimalText } from '#domain/money/money.ts'
import { ok, refuse } from '#domain/result.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { deskAgentWords } from '#words/desk/agents.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Db, Tx } from '../../db/database.ts'
import { statementFile } from '../../ledger/statement-file.ts'
import { agentZone, cny } from '../present.ts'
import { bankAccountIn } from './bank-account.ts'
import { type BatchRow, listBatches, payoutsOfBatches, readBatch } from './batch-store.ts'
import type { AgentDeskContext, Asker } from './context.ts'
import { momentOrNull, presentPayouts } from './present-agents.ts'

const mostBatches = 50

export async function showBatches(context: AgentDeskContext, asker: Asker) {
  const batches = await listBatches(context.db, mostBatches)
  return ok({ list: await presentBatches(context, context.db, batches, asker) })
}

export async function presentBatches(
  { debtor }: AgentDeskContext,
  db: Db,
  batches: readonly BatchRow[],
  { staff }: Asker,
): Promise<PayoutBatch[]> {
  const rows = await payoutsOfBatches(
    db,
    batches.map(({ id }) => id),
  )
  const payouts = Map.groupBy(await presentPayouts(db, rows), ({ batch }) => batch)
  const at = (date: Date | null) => momentOrNull(date?.getTime() ?? null)
  return batches.map((batch) => {
    const mine = payouts.get(batch.id) ?? []
    return {
      id: batch.id,
      state: batch.state,
      proposed_by: batch.proposedByName,
      proposed: at(batch.proposedAt)!,
      approved_by: batch.approvedByName,
      approved: at(batch.approvedAt),
      ended_by: batch.endedByName,
      ended: at(batch.endedAt),
      reference: batch.reference,
      total: cny(mine.reduce((sum, { amount }) => sum + amount.amount, 0)),
      payouts: mine,
      is_own: batch.proposedBy === staff.staffId,
      has_bank_file: debtor !== null && mine.some(({ bank_account }) => bank_account !== null),
    }
  })
}

/** The file of an approved batch. The payment file of the bank has the payouts that name a bank account. */
export async function batchFile(
  { debtor, now }: AgentDeskContext,
  tx: Tx,
  { id, of }: PayoutFileQuery,
  { trace, locale }: Asker,
) {
  const batch = await readBatch(tx, id)
  if (!batch) return refuse('not_found')
  if (batch.state !== 'approved' && batch.state !== 'paid') return refuse('batch_not_approved')
  const payouts = await presentPayouts(tx, await payoutsOfBatches(tx, [id]))
  const transfers = payouts.flatMap(({ id, agent, destination, amount }) => {
    const account = bankAccountIn(destination)
    const text = deskAgentWords('en').transferText(id)
    return account ? { id, name: agent.name, account, amount: amount.amount, text } : []
  })
  if (of === 'pain001' && (!debtor || transfers.length === 0)) return refuse('no_bank_account')
  await recordAudit(tx, trace, {
    action: 'payout_file_downloaded',
    object: { kind: 'payout_batch', id, name: id },
    after: { file: of },
    money: true,
    now: now(),
  })
  if (of === 'pain001') {
    const day = dateIn(agentZone, now())
    // Loaded with the XML library only when a file is wanted.
    const { paymentFile } = await import('./payment-file.ts')
    const text = paymentFile({ id, debtor: debtor!, transfers, now: now(), day })
    return ok({ name: `payouts-${id}.xml`, text })
  }
  const say = deskAgentWords(locale)
  return ok(
    statementFile(
      `payouts-${id}`,
      [say.payout, say.agent, say.code, say.paidTo, say.bankAccount, say.amountCny, say.text],
      payouts.map(({ id, agent, destination, bank_account, amount }) => [
        id,
        agent.name,
        agent.code ?? '',
        destination,
        bank_account ?? '',
        decimalText(amount),
        say.transferText(id),
      ]),
    ),
  )
}
