import type { StatementAcceptance } from '#contract/agents.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import { agentAnswers } from '#words/loyalty/agent-answers.ts'
import { readGuest } from '../accounts/find-guest.ts'
import { transaction } from '../db/database.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { channelOf } from '../messages/outbox.ts'
import type { AgentsContext } from './context.ts'
import { statementMail } from './mails.ts'
import { listUntold, lockAgent, writeAcceptance, writeTold } from './store.ts'

/** An agent accepts the statement in force; bookings from now on earn commission again. */
export function acceptStatement(
  { db, statementVersion }: Pick<AgentsContext, 'db' | 'statementVersion'>,
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

/** Daily: mails agents who have not accepted the version in force, once per version. */
export async function tellOfStatement(context: Omit<AgentsContext, 'support'>) {
  const version = context.statementVersion()
  for (const id of await listUntold(context.db, version))
    await transaction(context.db, async (tx) => {
      await writeTold(tx, id, version)
      const guest = await readGuest(tx, id)
      const to = guest && accountName(guest.account)
      if (!guest || !to || !context.outbox.reaches(channelOf(to))) return
      await context.outbox.put(tx, {
        event: `agent:${id}:statement:${version}`,
        kind: 'agent_statement',
        to,
        locale: guest.lang,
        mail: statementMail(version, { origin: context.origin(), locale: guest.lang }),
      })
    })
}
