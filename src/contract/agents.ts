import * as z from 'zod'
import { activitySpans } from '#domain/loyalty/agent-activity.ts'
import { commissionStates } from '#domain/loyalty/commission.ts'
import {
  alongside,
  defaulted,
  id,
  instant,
  listOf,
  Money,
  nameText,
  optional,
  paging,
  plainDate,
  text,
} from './fields.ts'
import { missing } from './sentences.ts'

export const AgentState = z.enum(['none', 'applied', 'approved', 'refused', 'left'])
export type AgentState = z.infer<typeof AgentState>

export const AgentApplication = z.object({
  name: nameText(80),
  channel: text(200),
  payout: text(200),
  statement: text(20),
})
export type AgentApplication = z.infer<typeof AgentApplication>

export const AgentStanding = z.object({ state: AgentState })
export type AgentStanding = z.infer<typeof AgentStanding>

/** The version that the agent accepted. */
export const StatementAcceptance = z.object({ statement: text(20) })
export type StatementAcceptance = z.infer<typeof StatementAcceptance>

export const AgentMember = z.object({
  id: id(),
  account: z.string(),
  joined: instant(),
  orders: z.int(),
  commission: Money,
  note: z.string(),
})
export type AgentMember = z.infer<typeof AgentMember>

export const PayoutRequest = z.object({
  id: id(),
  amount: Money,
  state: z.enum(['requested', 'paid', 'refused']),
  at: instant(),
  decided: instant().nullable(),
  note: z.string().nullable(),
  orders: z.int(),
})
export type PayoutRequest = z.infer<typeof PayoutRequest>

/**
 * `rate` and `member_rate` are percentages of the room price. `statement` is the version in force, `accepted`
 * the accepted one. `payable` is the amount of a payout now; `carried` is deducted from it for reversals
 * after an earlier payout. `least` is the minimum payout, `why_no_payout` a reason or null.
 */
export const AgentProgramme = AgentStanding.extend({
  code: z.string().nullable(),
  link: z.string().nullable(),
  rate: z.number(),
  member_rate: z.number(),
  visits: z.int(),
  totals: z.object({ pending: Money, earned: Money, reversed: Money, paid: Money }),
  counts: z.object({ pending: z.int(), earned: z.int(), reversed: z.int(), paid: z.int() }),
  members: listOf(AgentMember),
  applied: instant().nullable(),
  since: instant().nullable(),
  reason: z.string().nullable(),
  statement: z.string(),
  accepted: z.string().nullable(),
  payout_to: z.string().nullable(),
  payable: Money,
  carried: Money,
  least: Money,
  why_no_payout: z.enum(['payout_open', 'payout_too_small']).nullable(),
  payouts: z.array(PayoutRequest),
})
export type AgentProgramme = z.infer<typeof AgentProgramme>

export const CommissionState = z.enum(commissionStates)
export type CommissionState = z.infer<typeof CommissionState>

export const CommissionQuery = z.object({ state: optional(CommissionState), ...paging })
export type CommissionQuery = z.infer<typeof CommissionQuery>

export const Commission = z.object({
  order_no: z.string(),
  state: CommissionState,
  base: Money,
  commission: Money,
  at: instant(),
  rate: z.number(),
  by_member: z.boolean(),
})
export type Commission = z.infer<typeof Commission>

export const CommissionPage = listOf(Commission)
export type CommissionPage = z.infer<typeof CommissionPage>

/** An empty note removes the note. */
export const MemberAction = z
  .object({
    action: z.enum(['note', 'remove', 'payout']),
    member: optional(id()),
    note: text(200, 0).optional(),
  })
  .refine(({ action, member }) => (action !== 'note' && action !== 'remove') || member !== undefined, {
    path: ['member'],
    message: missing,
    when: alongside,
  })
  .refine(({ action, note }) => action !== 'note' || note !== undefined, {
    path: ['note'],
    message: missing,
    when: alongside,
  })
export type MemberAction = z.infer<typeof MemberAction>

export const MemberActionResult = z.union([AgentMember, PayoutRequest])
export type MemberActionResult = z.infer<typeof MemberActionResult>

/** A visit by an agent's link. */
export const LinkVisit = z.object({ invite_code: text(8) })
export type LinkVisit = z.infer<typeof LinkVisit>

export const ActivityQuery = z.object({ span: defaulted(z.enum(activitySpans), 'weeks') })
export type ActivityQuery = z.infer<typeof ActivityQuery>

/** From the first day, included, to `until`, not included. */
export const AgentActivity = z.object({
  span: z.enum(activitySpans),
  list: z.array(
    z.object({ from: plainDate(), until: plainDate(), visits: z.int(), orders: z.int(), commission: Money }),
  ),
})
export type AgentActivity = z.infer<typeof AgentActivity>
