import * as z from 'zod'
import { commissionStates } from '#domain/commission.ts'
import { alongside, id, instant, listOf, Money, optional, paging, text } from './fields.ts'
import { missing } from './sentences.ts'

export const AgentState = z.enum(['none', 'applied', 'approved', 'refused'])
export type AgentState = z.infer<typeof AgentState>

export const AgentApplication = z.object({
  name: text(80),
  channel: text(200),
  payout: text(200),
  statement: text(20),
})
export type AgentApplication = z.infer<typeof AgentApplication>

export const AgentStanding = z.object({ state: AgentState })
export type AgentStanding = z.infer<typeof AgentStanding>

export const AgentMember = z.object({
  id: id(),
  account: z.string(),
  joined: instant(),
  orders: z.int(),
  commission: Money,
  note: z.string(),
})
export type AgentMember = z.infer<typeof AgentMember>

/** `rate` in percent of the room price. */
export const AgentProgramme = AgentStanding.extend({
  code: z.string().nullable(),
  link: z.string().nullable(),
  rate: z.number(),
  visits: z.int(),
  totals: z.object({ pending: Money, earned: Money, reversed: Money, paid: Money }),
  members: listOf(AgentMember),
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
})
export type Commission = z.infer<typeof Commission>

export const CommissionPage = listOf(Commission)
export type CommissionPage = z.infer<typeof CommissionPage>

/** An empty note takes the note away. */
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

export const PayoutRequest = z.object({
  id: id(),
  amount: Money,
  state: z.enum(['requested', 'paid', 'refused']),
  at: instant(),
})
export type PayoutRequest = z.infer<typeof PayoutRequest>

export const MemberActionResult = z.union([AgentMember, PayoutRequest])
export type MemberActionResult = z.infer<typeof MemberActionResult>
