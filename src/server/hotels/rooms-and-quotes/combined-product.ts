import { combineOffers } from '#domain/price/combine-offers.ts'
import type { Offer } from '#domain/price/offer.ts'
import { mayCommit, type QuoteVerdict } from '#domain/price/quote.ts'
import { ok, refuse } from '#domain/result.ts'
import { MAX_ROOMS, type Party } from '#domain/stay/party.ts'
import type { Stay } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { HotelRow } from '../find-hotel.ts'
import type { Selling } from './list-rooms.ts'
import { presentCancellation, presentPrice } from './present-rate.ts'
import { type CommittableProduct, fromQuote, renewedQuote } from './quoted-product.ts'

/** Quotes of one hotel and stay that are booked as one order. A single quote is the usual case. */
export type CombinedProduct = {
  readonly hotel: HotelRow
  readonly parts: readonly CommittableProduct[]
  readonly offer: Offer
  readonly stay: Stay
  readonly nights: readonly PlainDate[]
  /** The guests of all rooms. */
  readonly party: Party
  readonly verdict: QuoteVerdict
}

/** Two rooms of the same kind may have the same quote: each mention is another room. */
export async function fromQuotes(selling: Selling, tokens: readonly string[]) {
  const opened = new Map<string, CommittableProduct>()
  for (const token of new Set(tokens)) {
    const quoted = await fromQuote(selling, token)
    if (!quoted.ok) return quoted
    opened.set(token, quoted.value)
  }
  const parts = tokens.map((token) => opened.get(token)!)
  const [first] = parts
  const party = sumParties(parts.map(({ question }) => question.party))
  if (!first || party.rooms > MAX_ROOMS || parts.some(({ hotel }) => hotel.id !== first.hotel.id))
    return refuse('quotes_differ')
  const full = parts.find((part) => roomsFree(part) < roomsWanted(parts, part))
  if (full) return refuse({ reason: 'stay_unavailable' as const, why: 'sold_out' as const })
  const combined = combineOffers(
    parts.map(({ offer }) => offer),
    selling.now(),
  )
  if (!combined.ok) return combined
  const changed = parts.find(({ verdict }) => !mayCommit(verdict)) ?? parts.find(isChanged)
  return ok<CombinedProduct>({
    hotel: first.hotel,
    parts,
    offer: combined.value,
    stay: first.question.stay,
    nights: first.question.nights,
    party,
    verdict: changed?.verdict ?? 'stands',
  })
}

/** New quotes for the same rooms and stay, after a price or the terms have changed. */
export async function renewedQuotes(selling: Selling, parts: readonly CommittableProduct[], locale: Locale) {
  const [only, ...others] = parts
  if (only && others.length === 0) return renewedQuote(selling, only, locale)
  const quotes: string[] = []
  for (const part of parts) {
    const renewed = await renewedQuote(selling, part, locale)
    if (!('quote' in renewed)) return {}
    quotes.push(renewed.quote)
  }
  const whole = await fromQuotes(selling, quotes)
  if (!whole.ok) return {}
  const { offer, hotel } = whole.value
  return {
    quotes,
    price: presentPrice(offer, locale),
    cancellation: presentCancellation(offer, hotel.zone),
  }
}

/** Each quote was checked for its own rooms only. */
const roomsWanted = (parts: readonly CommittableProduct[], { room }: CommittableProduct): number =>
  sumParties(parts.filter((part) => part.room.row.id === room.row.id).map(({ question }) => question.party))
    .rooms

const roomsFree = ({ room, question }: CommittableProduct): number => {
  const { arrival, nights } = question.asked
  return Math.min(...room.free.subarray(arrival - room.first, arrival - room.first + nights))
}

const isChanged = ({ verdict }: CommittableProduct) => verdict !== 'stands'

const sumParties = (parties: readonly Party[]): Party => ({
  rooms: parties.reduce((sum, { rooms }) => sum + rooms, 0),
  adults: parties.reduce((sum, { adults }) => sum + adults, 0),
  ages: parties.flatMap(({ ages }) => ages),
})
