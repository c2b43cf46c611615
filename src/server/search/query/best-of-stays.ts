import type { BestOfStay } from '#contract/search.ts'
import { money } from '#domain/money/money.ts'
import { type Arrivals, type FlexibleDates, lengthsOf, staysOf } from '#domain/stay/flexible-stay.ts'
import { stayFrom } from '#domain/stay/stay.ts'
import { pricedFor, type SearchContext } from '../context.ts'
import { priceStaysOf } from '../pricing/cheapest-of-stays.ts'
import { NOT_SOLD } from '../pricing/cheapest-offer.ts'
import { movedStay, type WantedStay } from '../pricing/price-shard.ts'
import { passingHotels, passingTotal } from './choose-offers.ts'
import type { Filters } from './filters.ts'
import type { Listing, Showing } from './listing.ts'

type Asked = Showing & {
  readonly listing: Listing | null
  readonly stay: WantedStay
  readonly flexible: FlexibleDates
  readonly bookable: Arrivals
  readonly filters: Filters
}

/** The cheapest total of the hotels that pass the filters, by number of nights and arrival. */
export function bestOfStays(
  context: SearchContext,
  { listing, stay, flexible, bookable, filters, currency, exchange }: Asked,
): BestOfStay[] {
  if (!listing) return []
  const stays = lengthsOf(flexible, stay).flatMap((nights) =>
    staysOf(flexible, { arrival: stay.arrival, nights }, bookable)
      .sort((a, b) => a.arrival - b.arrival)
      .map((days) => movedStay(stay, days)),
  )
  const least = stays.map(() => NOT_SOLD)
  const byShard = Map.groupBy(passingHotels(listing.hotels, filters), ({ priced }) => priced.shard)
  for (const [shard, hotels] of byShard) {
    const priced = stays.map((one) => pricedFor(context, shard, one))
    for (const { hotel } of hotels) {
      const shown = exchange(hotel.currency)
      if (!shown) continue
      if (filters.product.length === 0) priceStaysOf(priced, hotel)
      for (let at = 0; at < priced.length; at++) {
        const total = passingTotal(priced[at]!, hotel, filters)
        if (total !== NOT_SOLD) least[at] = Math.min(least[at]!, shown.into(total))
      }
    }
  }
  return stays.map(({ arrival, nights }, at) => {
    const dates = stayFrom(arrival, nights)
    const total = least[at] === NOT_SOLD ? null : money(least[at]!, currency)
    return { s_d: dates.arrival, e_d: dates.departure, total }
  })
}
