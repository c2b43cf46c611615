import type { AgentApplication } from '#contract/agents.ts'
import { attributedTo } from '#domain/loyalty/commission.ts'
import { isSamePerson } from '#domain/loyalty/same-person.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import { agentAnswers } from '#words/loyalty/agent-answers.ts'
import { readGuest } from '../accounts/find-guest.ts'
import { type Tx, transaction } from '../db/database.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import type { AgentsContext } from './context.ts'
import { applicationMail } from './mails.ts'
import { readAgent, writeApplication } from './store.ts'
import { listTouches } from './touch-store.ts'

/** A guest applies to become an agent and accepts the current statement; staff receives a mail. */
export function applyAsAgent(context: AgentsContext, form: AgentApplication, caller: Caller) {
  const { name, channel, payout, statement } = form
  const id = guestOf(caller)
  const now = context.now()
  return transaction(context.db, async (tx) => {
    const known = await readAgent(tx, id)
    if (known && known.state !== 'refused' && known.state !== 'left') return refuse('already_applied')
    if (statement !== context.statementVersion()) return refuse('statement_outdated')
    const broughtBy = await sponsorOf(tx, id, now)
    const application = { id, name, channel, payout, statement, broughtBy, now }
    if (!(await writeApplication(tx, application))) return refuse('already_applied')
    await context.outbox.put(tx, {
      event: `agent:${id}:applied:${now}`,
      kind: 'agent_applied',
      to: accountName(context.support),
      locale: caller.locale,
      mail: applicationMail({ ...application, account: caller.session!.account }, caller.locale),
    })
    return { ...ok({ state: 'applied' as const }), msg: agentAnswers(caller.locale).applied }
  })
}

/** The agent whose link or code the applicant followed; null if both are the same person. */
async function sponsorOf(tx: Tx, guestId: string, now: number) {
  const sponsor = attributedTo(await listTouches(tx, guestId, null), guestId, now)
  const [one, other] = await Promise.all([sponsor && readGuest(tx, sponsor), readGuest(tx, guestId)])
  if (!sponsor || !one || !other) return null
  const traits = ({ email, mobile, phone }: typeof other) => ({ emails: [email], phones: [mobile, phone] })
  return isSamePerson(traits(one), traits(other)) ? null : sponsor
}
