import type { HotelPinsQuery } from '#contract/search.ts'
import type { Id } from '#domain/id.ts'
import { type Money, money } from '#domain/money/money.ts'
import { pricedFor, type SearchContext } from './context.ts'
import { wantedStay } from './pricing/price-shard.ts'
import { chooseOffers, passingOffer } from './query/choose-offers.ts'
import { filtersOf, offerFiltersOf } from './query/filters.ts'
import { searchHotels } from './search-hotels.ts'
import { findHotels } from './shards/find-hotels.ts'
import { hotelIn } from './shards/shard.ts'

export type CheapestAsked = {
  /** Null: the cheapest of all hotels that the query finds. */
  readonly hotel: Id | null
  /** The hotel's city, so that it needs no query. */
  readonly city: number
  readonly query: HotelPinsQuery
}

/** The cheapest total, as the list or the hotel's card shows it; null if nothing is available. */
export type CheapestStay = { readonly total: Money; readonly hotel: Id }

/** The cheapest total of a search or of one hotel, without its card. */
export async function findCheapest(
  context: SearchContext,
  { hotel, city, query }: CheapestAsked,
): Promise<CheapestStay | null> {
  return hotel === null ? cheapestOfSearch(context, query) : cheapestOfHotel(context, { hotel, city }, query)
}

async function cheapestOfSearch(context: SearchContext, query: HotelPinsQuery): Promise<CheapestStay | null> {
  const found = await searchHotels(context, query, 'en')
  if (!found.ok || !found.value.listing) return null
  const { index, exchange, listing, currency } = found.value
  const chosen = chooseOffers(listing, filtersOf(query, index, exchange), 'price', found.value)
  const [least] = chosen.hotels
  const offer = least && chosen.offerOf(least)
  const shown = offer && exchange(least.hotel.currency)
  return shown ? { total: money(shown.into(offer.total), currency), hotel: String(least.hotel.id) } : null
}

async function cheapestOfHotel(
  context: SearchContext,
  { hotel: id, city }: { hotel: Id; city: number },
  query: HotelPinsQuery,
): Promise<CheapestStay | null> {
  const [table, held] = await Promise.all([context.rates(), context.shards.of(city)])
  const found = hotelIn(held, Number(id))
  // It may be in another city by now, or closed.
  const { shard, hotel } = found ? { shard: held, hotel: found } : await elsewhere(context, id)
  if (!hotel || !shard) return null
  const exchange = context.exchange(table, query.currency)
  const shown = exchange(hotel.currency)
  if (!shown) return null
  const priced = pricedFor(context, shard, wantedStay(query))
  const offer = passingOffer({ priced, hotel }, offerFiltersOf(query, exchange))
  return offer && { total: money(shown.into(offer.total), query.currency), hotel: id }
}

async function elsewhere(context: SearchContext, id: Id) {
  const found = (await findHotels(context, [id])).get(id)
  return { shard: found?.shard ?? null, hotel: found?.hotel ?? null }
}
