import type { CancellationPolicy } from './cancellation.ts'
import type { Conversion } from './exchange.ts'
import { converter } from './exchange.ts'
import type { Party } from './party.ts'
import type { PaymentTerms } from './payment-types.ts'
import type { Result } from './result.ts'
import { ok, refuse } from './result.ts'
import type { Keyring, SealRefusal } from './sealed-token.ts'
import { seal, unseal } from './sealed-token.ts'
import type { Stay } from './stay.ts'
import type { Instant } from './zone-time.ts'

export interface ProductKey {
  readonly hotel: string
  readonly room: string
  readonly rate: string
}

/**
 * What a guest was shown, and what we stand by for a quarter of an hour: product, stay, party, price, exchange rate,
 * terms. Everything that a browser could change is in here, so nothing of it is believed from elsewhere.
 */
export interface Quote {
  /** Unique, so that a quote is committed once. */
  readonly id: string
  readonly product: ProductKey
  readonly stay: Stay
  readonly party: Party
  /** In minor units of the hotel's currency. */
  readonly hotelTotal: number
  /** From the hotel's currency to the guest's, so that the total shown can be made again to the unit. */
  readonly conversion: Conversion
  readonly policy: CancellationPolicy
  readonly payment: PaymentTerms
  readonly expires: Instant
}

export const QUOTE_LIFE = 15 * 60 * 1000

export type QuoteRefusal = SealRefusal | 'expired' | 'other_product'

export function sealQuote(quote: Quote, keyring: Keyring): string {
  return seal('quote', quote, keyring)
}

/** `product` where the caller already speaks of one: a quote for another does not serve. */
export function openQuote(
  token: string,
  keyring: Keyring,
  now: Instant,
  product?: ProductKey,
): Result<Quote, QuoteRefusal> {
  const opened = unseal('quote', token, keyring)
  if (!opened.ok) return opened
  const quote = opened.value as Quote
  if (product && !isSameProduct(product, quote.product)) return refuse('other_product')
  if (now >= quote.expires) return refuse('expired')
  return ok(quote)
}

/** The total that the guest was shown, in the guest's currency. */
export function shownTotal({ hotelTotal, conversion }: Quote): number {
  return converter(conversion)(hotelTotal)
}

export type QuoteVerdict = 'stands' | 'price_rose' | 'price_fell'

/**
 * Compared in the hotel's currency: a rate of exchange that moved since is our risk for these minutes. When the price
 * fell the guest gets the lower one, at the quote's rate.
 */
export function judgeQuote(quote: Quote, hotelTotalNow: number): QuoteVerdict {
  if (hotelTotalNow > quote.hotelTotal) return 'price_rose'
  return hotelTotalNow < quote.hotelTotal ? 'price_fell' : 'stands'
}

function isSameProduct(a: ProductKey, b: ProductKey): boolean {
  return a.hotel === b.hotel && a.room === b.room && a.rate === b.rate
}
