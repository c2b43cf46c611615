import { randomInt } from 'node:crypto'
import { accountName } from '#domain/account-name.ts'
import type { Id } from '#domain/id.ts'
import { CODE_LENGTH, codeLetters } from '#domain/invitation.ts'
import { ok, refuse } from '#domain/result.ts'
import { readGuest } from '../accounts/find-guest.ts'
import { type Tx, transaction } from '../db/database.ts'
import { channelOf } from '../messages/outbox.ts'
import { approvedLetter, refusedLetter } from './letters.ts'
import { type AgentRow, lockAgent, writeDecision } from './store.ts'
import type { AgentsWorld } from './world.ts'

export { type AgentRow, listAgents, readAgent } from './store.ts'

type Decision = { id: Id; approve: true } | { id: Id; approve: false; reason: string }

/** Staff approves an application, which gives the agent a code, or refuses it with a reason; the agent is told. */
export function decideAgent(world: Omit<AgentsWorld, 'support' | 'statementVersion'>, decision: Decision) {
  const now = world.now()
  const { id } = decision
  return transaction(world.db, async (tx) => {
    const agent = await lockAgent(tx, id)
    if (!agent) return refuse('not_found' as const)
    if (agent.state !== 'applied') return refuse(agent.state)
    const decided = decision.approve
      ? await approve(tx, agent, now)
      : await writeDecision(tx, { id, state: 'refused', reason: decision.reason, code: null, now })
    if (!decided) throw new Error(`the decision about agent ${id} could not be written`)
    const after = (await lockAgent(tx, id))!
    await tell(world, tx, after)
    return ok(after)
  })
}

const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => codeLetters[randomInt(codeLetters.length)]).join('')

/** A code that is somebody else's already is drawn again. */
async function approve(tx: Tx, { id }: AgentRow, now: number): Promise<boolean> {
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await writeDecision(tx, { id, state: 'approved', reason: null, code: newCode(), now })) return true
  }
  return false
}

async function tell(world: Pick<AgentsWorld, 'outbox' | 'origin'>, tx: Tx, agent: AgentRow) {
  const guest = await readGuest(tx, agent.id)
  const to = guest && accountName(guest.account)
  if (!to || !world.outbox.reaches(channelOf(to))) return
  const write = agent.state === 'approved' ? approvedLetter : refusedLetter
  await world.outbox.put(tx, {
    event: `agent:${agent.id}:${agent.state}:${agent.decidedAt}`,
    kind: `agent_${agent.state}`,
    to,
    locale: guest.lang,
    letter: write(agent, { origin: world.origin(), locale: guest.lang }),
  })
}
