import type { HotelCard } from '#contract/search.ts'
import type { Party } from '#domain/stay/party.ts'
import type { Stay } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { metresTo } from '#gazetteer/area.ts'
import { pricedFor, type SearchContext } from './context.ts'
import { presentCards } from './present.ts'
import { wantedStay } from './pricing/price-shard.ts'
import { freeToCancelOfferOf, NO_FILTERS, passingOffer } from './query/choose-offers.ts'
import { type OfferQuery, offerFiltersOf } from './query/filters.ts'
import { findHotels } from './shards/find-hotels.ts'

export type HotelsAsked = {
  readonly ids: readonly string[]
  readonly stay: Stay
  readonly party: Party
  readonly currency: string
  readonly locale: Locale
  /** Filters on the offers; without them the cheapest offer of each hotel is shown. */
  readonly offers?: OfferQuery
}

/**
 * Cards of single hotels with their offers for a stay, in the requested order. Used for favourites, nearby hotels and
 * itineraries. Closed and unknown hotels are omitted. Distances are from the centre of each hotel's city.
 */
export async function priceHotels(
  context: SearchContext,
  { ids, stay, party, currency, locale, offers }: HotelsAsked,
): Promise<HotelCard[]> {
  const [index, table, held] = await Promise.all([
    context.places(),
    context.rates(),
    findHotels(context, ids),
  ])
  const wanted = wantedStay({ s_d: stay.arrival, e_d: stay.departure, ...party })
  const exchange = context.exchange(table, currency)
  const filters = offers ? offerFiltersOf(offers, exchange) : NO_FILTERS
  const shown = ids.flatMap((id) => {
    const found = held.get(id)
    if (!found) return []
    const { shard } = found
    const priced = pricedFor(context, shard, wanted)
    // It may have changed while others were loaded: the shard's present hotel is priced.
    const hotel = shard.hotels[found.hotel.position]!
    const metres = Math.floor(metresTo(index.byId.get(shard.city) ?? hotel, hotel))
    const offer = exchange(hotel.currency) ? passingOffer({ priced, hotel }, filters) : null
    return [
      {
        priced,
        hotel,
        metres,
        offer,
        freeToCancelOffer: freeToCancelOfferOf({ priced, hotel }, offer, filters),
      },
    ]
  })
  const cards = presentCards(shown, { locale, exchange, index, cardFacts: context.cardFacts })
  return cards.map(({ card }) => card)
}
