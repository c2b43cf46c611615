import { combineOffers } from '#domain/price/combine-offers.ts'
import type { Offer } from '#domain/price/offer.ts'
import { mayCommit, type QuoteVerdict } from '#domain/price/quote.ts'
import { ok, refuse } from '#domain/result.ts'
import { MAX_ROOMS, type Party } from '#domain/stay/party.ts'
import type { Stay } from '#domain/stay/stay.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { HotelRow } from '../find-hotel.ts'
import type { Selling } from './list-rooms.ts'
import { type CommittableProduct, fromQuote } from './quoted-product.ts'

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

const isChanged = ({ verdict }: CommittableProduct) => verdict !== 'stands'

const sumParties = (parties: readonly Party[]): Party => ({
  rooms: parties.reduce((sum, { rooms }) => sum + rooms, 0),
  adults: parties.reduce((sum, { adults }) => sum + adults, 0),
  ages: parties.flatMap(({ ages }) => ages),
})
