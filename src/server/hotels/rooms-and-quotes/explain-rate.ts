import type { CombinedRoom, CombinedRooms, Guarantee, ProductQuery, ProductRules } from '#contract/hotels.ts'
import { money } from '#domain/money/money.ts'
import { canHold, type PaymentMethod, paymentPlanOf } from '#domain/payment/payment-means.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { type CombinedProduct, fromQuotes } from './combined-product.ts'
import type { Selling } from './list-rooms.ts'
import { offerRules } from './offer-rules.ts'
import { nameOf, presentCancellation, presentPrice } from './present-rate.ts'
import { productRules } from './product-rules.ts'
import { type CommittableProduct, fromProduct, fromQuote, type QuotedProduct } from './quoted-product.ts'

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
    rules: rulesOf(selling, found.value, locale),
    quote,
    quote_expires,
    verdict,
  })
}

const rulesOf = (selling: Selling, product: QuotedProduct, locale: Locale) => [
  ...offerRules(product, locale, canHold(selling.methods, selling.holding)),
  ...productRules({ product: product.sold.product, hotel: product.hotel, locale }, product.question),
]

/** Several rooms as one booking: the price, the terms and the payment of the whole, and each room's own. */
export async function explainRooms(selling: Guaranteeing, tokens: readonly string[], locale: Locale) {
  const found = await fromQuotes(selling, tokens)
  if (!found.ok) return found
  const { hotel, parts, offer, stay, party, verdict } = found.value
  const { zone } = hotel
  return ok<CombinedRooms>({
    hotel: hotel.id,
    stay: { s_d: stay.arrival, e_d: stay.departure, ...party, ages: [...party.ages] },
    rooms: parts.map((part) => presentPart(selling, part, locale)),
    payment: offer.terms.payment.type,
    price: presentPrice(offer, locale),
    cancellation: presentCancellation(offer, zone),
    collected_at: offer.collected === null ? null : isoInstant(offer.collected, zone),
    guarantee: await guaranteeOf(selling, found.value),
    check_in: isoInstant(offer.checkIn, zone),
    now: isoInstant(selling.now(), zone),
    quote_expires: isoInstant(Math.min(...parts.map(({ claims }) => claims.expires)), zone),
    verdict,
  })
}

function presentPart(selling: Selling, part: CommittableProduct, locale: Locale): CombinedRoom {
  const { hotel, room, sold, offer, question, quote } = part
  const { rooms, adults, ages } = question.party
  return {
    quote,
    room: room.row.id,
    room_name: nameOf(room.row, locale),
    rate: sold.plan.id,
    rate_name: nameOf(sold.plan, locale),
    rooms,
    adults,
    ages: [...ages],
    board: sold.plan.board,
    payment: offer.terms.payment.type,
    cancellation: presentCancellation(offer, hotel.zone),
    price: presentPrice(offer, locale),
    rules: rulesOf(selling, part, locale).map(({ text }) => text),
  }
}

/** The amount to be paid or held, its due time and its payment methods. */
export async function explainGuarantee(selling: Guaranteeing, quote: string) {
  const quoted = await fromQuotes(selling, [quote])
  return quoted.ok ? ok<Guarantee>(await guaranteeOf(selling, quoted.value)) : quoted
}

async function guaranteeOf(
  selling: Guaranteeing,
  { hotel, parts, offer }: CombinedProduct,
): Promise<Guarantee> {
  const { question } = parts[0]!
  const moments = { ...question.asked, ...offer, now: question.now }
  const methods = await selling.openMethods()
  const plan = paymentPlanOf(offer.terms.payment, offer.dues, moments, methods, selling.holding)
  const shown = (amount: number) => money(amount, offer.price.currency)
  return {
    type: plan.type,
    amount: shown(plan.amount),
    charged_at: isoInstant(plan.chargedAt, hotel.zone),
    methods: plan.means.map(({ method }) => method),
    means: plan.means.map(({ method, way, amount }) => ({ method, way, amount: shown(amount) })),
    due_now: shown(offer.dues.now),
  }
}
