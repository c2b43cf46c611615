import type { Currency } from '#domain/money/currency.ts'
import { DEFAULT_PARTY, distributeGuests } from '#domain/stay/party.ts'
import { dayOf, type PlainDate } from '#domain/time/plain-date.ts'
import { createYield } from '../concurrency/yield.ts'
import { priceNow, type SearchContext } from './context.ts'
import { hotelsOfPlace } from './hotels-of-place.ts'
import { cheapestTotal, NOT_SOLD } from './pricing/cheapest-offer.ts'

/** Totals of some nights of a hotel in its own currency; null where it sells none. */
export type SampledNights = {
  readonly hotel: string
  readonly currency: Currency
  readonly totals: (number | null)[]
}

const rooms = distributeGuests(DEFAULT_PARTY)

/** The cheapest total for two on each of these nights, for every hotel of a city. */
export async function sampleNights(
  context: SearchContext,
  city: string,
  nights: readonly (PlainDate | null)[],
): Promise<SampledNights[]> {
  const found = await hotelsOfPlace(context, city)
  if (!found.ok) return []
  const pause = createYield()
  const sampled: SampledNights[] = []
  for (const { shard, positions } of found.value) {
    const own = positions.map((position) => {
      const { id, currency } = shard.hotels[position]!
      return { hotel: String(id), currency, totals: nights.map((): number | null => null) }
    })
    for (const [at, night] of nights.entries()) {
      if (night === null) continue
      const priced = priceNow(context, shard, { arrival: dayOf(night), nights: 1, rooms, party: '', key: '' })
      for (const [index, position] of positions.entries()) {
        const total = cheapestTotal(priced, shard.hotels[position]!)
        if (total !== NOT_SOLD) own[index]!.totals[at] = total
      }
      await pause()
    }
    sampled.push(...own)
  }
  return sampled
}
