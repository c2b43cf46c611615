import type { Result } from '../result.ts'
import { ok, refuse } from '../result.ts'
import type { Keyring, SealRefusal } from '../sealed-token.ts'
import { seal, unseal } from '../sealed-token.ts'
import type { Instant } from '../time/zone-time.ts'
import type { ProductKey, Quote } from './quote-claims.ts'
import { isQuote } from './quote-claims.ts'
import type { QuotedTerms } from './quoted-terms.ts'
import { isSameTerms } from './quoted-terms.ts'

export const QUOTE_LIFE = 15 * 60 * 1000

/** `outdated`: made by another release, whose quotes had another shape. */
export type QuoteRefusal = SealRefusal | 'outdated' | 'expired' | 'other_product'

export function sealQuote(quote: Quote, keyring: Keyring): string {
  return seal('quote', quote, keyring)
}

/** `product` is given if the caller expects one: a quote for another product is refused. */
export function openQuote(
  token: string,
  keyring: Keyring,
  now: Instant,
  product?: ProductKey,
): Result<Quote, QuoteRefusal> {
  const opened = unseal('quote', token, keyring)
  if (!opened.ok) return opened
  const quote = opened.value
  if (!isQuote(quote)) return refuse('outdated')
  if (product && !isSameProduct(product, quote.product)) return refuse('other_product')
  if (now >= quote.expires) return refuse('expired')
  return ok(quote)
}

export const quoteVerdicts = ['stands', 'price_rose', 'price_fell', 'terms_changed'] as const
export type QuoteVerdict = (typeof quoteVerdicts)[number]

/** A product as sold now: its terms as the hotel wrote them, its total in the hotel's currency. */
export interface SoldNow extends QuotedTerms {
  readonly hotelTotal: number
}

/**
 * A lower price under other terms is another product, so terms are compared first. Prices are compared in the
 * hotel's currency: exchange-rate movements since the quote are our risk. If the price fell, the guest pays
 * the lower one, at the quote's rate.
 */
export function judgeQuote(quote: Quote, sold: SoldNow): QuoteVerdict {
  if (!isSameTerms(quote, sold)) return 'terms_changed'
  if (sold.hotelTotal > quote.hotelTotal) return 'price_rose'
  return sold.hotelTotal < quote.hotelTotal ? 'price_fell' : 'stands'
}

/** Whether a commit may proceed: at the quoted price or a lower one. Otherwise the guest gets a new quote. */
export const mayCommit = (verdict: QuoteVerdict): boolean => verdict === 'stands' || verdict === 'price_fell'

function isSameProduct(a: ProductKey, b: ProductKey): boolean {
  return a.hotel === b.hotel && a.room === b.room && a.rate === b.rate
}
