import type { Call } from '#contract/call.ts'
import { type Envelope, type Success, succeeded } from '#contract/endpoint.ts'
import { explainRate, explainRooms } from '#contract/endpoints.ts'
import type { Cancellation, Price } from '#contract/prices.ts'
import type { StaySearch } from '../search-query/stay-search.ts'
import { joinQuotes } from './quotes.ts'

/** One product for one stay, as it is asked for. */
export type AskedProduct = {
  readonly hotel: string
  readonly room: string
  readonly rate: string
  readonly currency: string
} & StaySearch

/** The same product at another price or on other terms. */
export type NewOffer = {
  readonly quote: string
  readonly price: Price
  readonly cancellation: Cancellation
}

const quiet = { quiet: true }

/** The same rooms for the same stay at today's prices, as one offer. */
export async function renewOffer(call: Call, parts: readonly AskedProduct[]): Promise<Envelope<NewOffer>> {
  const renewed = await renewQuotes(call, parts)
  const [only, ...others] = renewed
  const refused = renewed.find((answer) => !succeeded(answer))
  if (refused || others.length === 0) return refused ?? only!
  const quotes = (renewed as Success<NewOffer>[]).map(({ data }) => data.quote)
  const answer = await call(explainRooms, { quotes }, quiet)
  if (!succeeded(answer)) return answer
  const { price, cancellation } = answer.data
  return { ...answer, data: { quote: joinQuotes(quotes), price, cancellation } }
}

/** Two rooms of the same kind have the same quote, so it is requested once. */
async function renewQuotes(call: Call, parts: readonly AskedProduct[]): Promise<Envelope<NewOffer>[]> {
  const keyOf = (part: AskedProduct) => JSON.stringify(part)
  const asked = [...new Map(parts.map((part) => [keyOf(part), part])).values()]
  const answers = await Promise.all(
    asked.map((part) => call(explainRate, { ...part, ages: [...part.ages] }, quiet)),
  )
  const byPart = new Map(asked.map((part, at) => [keyOf(part), answers[at]!]))
  return parts.map((part) => byPart.get(keyOf(part))!)
}
