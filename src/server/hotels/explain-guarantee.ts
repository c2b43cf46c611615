import type { Guarantee } from '#contract/hotels.ts'
import { money } from '#domain/money.ts'
import { type PaymentMethod, paymentPlanOf } from '#domain/payment-types.ts'
import { ok } from '#domain/result.ts'
import { isoInstant } from '#domain/zone-time.ts'
import type { Selling } from './list-rooms.ts'
import { fromQuote } from './quoted-product.ts'

/** What must be paid or held, how much, when and by which means. */
export async function explainGuarantee(selling: Selling, methods: readonly PaymentMethod[], quote: string) {
  const quoted = await fromQuote(selling, quote)
  if (!quoted.ok) return quoted
  const { hotel, offer, question } = quoted.value
  const { now } = question
  const plan = paymentPlanOf(offer.terms, offer.dues, { ...offer, now }, methods)
  return ok<Guarantee>({
    type: plan.type,
    amount: money(plan.amount, offer.price.currency),
    charged_at: isoInstant(plan.chargedAt, hotel.zone),
    methods: plan.means.map(({ method }) => method),
    means: plan.means.map(({ method, way }) => ({ method, way })),
  })
}
