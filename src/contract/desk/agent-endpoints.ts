import { deskChange, deskGet, deskPost } from '../endpoint.ts'
import type { Nothing } from '../fields.ts'
import type { StatementFile } from '../points.ts'
import type {
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

const seeing = { permission: 'agents.see' } as const
const changing = { permission: 'agents.change' } as const
const paying = { permission: 'payouts.change', reauthenticate: true } as const

export const listDeskAgents = /* @__PURE__ */ deskGet<typeof AgentQuery, typeof DeskAgentPage>(
  'agents/list',
  seeing,
)
export const showDeskAgent = /* @__PURE__ */ deskGet<typeof AgentId, typeof DeskAgentDetail>('agents/show', {
  ...seeing,
  refusals: ['not_found'],
})
export const decideDeskAgent = /* @__PURE__ */ deskChange<typeof AgentDecision, typeof DeskAgentDetail>(
  'agents/decide',
  { ...changing, refusals: ['not_found', 'already_decided', 'reason_missing'] },
)
export const endDeskAgent = /* @__PURE__ */ deskChange<typeof AgentEnding, typeof DeskAgentDetail>(
  'agents/end',
  { ...changing, refusals: ['not_found'] },
)
export const correctDeskCommission = /* @__PURE__ */ deskChange<
  typeof CommissionCorrection,
  typeof DeskAgentDetail
>('agents/correct', { ...paying, refusals: ['not_found', 'not_enough_earned', 'invalid_input'] })
export const reverseDeskCommission = /* @__PURE__ */ deskChange<typeof CommissionReversal, typeof Reversed>(
  'agents/reverse',
  { ...paying, refusals: ['not_found'] },
)
export const listDeskPayouts = /* @__PURE__ */ deskGet<typeof PayoutQuery, typeof DeskPayoutPage>(
  'payouts/list',
  seeing,
)
export const showDeskPayout = /* @__PURE__ */ deskGet<typeof PayoutId, typeof DeskPayoutDetail>(
  'payouts/show',
  { ...seeing, refusals: ['not_found'] },
)
export const decideDeskPayout = /* @__PURE__ */ deskChange<typeof PayoutDecision, typeof DeskPayoutDetail>(
  'payouts/decide',
  { ...paying, refusals: ['not_found', 'already_decided', 'payout_in_batch', 'second_person_needed'] },
)
export const listPayoutBatches = /* @__PURE__ */ deskGet<typeof Nothing, typeof PayoutBatchList>(
  'payouts/batches',
  seeing,
)
export const proposePayoutBatch = /* @__PURE__ */ deskChange<typeof BatchProposal, typeof PayoutBatch>(
  'payouts/propose',
  { ...paying, refusals: ['not_found', 'already_decided', 'payout_in_batch'] },
)
export const decidePayoutBatch = /* @__PURE__ */ deskChange<typeof BatchDecision, typeof PayoutBatch>(
  'payouts/decide_batch',
  {
    ...paying,
    refusals: [
      'not_found',
      'already_decided',
      'batch_not_approved',
      'second_person_needed',
      'reason_missing',
    ],
  },
)
/** The file of an approved batch: a spreadsheet, or a payment file for the bank. */
export const downloadPayoutBatch = /* @__PURE__ */ deskPost<typeof PayoutFileQuery, typeof StatementFile>(
  'payouts/file',
  { ...paying, refusals: ['not_found', 'batch_not_approved', 'no_bank_account'] },
)
