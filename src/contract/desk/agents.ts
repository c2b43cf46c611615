import * as z from 'zod'
import { batchStates, batchSteps } from '#domain/loyalty/payout-batch.ts'
import { AgentState, Commission, PayoutRequest } from '../agents.ts'
import {
  defaulted,
  flag,
  id,
  instant,
  integer,
  list,
  listOf,
  Money,
  optional,
  paging,
  plainDate,
  requestId,
  text,
} from '../fields.ts'

const states = ['applied', 'approved', 'refused', 'left'] as const

export const AgentQuery = z.object({
  state: defaulted(z.enum(states), 'approved'),
  /** Part of a name, or a code. */
  q: optional(text(80)),
  ...paging,
})
export type AgentQuery = z.infer<typeof AgentQuery>

export const DeskAgent = z.object({
  id: id(),
  /** Email address or phone number of the account. */
  account: z.string(),
  name: z.string(),
  state: AgentState,
  code: z.string().nullable(),
  channel: z.string(),
  payout_to: z.string(),
  /** The accepted version of the statement. */
  statement: z.string(),
  applied: instant(),
  decided: instant().nullable(),
  reason: z.string().nullable(),
  sponsor: z.object({ id: id(), name: z.string() }).nullable(),
})
export type DeskAgent = z.infer<typeof DeskAgent>

const totals = z.object({ pending: Money, earned: Money, requested: Money, paid: Money, owed: Money })

export const DeskAgentPage = listOf(DeskAgent).extend({
  counts: z.record(z.enum(states), z.int()),
  totals,
})
export type DeskAgentPage = z.infer<typeof DeskAgentPage>

export const AgentId = z.object({ id: id() })
export type AgentId = z.infer<typeof AgentId>

export const DeskCorrection = z.object({ at: instant(), amount: Money, note: z.string() })
export type DeskCorrection = z.infer<typeof DeskCorrection>

export const DeskAgentDetail = DeskAgent.extend({
  totals,
  members: z.int(),
  /** The last of each, newest first. */
  commissions: z.array(Commission),
  payouts: z.array(PayoutRequest),
  corrections: z.array(DeskCorrection),
})
export type DeskAgentDetail = z.infer<typeof DeskAgentDetail>

export const AgentDecision = z.object({
  id: id(),
  approve: flag(),
  reason: optional(text(400, 4)),
  req_id: requestId(),
})
export type AgentDecision = z.infer<typeof AgentDecision>

export const AgentEnding = z.object({ id: id(), reason: text(400, 4), req_id: requestId() })
export type AgentEnding = z.infer<typeof AgentEnding>

/** `amount` is in fen; negative takes. */
export const CommissionCorrection = AgentEnding.extend({ amount: integer(-100_000_000, 100_000_000) })
export type CommissionCorrection = z.infer<typeof CommissionCorrection>

export const CommissionReversal = z.object({ order_no: text(20), reason: text(400, 4), req_id: requestId() })
export type CommissionReversal = z.infer<typeof CommissionReversal>

export const Reversed = z.object({ order_no: z.string(), reversed: Money })
export type Reversed = z.infer<typeof Reversed>

export const PayoutQuery = z.object({
  state: defaulted(z.enum(['requested', 'paid', 'refused']), 'requested'),
  ...paging,
})
export type PayoutQuery = z.infer<typeof PayoutQuery>

export const DeskPayout = PayoutRequest.extend({
  agent: z.object({ id: id(), name: z.string(), code: z.string().nullable() }),
  /** As the agent typed it. */
  destination: z.string(),
  /** The bank account in it, for a payment file; null if it must be paid by hand. */
  bank_account: z.string().nullable(),
  /** The open batch that pays it. */
  batch: id().nullable(),
})
export type DeskPayout = z.infer<typeof DeskPayout>

export const DeskPayoutPage = listOf(DeskPayout)
export type DeskPayoutPage = z.infer<typeof DeskPayoutPage>

export const PayoutId = AgentId
export type PayoutId = AgentId

/** The commission of an order in a payout. */
export const PayoutLine = z.object({
  order_no: z.string(),
  hotel: z.string(),
  departure: plainDate().nullable(),
  base: Money,
  /** Percent. */
  rate: z.number(),
  by_member: z.boolean(),
  commission: Money,
})
export type PayoutLine = z.infer<typeof PayoutLine>

export const DeskPayoutDetail = DeskPayout.extend({
  lines: z.array(PayoutLine),
  /** Earned without an order: corrections by staff, less reversals after earlier payouts. */
  others: Money,
  members: z.int(),
  since: instant().nullable(),
  /** A payout above this sum is paid by an approved batch. */
  four_eyes_above: Money,
  checks: z.object({ stays_ended: z.boolean(), above_least: z.boolean(), only_open: z.boolean() }),
})
export type DeskPayoutDetail = z.infer<typeof DeskPayoutDetail>

/** `note` is the bank's reference, or the reason of a refusal, which the agent reads. */
export const PayoutDecision = z.object({
  id: id(),
  paid: flag(),
  note: text(200, 2),
  req_id: requestId(),
})
export type PayoutDecision = z.infer<typeof PayoutDecision>

export const PayoutFileQuery = z.object({ id: id(), of: z.enum(['csv', 'pain001']) })
export type PayoutFileQuery = z.infer<typeof PayoutFileQuery>

export const PayoutBatch = z.object({
  id: id(),
  state: z.enum(batchStates),
  proposed_by: z.string(),
  proposed: instant(),
  approved_by: z.string().nullable(),
  approved: instant().nullable(),
  ended_by: z.string().nullable(),
  ended: instant().nullable(),
  reference: z.string().nullable(),
  total: Money,
  /** Without those of a cancelled batch, which are free again. */
  payouts: z.array(DeskPayout),
  /** This member proposed it, and somebody else approves it. */
  is_own: z.boolean(),
  /** The bank's file can be made: our own account is set. */
  has_bank_file: z.boolean(),
})
export type PayoutBatch = z.infer<typeof PayoutBatch>

export const PayoutBatchList = z.object({ list: z.array(PayoutBatch) })
export type PayoutBatchList = z.infer<typeof PayoutBatchList>

export const BatchProposal = z.object({ ids: list(id(), 200, 1), req_id: requestId() })
export type BatchProposal = z.infer<typeof BatchProposal>

export const BatchDecision = z.object({
  id: id(),
  step: z.enum(batchSteps),
  /** The bank's reference, when it is paid. */
  reference: optional(text(80, 2)),
  req_id: requestId(),
})
export type BatchDecision = z.infer<typeof BatchDecision>
