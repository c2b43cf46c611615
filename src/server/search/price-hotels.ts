import type { HotelCard } from '#contract/search.ts'
import type { Locale } from '#domain/locale.ts'
import type { Party } from '#domain/party.ts'
import type { Stay } from '#domain/stay.ts'
import { metresTo } from '#gazetteer/area.ts'
import { presentCards } from './present.ts'
import { cheapestOffer } from './pricing/cheapest-offer.ts'
import { wantedStay } from './pricing/price-shard.ts'
import { freeOfferOf } from './query/choose-offers.ts'
import { findHotels } from './shards/find-hotels.ts'
import { pricedFor, type SearchWorld } from './world.ts'

export type HotelsAsked = {
  readonly ids: readonly string[]
  readonly stay: Stay
  readonly party: Party
  readonly currency: string
  readonly locale: Locale
}

/**
 * Cards of single hotels with their offers for a stay, in the order asked for: favourites, hotels nearby, hotels along
 * a journey. Closed and unknown hotels are left out. Distances are from the centre of each hotel's city.
 */
export async function priceHotels(
  world: SearchWorld,
  { ids, stay, party, currency, locale }: HotelsAsked,
): Promise<HotelCard[]> {
  const [index, table, held] = await Promise.all([world.places(), world.rates(), findHotels(world, ids)])
  const wanted = wantedStay({ s_d: stay.arrival, e_d: stay.departure, ...party })
  const exchange = world.exchange(table, currency)
  const shown = ids.flatMap((id) => {
    const found = held.get(id)
    if (!found) return []
    const { shard } = found
    const priced = pricedFor(world, shard, wanted)
    // It may have changed while others were loaded: what is priced is the hotel that the shard has now.
    const hotel = shard.hotels[found.hotel.position]!
    const metres = Math.floor(metresTo(index.byId.get(shard.city) ?? hotel, hotel))
    const offer = exchange(hotel.currency) ? cheapestOffer(priced, hotel) : null
    return [{ priced, hotel, metres, offer, freeOffer: freeOfferOf({ priced, hotel }, offer) }]
  })
  return presentCards(shown, { locale, exchange, index, cardFacts: world.cardFacts })
}
