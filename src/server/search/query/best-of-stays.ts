import type { BestOfStay } from '#contract/search.ts'
import { money } from '#domain/money/money.ts'
import { type Arrivals, type FlexibleDates, lengthsOf, staysOf } from '#domain/stay/flexible-stay.ts'
import { stayFrom } from '#domain/stay/stay.ts'
import { pricedFor, type SearchContext } from '../context.ts'
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
  const byShard = Map.groupBy(passingHotels(listing.hotels, filters), ({ priced }) => priced.shard)
  const cheapest = (one: WantedStay) => {
    let least = NOT_SOLD
    for (const [shard, hotels] of byShard) {
      const priced = pricedFor(context, shard, one)
      for (const { hotel } of hotels) {
        const total = passingTotal(priced, hotel, filters)
        if (total === NOT_SOLD) continue
        const shown = exchange(hotel.currency)?.into(total)
        if (shown !== undefined && shown < least) least = shown
      }
    }
    return least
  }
  return lengthsOf(flexible, stay).flatMap((nights) =>
    staysOf(flexible, { arrival: stay.arrival, nights }, bookable)
      .sort((a, b) => a.arrival - b.arrival)
      .map((days) => {
        const total = cheapest(movedStay(stay, days))
        const { arrival: s_d, departure: e_d } = stayFrom(days.arrival, nights)
        return { s_d, e_d, total: total === NOT_SOLD ? null : money(total, currency) }
      }),
  )
}
