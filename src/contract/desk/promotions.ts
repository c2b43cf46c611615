import * as z from 'zod'
import { currency, instant, integer, Money, moment, optional, requestId, text, token } from '../fields.ts'
import { Price } from '../prices.ts'

export const promotionStates = ['running', 'coming', 'over', 'used_up'] as const
export const PromotionState = z.enum(promotionStates)
export type PromotionState = z.infer<typeof PromotionState>

const code = () => z.string().regex(/^[A-Z0-9]{3,20}$/)
const limit = () => integer(1, 1_000_000_000)

export const DeskPromotion = z.object({
  code: z.string(),
  of: z.enum(['percent', 'amount']),
  /** Basis points of a percentage, or minor units of the currency. */
  value: z.int(),
  currency: z.string().nullable(),
  booked_from: instant(),
  booked_until: instant(),
  min_nights: z.int(),
  uses_per_account: z.int().nullable(),
  uses_in_all: z.int().nullable(),
  used: z.int(),
  state: PromotionState,
})
export type DeskPromotion = z.infer<typeof DeskPromotion>

export const DeskPromotionList = z.object({ list: z.array(DeskPromotion), now: instant() })
export type DeskPromotionList = z.infer<typeof DeskPromotionList>

export const PromotionCode = z.object({ code: token(20) })
export type PromotionCode = z.infer<typeof PromotionCode>

/** Uses by week, and the sum of the discounts of all orders that used the code. */
export const DeskPromotionUse = z.object({
  promotion: DeskPromotion,
  weeks: z.array(z.object({ from: z.string(), orders: z.int() })),
  given: Money,
})
export type DeskPromotionUse = z.infer<typeof DeskPromotionUse>

const terms = {
  of: z.enum(['percent', 'amount']),
  value: integer(1, 1_000_000_000_000),
  currency: optional(currency()),
  booked_from: moment(),
  booked_until: moment(),
  min_nights: integer(1, 365),
  uses_per_account: optional(limit()),
  uses_in_all: optional(limit()),
}
export const PromotionTerms = z.object({ code: code(), ...terms })
export type PromotionTerms = z.infer<typeof PromotionTerms>

export const PromotionSave = PromotionTerms.extend({
  /** The terms that were on the screen, null for a new code: a change by someone else in between is refused. */
  before: PromotionTerms.nullable(),
  req_id: requestId(),
})
export type PromotionSave = z.infer<typeof PromotionSave>

export const PromotionStop = z.object({ code: code(), reason: optional(text(400)), req_id: requestId() })
export type PromotionStop = z.infer<typeof PromotionStop>

/** A draft applied to the offer of a quote, before it is saved. */
export const PromotionTrial = PromotionTerms.extend({ quote: token(4096) })
export type PromotionTrial = z.infer<typeof PromotionTrial>

export const PromotionTrialResult = z.object({
  before: Price,
  after: Price.nullable(),
  /** Why a guest could not use it for this stay. */
  why: z.string().nullable(),
})
export type PromotionTrialResult = z.infer<typeof PromotionTrialResult>
