import type { HotelCard } from '#contract/search.ts'
import { DEFAULT_CURRENCY } from '#domain/currency.ts'
import type { Locale } from '#domain/locale.ts'
import type { Party } from '#domain/party.ts'
import { dealGuests } from '#domain/party.ts'
import { dayOf } from '#domain/plain-date.ts'
import { nightsOf, type Stay } from '#domain/stay.ts'
import { metresTo } from './area.ts'
import { exchangeInto } from './exchange.ts'
import { findHotels } from './find-hotels.ts'
import type { SearchWorld } from './open-search.ts'
import { presentCards } from './present-card.ts'
import { priceShard } from './price-shard.ts'

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
export async function priceHotels(world: SearchWorld, asked: HotelsAsked): Promise<HotelCard[]> {
  const [index, table, held] = await Promise.all([
    world.places(),
    world.rates(),
    findHotels(world, asked.ids),
  ])
  const now = world.now()
  const nights = {
    arrival: dayOf(asked.stay.arrival),
    nights: nightsOf(asked.stay),
    rooms: dealGuests(asked.party),
  }
  const exchange = exchangeInto(table, asked.currency)
  const standard = exchangeInto(table, DEFAULT_CURRENCY)
  const shards = new Set([...held.values()].map(({ shard }) => shard))
  const pricedOf = new Map(
    [...shards].map((shard) => [shard, priceShard(shard, nights, now, world.zoneDays)]),
  )
  const choices = asked.ids.flatMap((id) => {
    const found = held.get(id)
    if (!found) return []
    const { shard, at } = found
    const priced = pricedOf.get(shard)!
    const hotel = shard.hotels[at]!
    const product = standard(hotel.currency) && exchange(hotel.currency) ? priced.cheapest[at]! : -1
    const total = product < 0 ? -1 : exchange(hotel.currency)!.into(priced.totals[product]!)
    const metres = metresTo(index.byId.get(shard.city) ?? hotel, hotel)
    return [{ entry: { priced, hotel, at, metres, cheapest: product }, product, total }]
  })
  return presentCards(choices, { locale: asked.locale, now, exchange, index })
}
