import type { HotelFacets } from '#contract/search.ts'
import type { Exchange } from '../exchange/exchange-into.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import { amenitiesOf } from './amenities.ts'
import { FAILS, NOTHING_FAILS, only } from './fails.ts'
import { failsOfHouses } from './house-sieve.ts'
import { type Listing, pricedAt } from './listing.ts'
import { createOfferCounter } from './offer-counter.ts'
import { offerSieve } from './offer-sieve.ts'
import type { ShardHotel } from './shard.ts'
import { totalOf } from './totals.ts'
import { asksOfOffer, type Wishes } from './wishes.ts'

const SCORES = [9, 8, 7]

export type Counted = {
  readonly facets: HotelFacets['facets']
  /** Shown totals of the cheapest offers that pass every filter but the price. */
  readonly totals: readonly number[]
}

/**
 * For each value of each filter, how many hotels would be listed with exactly that value there and all else as asked.
 * One pass: a hotel counts for the values of a filter when no other filter fails, whatever that one says.
 */
export function countFacets(
  listing: Listing,
  wishes: Wishes,
  exchange: Exchange,
  index: PlaceIndex,
): Counted {
  const { parts, part, hotel, totals: compared } = listing
  const houses = failsOfHouses(
    parts.map(({ shard }) => shard),
    wishes,
  )
  const counters = parts.map((priced) =>
    createOfferCounter(priced, offerSieve(priced, wishes, exchange, true)),
  )
  const strict = asksOfOffer(wishes)
  const stars = new Map<number, number>()
  const scores = new Map(SCORES.map((score) => [score, 0]))
  const amenities = new Map<string, number>()
  const districts = new Map<number, number>()
  const totals: number[] = []

  const countHouse = (house: ShardHotel, fails: number) => {
    const { stars: own, score, district } = house
    add(stars, own, only(fails, FAILS.stars))
    if (district !== null) add(districts, district, only(fails, FAILS.district))
    const hasAmenities = only(fails, FAILS.amenities)
    for (const id of amenitiesOf(house)) add(amenities, id, hasAmenities)
    if (score === null || !only(fails, FAILS.score)) return
    for (const least of SCORES) add(scores, least, score / 10 >= least)
  }
  for (let entry = 0; entry < part.length; entry++) {
    const at = hotel[entry]!
    const priced = pricedAt(listing, entry)
    const { shard } = priced
    const facts = shard.hotels[at]!
    const counter = counters[part[entry]!]!
    const fails = houses[part[entry]!]![at]!
    counter.see(facts)
    const offers = compared[entry]! < 0 ? NO_OFFERS : counter.count(at, fails === NOTHING_FAILS)
    countHouse(facts, strict && !offers.passes ? NOT_LISTED : fails)
    if (offers.cheapest >= 0) totals.push(exchange(facts.currency)!.into(totalOf(priced, offers.cheapest)))
  }
  const slugOf = (id: number) => index.byId.get(id)?.slug
  return {
    facets: {
      stars: Object.fromEntries(stars),
      score: Object.fromEntries(scores),
      amenities: Object.fromEntries(amenities),
      board: sums(counters.flatMap((counter) => counter.boards())),
      district: sums([...districts].flatMap(([id, n]) => (slugOf(id) ? [[slugOf(id)!, n] as const] : []))),
      beds: sums(counters.flatMap((counter) => counter.beds())),
      free_cancel: { 1: counters.reduce((sum, counter) => sum + counter.free(), 0) },
      pay_later: { 1: counters.reduce((sum, counter) => sum + counter.paidLater(), 0) },
    },
    totals,
  }
}

const NO_OFFERS = { passes: false, cheapest: -1 }
/** Fails in more than one way, so that it counts for nothing. */
const NOT_LISTED = ~0

function add<Value>(counts: Map<Value, number>, value: Value, isCounted: boolean) {
  counts.set(value, (counts.get(value) ?? 0) + (isCounted ? 1 : 0))
}

function sums(counts: readonly (readonly [string, number])[]): Record<string, number> {
  const all = new Map<string, number>()
  for (const [value, count] of counts) all.set(value, (all.get(value) ?? 0) + count)
  return Object.fromEntries(all)
}
