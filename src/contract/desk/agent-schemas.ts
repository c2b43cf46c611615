import type { Endpoint } from '../endpoint.ts'
import { Nothing } from '../fields.ts'
import { StatementFile } from '../points.ts'
import * as endpoints from './agent-endpoints.ts'
import {
  AgentDecision,
  AgentEnding,
  AgentId,
  AgentQuery,
  BatchDecision,
  BatchProposal,
  CommissionCorrection,
  CommissionReversal,
  DeskAgentDetail,
  DeskAgentPage,
  DeskPayoutDetail,
  DeskPayoutPage,
  PayoutBatch,
  PayoutBatchList,
  PayoutDecision,
  PayoutFileQuery,
  PayoutId,
  PayoutQuery,
  Reversed,
} from './agents.ts'

type SchemasOf<E> =
  E extends Endpoint<infer Input, infer Output> ? { readonly input: Input; readonly output: Output } : never
type Name = keyof typeof endpoints

const schemas: { readonly [Key in Name]: SchemasOf<(typeof endpoints)[Key]> } = {
  listDeskAgents: { input: AgentQuery, output: DeskAgentPage },
  showDeskAgent: { input: AgentId, output: DeskAgentDetail },
  decideDeskAgent: { input: AgentDecision, output: DeskAgentDetail },
  endDeskAgent: { input: AgentEnding, output: DeskAgentDetail },
  correctDeskCommission: { input: CommissionCorrection, output: DeskAgentDetail },
  reverseDeskCommission: { input: CommissionReversal, output: Reversed },
  listDeskPayouts: { input: PayoutQuery, output: DeskPayoutPage },
  showDeskPayout: { input: PayoutId, output: DeskPayoutDetail },
  decideDeskPayout: { input: PayoutDecision, output: DeskPayoutDetail },
  listPayoutBatches: { input: Nothing, output: PayoutBatchList },
  proposePayoutBatch: { input: BatchProposal, output: PayoutBatch },
  decidePayoutBatch: { input: BatchDecision, output: PayoutBatch },
  downloadPayoutBatch: { input: PayoutFileQuery, output: StatementFile },
}

export const agentDeskEndpoints = (Object.keys(endpoints) as Name[]).map((name) => ({
  name,
  endpoint: endpoints[name] as Endpoint,
  ...schemas[name],
}))
