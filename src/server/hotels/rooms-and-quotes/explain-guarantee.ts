import type { Guarantee } from '#contract/hotels.ts'
import { money } from '#domain/money/money.ts'
import { paymentPlanOf } from '#domain/payment/payment-means.ts'
import { ok } from '#domain/result.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import type { Selling } from './list-rooms.ts'
import { fromQuote } from './quoted-product.ts'

/** The amount to be paid or held, its due time and its payment methods. */
export async function explainGuarantee(selling: Selling, quote: string) {
  const quoted = await fromQuote(selling, quote)
  if (!quoted.ok) return quoted
  const { hotel, offer, question } = quoted.value
  const moments = { ...question.asked, ...offer, now: question.now }
  const plan = paymentPlanOf(offer.terms.payment, offer.dues, moments, selling.methods, selling.holding)
  const shown = (amount: number) => money(amount, offer.price.currency)
  return ok<Guarantee>({
    type: plan.type,
    amount: shown(plan.amount),
    charged_at: isoInstant(plan.chargedAt, hotel.zone),
    methods: plan.means.map(({ method }) => method),
    means: plan.means.map(({ method, way, amount }) => ({ method, way, amount: shown(amount) })),
    due_now: shown(offer.dues.now),
  })
}
