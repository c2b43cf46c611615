import type { Actor } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import { readGuest } from '../accounts/find-guest.ts'
import { type Db, type Tx, transaction } from '../db/database.ts'
import { channelOf } from '../messages/outbox.ts'
import { lockAgentAccounts, postCommission } from './commission-ledger.ts'
import { settlePayout } from './commission-store.ts'
import type { AgentsContext } from './context.ts'
import { payoutMail } from './mails.ts'
import { type PayoutRow, readPayout, writePayout } from './payout-store.ts'

export { listPayouts, type PayoutRow, type PayoutState } from './payout-store.ts'

/** `note` is the bank's reference, or the reason of the refusal. */
type Decision = {
  id: Id
  paid: boolean
  note: string
  by: Actor
  /** The batch that pays it; a payout in a batch is not decided alone. */
  batch?: Id
}

/** Staff has paid or refuses; a refused amount can be requested again. The agent receives a mail. */
export function decidePayout(
  context: Pick<AgentsContext, 'now' | 'outbox' | 'origin'> & { readonly db: Db },
  { id, paid, note, by, batch }: Decision,
) {
  const now = context.now()
  return transaction(context.db, async (tx) => {
    const found = await readPayout(tx, id)
    if (!found) return refuse('not_found' as const)
    const { agentId, amount } = found
    await lockAgentAccounts(tx, [agentId])
    const { state, batchId } = (await readPayout(tx, id))!
    if (state !== 'requested') return refuse(state)
    if (batchId !== (batch ?? null)) return refuse('payout_in_batch' as const)
    await writePayout(tx, { id, state: paid ? 'paid' : 'refused', note, by, now })
    await settlePayout(tx, id, { paid, now })
    await postCommission(tx, {
      agentId,
      key: `decided:${id}`,
      kind: paid ? 'paid' : 'payout_refused',
      note,
      by,
      moves: paid ? { requested: 0 - amount, paid: amount } : { requested: 0 - amount, earned: amount },
      now,
    })
    const payout = (await readPayout(tx, id))!
    await tell(context, tx, payout)
    return ok(payout)
  })
}

async function tell(context: Pick<AgentsContext, 'outbox' | 'origin'>, tx: Tx, payout: PayoutRow) {
  const guest = await readGuest(tx, payout.agentId)
  const to = guest && accountName(guest.account)
  if (!to || !context.outbox.reaches(channelOf(to))) return
  await context.outbox.put(tx, {
    event: `payout:${payout.id}:${payout.state}`,
    kind: `payout_${payout.state}`,
    to,
    locale: guest.lang,
    mail: payoutMail(payout, { origin: context.origin(), locale: guest.lang }),
  })
}
