import type { StatementAcceptance } from '#contract/agents.ts'
import { accountName } from '#domain/account-name.ts'
import { ok, refuse } from '#domain/result.ts'
import { agentAnswers } from '#words/agent-answers.ts'
import { readGuest } from '../accounts/find-guest.ts'
import { transaction } from '../db/database.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { channelOf } from '../messages/outbox.ts'
import { statementLetter } from './letters.ts'
import { listUntold, lockAgent, writeAcceptance, writeTold } from './store.ts'
import type { AgentsWorld } from './world.ts'

/** An agent accepts the statement as it is now; bookings made from now on earn again. */
export function acceptStatement(
  { db, statementVersion }: Pick<AgentsWorld, 'db' | 'statementVersion'>,
  { statement }: StatementAcceptance,
  caller: Caller,
) {
  const id = guestOf(caller)
  return transaction(db, async (tx) => {
    const agent = await lockAgent(tx, id)
    if (agent?.state !== 'approved') return refuse('not_found')
    if (statement !== statementVersion()) return refuse('statement_outdated')
    await writeAcceptance(tx, id, statement)
    return { ...ok({ state: agent.state }), msg: agentAnswers(caller.locale).accepted }
  })
}

/** Every day: agents who have not accepted the version in force are told of it, once. */
export async function tellOfStatement(world: Omit<AgentsWorld, 'support'>) {
  const version = world.statementVersion()
  for (const id of await listUntold(world.db, version))
    await transaction(world.db, async (tx) => {
      await writeTold(tx, id, version)
      const guest = await readGuest(tx, id)
      const to = guest && accountName(guest.account)
      if (!guest || !to || !world.outbox.reaches(channelOf(to))) return
      await world.outbox.put(tx, {
        event: `agent:${id}:statement:${version}`,
        kind: 'agent_statement',
        to,
        locale: guest.lang,
        letter: statementLetter(version, { origin: world.origin(), locale: guest.lang }),
      })
    })
}
