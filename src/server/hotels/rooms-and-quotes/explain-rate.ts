import type { Guarantee, ProductQuery, ProductRules } from '#contract/hotels.ts'
import { money } from '#domain/money/money.ts'
import { canHold, type PaymentMethod, paymentPlanOf } from '#domain/payment/payment-means.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import type { Selling } from './list-rooms.ts'
import { offerRules } from './offer-rules.ts'
import { presentCancellation, presentPrice } from './present-rate.ts'
import { productRules } from './product-rules.ts'
import { fromProduct, fromQuote } from './quoted-product.ts'

/** `openMethods` are the payment methods that are not paused. */
export type Guaranteeing = Selling & { readonly openMethods: () => Promise<readonly PaymentMethod[]> }

/** Every rule of a product for a stay, in words and as data. */
export async function explainRate(selling: Selling, query: ProductQuery, locale: Locale) {
  const found = await (query.quote ? fromQuote(selling, query.quote) : fromProduct(selling, query, locale))
  if (!found.ok) return found
  const { hotel, room, sold, offer, question, quote, quote_expires, verdict } = found.value
  const { stay, party } = question
  return ok<ProductRules>({
    hotel: hotel.id,
    room: room.row.id,
    rate: sold.plan.id,
    stay: { s_d: stay.arrival, e_d: stay.departure, ...party, ages: [...party.ages] },
    board: sold.plan.board,
    payment: offer.terms.payment.type,
    cancellation: presentCancellation(offer, hotel.zone),
    price: presentPrice(offer, locale),
    rules: [
      ...offerRules(found.value, locale, canHold(selling.methods, selling.holding)),
      ...productRules({ product: sold.product, hotel, locale }, question),
    ],
    quote,
    quote_expires,
    verdict,
  })
}

/** The amount to be paid or held, its due time and its payment methods. */
export async function explainGuarantee(selling: Guaranteeing, quote: string) {
  const quoted = await fromQuote(selling, quote)
  if (!quoted.ok) return quoted
  const { hotel, offer, question } = quoted.value
  const moments = { ...question.asked, ...offer, now: question.now }
  const methods = await selling.openMethods()
  const plan = paymentPlanOf(offer.terms.payment, offer.dues, moments, methods, selling.holding)
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
