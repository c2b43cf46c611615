import type { ProductQuery } from '#contract/hotels.ts'
import type { Offer } from '#domain/price/offer.ts'
import { judgeQuote, openQuote, type QuoteVerdict } from '#domain/price/quote.ts'
import type { ProductKey, Quote } from '#domain/price/quote-claims.ts'
import { totalOf } from '#domain/price/stay-price.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dateIn, isoInstant } from '#domain/time/zone-time.ts'
import { findHotel, type HotelRow } from '../find-hotel.ts'
import { offerFor, whyNot } from './answer-stay.ts'
import type { Selling } from './list-rooms.ts'
import { makeQuote, newMark, termsOf } from './make-quote.ts'
import { presentCancellation, presentPrice } from './present-rate.ts'
import { readSellableHotel, type SoldProduct, type SoldRoom } from './sold-hotel.ts'
import { asQuestion, questionOf, type StayQuestion } from './stay-question.ts'

/** One product for one stay at current terms, with its quote. */
export type QuotedProduct = {
  readonly hotel: HotelRow
  readonly room: SoldRoom
  readonly sold: SoldProduct
  readonly question: StayQuestion
  readonly offer: Offer
  readonly quote: string
  readonly quote_expires: string
  readonly verdict: QuoteVerdict
}

/** A product opened from a quote, with the terms that the quote claims. */
export type CommittableProduct = QuotedProduct & { readonly claims: Quote }

/** Everything comes from the quote, including the exchange rate; other input is ignored. */
export async function fromQuote(selling: Selling, token: string) {
  const keys = await selling.keyring()
  const opened = openQuote(token, keys, selling.now())
  if (!opened.ok) {
    if (opened.refusal !== 'expired') return refuse('quote_invalid')
    // A valid quote that has expired can be requested again.
    const old = openQuote(token, keys, Number.NEGATIVE_INFINITY)
    return old.ok
      ? refuse({ reason: 'quote_expired' as const, ...askedAgain(old.value) })
      : refuse('quote_invalid')
  }
  const quote = opened.value
  const hotel = await findHotel(selling.db, quote.product.hotel)
  if (!hotel) return refuse('not_found')
  const question = asQuestion(quote, dateIn(hotel.zone, selling.now()), selling.now())
  const found = await findProduct(selling, hotel, quote.product, question)
  if (!found.ok) {
    const why = found.refusal
    // Includes the stay, so that the link to other rooms of the hotel keeps it.
    return refuse({ ...(typeof why === 'string' ? { reason: why } : why), ...askedAgain(quote) })
  }
  return ok<CommittableProduct>({
    ...found.value,
    claims: quote,
    quote: token,
    quote_expires: isoInstant(quote.expires, hotel.zone),
    verdict: judgeQuote(quote, {
      ...termsOf(found.value.sold),
      hotelTotal: totalOf(found.value.offer.inHouse),
    }),
  })
}

export async function fromProduct(selling: Selling, query: ProductQuery, locale: Locale) {
  const { hotel: id = '', room = '', rate = '', s_d = '', e_d = '', rooms, adults, ages, currency } = query
  const [hotel, rates, keyring] = await Promise.all([
    findHotel(selling.db, id),
    selling.rates(),
    selling.keyring(),
  ])
  if (!hotel) return refuse('not_found')
  const wish = { stay: { arrival: s_d, departure: e_d }, party: { rooms, adults, ages }, currency }
  const asked = questionOf(wish, hotel, { now: selling.now(), rates, locale })
  if (!asked.ok) return asked
  // The rules apply to the currency in which a booking would be charged.
  const question = { ...asked.value, conversion: asked.value.charged }
  const found = await findProduct(selling, hotel, { hotel: id, room, rate }, question)
  if (!found.ok) return found
  const quoted = makeQuote(found.value, { hotel, room, question, keyring, mark: newMark() })
  return ok<QuotedProduct>({ ...found.value, ...quoted, verdict: 'stands' })
}

/** A new quote for the same product and stay, after the price or the terms have changed. */
export async function renewedQuote(selling: Selling, { claims }: CommittableProduct, locale: Locale) {
  const again = await fromProduct(selling, askedAgain(claims), locale)
  if (!again.ok) return {}
  const { quote, quote_expires, offer, hotel } = again.value
  return {
    quote,
    quote_expires,
    price: presentPrice(offer, locale),
    cancellation: presentCancellation(offer, hotel.zone),
  }
}

async function findProduct({ db }: Selling, hotel: HotelRow, key: ProductKey, question: StayQuestion) {
  if (hotel.state === 'closed') return refuse('hotel_closed')
  const { arrival, nights } = question.asked
  const rooms = await readSellableHotel(db, hotel.id, { first: arrival, last: arrival + nights })
  const room = rooms.find(({ row }) => row.id === key.room)
  const sold = room?.products.find(({ plan }) => plan.id === key.rate)
  if (!room || !sold) return refuse('not_found')
  const why = whyNot(room, sold, question)
  if (why) return refuse({ reason: 'stay_unavailable' as const, why })
  return ok({ hotel, room, sold, question, offer: offerFor(room, sold, hotel, question) })
}

const askedAgain = ({ product, stay, party, conversion }: Quote) => ({
  ...product,
  s_d: stay.arrival,
  e_d: stay.departure,
  rooms: party.rooms,
  adults: party.adults,
  ages: [...party.ages],
  currency: conversion.to,
})
