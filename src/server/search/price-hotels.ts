import type { HotelCard } from '#contract/search.ts'
import type { Locale } from '#domain/locale.ts'
import type { Party } from '#domain/party.ts'
import type { Stay } from '#domain/stay.ts'
import { writeDown } from '../http/written.ts'
import { metresTo } from './area.ts'
import { askedOf, pricedFor } from './asked.ts'
import { findHotels } from './find-hotels.ts'
import { cheapestAt, findLeast } from './find-least.ts'
import type { SearchWorld } from './open-search.ts'
import { writeCards } from './write-cards.ts'

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
  const nights = askedOf({ s_d: stay.arrival, e_d: stay.departure, ...party, ages: [...party.ages] })
  const exchange = world.exchange(table, currency)
  const shown = ids.flatMap((id) => {
    const found = held.get(id)
    if (!found) return []
    const { shard, at } = found
    const priced = pricedFor(world, shard, nights)
    findLeast(priced, Uint32Array.of(at))
    const hotel = shard.hotels[at]!
    const metres = metresTo(index.byId.get(shard.city) ?? hotel, hotel)
    const product = exchange(hotel.currency) ? cheapestAt(priced, at) : -1
    return [{ priced, at, metres, product, total: priced.least[at]! }]
  })
  const writing = { locale, exchange, index, cardWriter: world.cardWriter }
  const cards = writeDown((sheet) => writeCards(sheet, shown, writing))
  return JSON.parse(cards.toString()) as HotelCard[]
}
