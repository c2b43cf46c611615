import type { ProductQuery, ProductRules } from '#contract/hotels.ts'
import { canHold } from '#domain/payment/payment-means.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Selling } from './list-rooms.ts'
import { offerRules } from './offer-rules.ts'
import { presentCancellation, presentPrice } from './present-rate.ts'
import { productRules } from './product-rules.ts'
import { fromProduct, fromQuote } from './quoted-product.ts'

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
