import type { Id } from '#domain/id.ts'
import { payoutOf } from '#domain/loyalty/commission.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import { agentAnswers } from '#words/loyalty/agent-answers.ts'
import { readGuest } from '../accounts/find-guest.ts'
import { type Db, type Tx, transaction } from '../db/database.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { channelOf } from '../messages/outbox.ts'
import { lockAgentAccounts, readBalances } from './commission-ledger.ts'
import type { AgentsContext } from './context.ts'
import { endedMail } from './mails.ts'
import { writePayoutRequest } from './request-payout.ts'
import { lockAgent, writeEnd } from './store.ts'

type Ending = { id: Id; reason: string | null; now: number }

/** Ends the programme for an agent: new bookings earn nothing, and earned commission is requested without a minimum. */
async function end(tx: Tx, { id, reason, now }: Ending) {
  const agent = await lockAgent(tx, id)
  if (agent?.state !== 'approved') return refuse('not_found')
  await writeEnd(tx, { id, reason, now })
  await lockAgentAccounts(tx, [id])
  const { earned, owed, requested } = await readBalances(tx, id)
  const { amount } = payoutOf(earned, 0 - owed)
  // Only one request at a time: the remainder can be requested once the open one is paid.
  if (amount > 0 && requested === 0) await writePayoutRequest(tx, { agent, earned, amount, now })
  return ok((await lockAgent(tx, id))!)
}

export function leaveProgramme({ db, now }: Pick<AgentsContext, 'db' | 'now'>, caller: Caller) {
  return transaction(db, async (tx) => {
    const ended = await end(tx, { id: guestOf(caller), reason: null, now: now() })
    return ended.ok ? { ...ok({ state: ended.value.state }), msg: agentAnswers(caller.locale).left } : ended
  })
}

/** Staff ends the programme for an agent, with a reason that is mailed to the agent. */
export function endAgent(
  { db, now, outbox, origin }: Pick<AgentsContext, 'now' | 'outbox' | 'origin'> & { readonly db: Db },
  { id, reason }: { id: Id; reason: string },
) {
  return transaction(db, async (tx) => {
    const ended = await end(tx, { id, reason, now: now() })
    const guest = ended.ok ? await readGuest(tx, id) : null
    const to = guest && accountName(guest.account)
    if (guest && to && outbox.reaches(channelOf(to)))
      await outbox.put(tx, {
        event: `agent:${id}:ended:${now()}`,
        kind: 'agent_ended',
        to,
        locale: guest.lang,
        mail: endedMail(reason, { origin: origin(), locale: guest.lang }),
      })
    return ended
  })
}
