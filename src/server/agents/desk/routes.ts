import * as endpoints from '#contract/desk/agent-endpoints.ts'
import { traceOfCaller } from '../../audit/record-audit.ts'
import { type Tx, transaction } from '../../db/database.ts'
import { type DeskCaller, staffOf } from '../../http/caller.ts'
import { bindDesk, type Outcome, type RunIdempotently } from '../../http/dispatch.ts'
import { correctAtDesk, decideAtDesk, endAtDesk, reverseAtDesk } from './change-agents.ts'
import type { AgentDeskContext, Asker } from './context.ts'
import { decideBatch, decidePayoutAtDesk, proposeBatch } from './pay-payouts.ts'
import { listAgentsAtDesk, showAgentAtDesk } from './show-agents.ts'
import { batchFile, showBatches } from './show-batches.ts'
import { listPayoutsAtDesk, showPayoutAtDesk } from './show-payouts.ts'

const askerOf = (caller: DeskCaller): Asker => ({
  staff: staffOf(caller),
  trace: traceOfCaller(caller),
  locale: caller.locale,
})

/** Agents, their payouts and batches of payouts at the desk. */
export function agentDeskRoutes(context: AgentDeskContext) {
  const { db, fourEyesAbove, now } = context
  const changing =
    <Input, Value>(
      verb: (context: AgentDeskContext, tx: Tx, input: Input, asker: Asker) => Promise<Outcome<Value>>,
    ) =>
    (input: Input, caller: DeskCaller, runIdempotently: RunIdempotently<Value>) =>
      runIdempotently((tx) => verb(context, tx, input, askerOf(caller)))
  return [
    bindDesk(endpoints.listDeskAgents, (query) => listAgentsAtDesk(db, query)),
    bindDesk(endpoints.showDeskAgent, ({ id }) => showAgentAtDesk(db, id)),
    bindDesk(endpoints.decideDeskAgent, changing(decideAtDesk)),
    bindDesk(endpoints.endDeskAgent, changing(endAtDesk)),
    bindDesk(endpoints.correctDeskCommission, changing(correctAtDesk)),
    bindDesk(endpoints.reverseDeskCommission, changing(reverseAtDesk)),
    bindDesk(endpoints.listDeskPayouts, (query) => listPayoutsAtDesk(db, query)),
    bindDesk(endpoints.showDeskPayout, ({ id }, { locale }) =>
      showPayoutAtDesk(db, id, { fourEyesAbove, now: now(), locale }),
    ),
    bindDesk(endpoints.decideDeskPayout, changing(decidePayoutAtDesk)),
    bindDesk(endpoints.listPayoutBatches, (_, caller) => showBatches(context, askerOf(caller))),
    bindDesk(endpoints.proposePayoutBatch, changing(proposeBatch)),
    bindDesk(endpoints.decidePayoutBatch, changing(decideBatch)),
    bindDesk(endpoints.downloadPayoutBatch, (input, caller) =>
      transaction(db, (tx) => batchFile(context, tx, input, askerOf(caller))),
    ),
  ]
}
