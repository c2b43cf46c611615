import { randomInt } from 'node:crypto'
import type { Id } from '#domain/id.ts'
import { CODE_LENGTH, codeLetters } from '#domain/loyalty/invitation.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import { readGuest } from '../accounts/find-guest.ts'
import { type Db, type Tx, transaction } from '../db/database.ts'
import { channelOf } from '../messages/outbox.ts'
import type { AgentsContext } from './context.ts'
import { approvedMail, refusedMail } from './mails.ts'
import { type AgentRow, lockAgent, writeDecision } from './store.ts'

export { type AgentRow, listAgents, readAgent } from './store.ts'

type Decision = { id: Id; approve: true } | { id: Id; approve: false; reason: string }

/**
 * Staff approves an application, which creates the agent's code, or refuses it with a reason. The agent receives a
 * mail.
 */
export function decideAgent(
  context: Pick<AgentsContext, 'now' | 'outbox' | 'origin'> & { readonly db: Db },
  decision: Decision,
) {
  const now = context.now()
  const { id } = decision
  return transaction(context.db, async (tx) => {
    const agent = await lockAgent(tx, id)
    if (!agent) return refuse('not_found' as const)
    if (agent.state !== 'applied') return refuse(agent.state)
    const decided = decision.approve
      ? await approve(tx, agent, now)
      : await writeDecision(tx, { id, state: 'refused', reason: decision.reason, code: null, now })
    if (!decided) throw new Error(`the decision about agent ${id} could not be written`)
    const after = (await lockAgent(tx, id))!
    await tell(context, tx, after)
    return ok(after)
  })
}

const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => codeLetters[randomInt(codeLetters.length)]).join('')

/** Retries with another code if one is taken. */
async function approve(tx: Tx, { id }: AgentRow, now: number): Promise<boolean> {
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await writeDecision(tx, { id, state: 'approved', reason: null, code: newCode(), now })) return true
  }
  return false
}

async function tell(context: Pick<AgentsContext, 'outbox' | 'origin'>, tx: Tx, agent: AgentRow) {
  const guest = await readGuest(tx, agent.id)
  const to = guest && accountName(guest.account)
  if (!to || !context.outbox.reaches(channelOf(to))) return
  const write = agent.state === 'approved' ? approvedMail : refusedMail
  await context.outbox.put(tx, {
    event: `agent:${agent.id}:${agent.state}:${agent.decidedAt}`,
    kind: `agent_${agent.state}`,
    to,
    locale: guest.lang,
    mail: write(agent, { origin: context.origin(), locale: guest.lang }),
  })
}
