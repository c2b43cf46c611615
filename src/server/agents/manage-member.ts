import type { MemberAction } from '#contract/agents.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { agentAnswers } from '#words/loyalty/agent-answers.ts'
import { transaction } from '../db/database.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import type { AgentsContext } from './context.ts'
import { presentMember, presentPayout } from './present.ts'
import { requestPayout } from './request-payout.ts'
import { readMember, releaseMember, writeMemberNote } from './store.ts'

/** Writes a note about a member, removes a member, or requests a payout. */
export async function manageMember(
  context: Pick<AgentsContext, 'db' | 'now'>,
  { action, member, note }: MemberAction,
  caller: Caller,
) {
  const agentId = guestOf(caller)
  const say = agentAnswers(caller.locale)
  if (action !== 'payout')
    return changeMember(context, { agentId, member: member!, note: note ?? '', action })
  const requested = await requestPayout(context, agentId)
  return requested.ok ? { ...ok(presentPayout(requested.value)), msg: say.payoutRequested } : requested
}

type Change = { agentId: Id; member: Id; note: string; action: 'note' | 'remove' }

const changeMember = ({ db }: Pick<AgentsContext, 'db'>, { agentId, member, note, action }: Change) =>
  transaction(db, async (tx) => {
    const known = await readMember(tx, agentId, member)
    if (!known) return refuse('not_found')
    if (action === 'remove') await releaseMember(tx, agentId, member)
    else await writeMemberNote(tx, agentId, member, note)
    return ok(presentMember({ ...known, memberNote: action === 'note' ? note : '' }))
  })
