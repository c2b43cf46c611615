import { randomBytes } from 'node:crypto'
import { policyOf } from '#domain/price/cancellation.ts'
import type { Offer } from '#domain/price/offer.ts'
import { QUOTE_LIFE, sealQuote } from '#domain/price/quote.ts'
import { type ProductKey, QUOTE_VERSION } from '#domain/price/quote-claims.ts'
import type { QuotedTerms } from '#domain/price/quoted-terms.ts'
import { totalOf } from '#domain/price/stay-price.ts'
import type { Keyring } from '#domain/sealed-token.ts'
import { isoInstant, type Zone } from '#domain/time/zone-time.ts'
import type { SoldProduct } from './sold-hotel.ts'
import type { StayQuestion } from './stay-question.ts'

type Asking = {
  hotel: { id: string; zone: Zone }
  room: string
  question: StayQuestion
  keyring: Keyring
  /** Random id of the list; the id of a quote adds its room and rate. */
  mark: string
}

/** One random id serves all quotes of a list. */
export const newMark = () => randomBytes(9).toString('base64url')

/** The current terms of the plan. */
export const termsOf = ({ product: { plan } }: SoldProduct): QuotedTerms => ({
  board: plan.board,
  policy: policyOf(plan),
  payment: plan.payment,
})

/** Seals the offer shown to the guest, valid for fifteen minutes. */
export function makeQuote({ sold, offer }: { sold: SoldProduct; offer: Offer }, asking: Asking) {
  const { hotel, room, question, keyring, mark } = asking
  const product: ProductKey = { hotel: hotel.id, room, rate: sold.plan.id }
  const expires = question.now + QUOTE_LIFE
  const quote = sealQuote(
    {
      version: QUOTE_VERSION,
      id: `${mark}.${room}.${sold.plan.id}`,
      product,
      stay: question.stay,
      party: question.party,
      hotelTotal: totalOf(offer.inHouse),
      conversion: question.charged,
      ...termsOf(sold),
      expires,
    },
    keyring,
  )
  return { quote, quote_expires: isoInstant(expires, hotel.zone) }
}
