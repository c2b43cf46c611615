import type { HotelQuery } from '#contract/search.ts'
import { mustBeOneOf } from '#contract/sentences.ts'
import { DEFAULT_CURRENCY } from '#domain/money/currency.ts'
import { currenciesOf } from '#domain/money/exchange.ts'
import { ok, refuse } from '#domain/result.ts'
import { faultOfStay } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dateOf } from '#domain/time/plain-date.ts'
import { ruleWords } from '#words/errors/validation.ts'
import type { Exchange } from '../exchange/exchange-into.ts'
import type { Place } from '../places/place.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import { type CachedListing, pricedFor, type SearchContext } from './context.ts'
import { type WantedStay, wantedStay } from './pricing/price-shard.ts'
import { type Listing, makeListing } from './query/listing.ts'
import { findScope, type Scope, type TooWide } from './query/scope.ts'

/** The hotels of a search, priced; null for the places of too wide an area. */
export type Found = {
  readonly index: PlaceIndex
  readonly place: Place | null
  readonly stay: WantedStay
  readonly currency: string
  readonly exchange: Exchange
  readonly listing: Listing | null
  readonly tooWide: TooWide | null
  /** Whether a response made from this would be the same now. */
  readonly isFresh: () => boolean
}

type Query = Pick<
  HotelQuery,
  'kw' | 'bounds' | 'near' | 's_d' | 'e_d' | 'rooms' | 'adults' | 'ages' | 'currency'
>

export async function searchHotels(context: SearchContext, query: Query, locale: Locale) {
  const { currency } = query
  const read = { places: context.places(), rates: context.rates() }
  const [index, table] = await Promise.all([read.places, read.rates])
  const found = await findScope({ index, map: context.map }, query)
  if (!found.ok) return found
  const { scope, map } = found.value
  const fault = faultIn(scope, query, context)
  if (fault === 'in_the_past') return refuse(wrongField('s_d', ruleWords(locale).pastDate))
  if (fault === 'too_far_ahead') return refuse(wrongField('s_d', ruleWords(locale).tooFarAhead))
  const exchange = context.exchange(table, currency)
  if (!exchange(table.base))
    return refuse(wrongField('currency', mustBeOneOf('currency', currenciesOf(table), locale)))
  const stay = wantedStay(query)
  const common = { index, place: scope.place, stay, currency, exchange }
  if (!('cities' in scope))
    return ok<Found>({ ...common, listing: null, tooWide: scope, isFresh: () => false })

  const shards = await Promise.all(scope.cities.map(({ id }) => context.shards.of(id)))
  const parts = shards.map((shard) => pricedFor(context, shard, stay))
  const listing = listingFor(context, scope, query, { table, index, parts })
  return ok<Found>({
    ...common,
    listing,
    tooWide: null,
    isFresh: freshness(context, listing, { ...read, map }),
  })
}

/** From the cache while nothing changed. */
function listingFor(
  context: SearchContext,
  scope: Scope,
  { kw, bounds, near }: Query,
  { table, index, parts }: Omit<CachedListing, 'listing'> & Pick<Listing, 'parts'>,
): Listing {
  const key = JSON.stringify([kw, bounds, near, parts[0]?.stay.key])
  const known = context.listings.get(key)
  const isSame =
    known?.table === table &&
    known.index === index &&
    known.listing.parts.length === parts.length &&
    known.listing.parts.every((part, at) => part === parts[at])
  if (isSame) return known.listing
  const listing = makeListing(scope, parts, context.exchange(table, DEFAULT_CURRENCY))
  context.listings.set(key, { listing, table, index })
  return listing
}

type Read = {
  readonly places: ReturnType<SearchContext['places']>
  readonly rates: ReturnType<SearchContext['rates']>
  readonly map: ReturnType<SearchContext['map']> | null
}

/** No shard changed, no day or free cancellation ended, places, exchange rates and the grid are the same. */
function freshness(context: SearchContext, { parts }: Listing, read: Read): () => boolean {
  // No cities: no expiry can be computed, so do not cache.
  if (parts.length === 0) return () => false
  const since = context.now()
  const until = Math.min(...parts.map((part) => part.until))
  return () => {
    const now = context.now()
    return (
      now >= since &&
      now < until &&
      context.places() === read.places &&
      context.rates() === read.rates &&
      (read.map === null || context.map() === read.map) &&
      parts.every(({ shard, version }) => context.shards.held(shard.city)?.version === version)
    )
  }
}

const wrongField = (field: string, sentence: string) => ({
  reason: 'invalid_input' as const,
  fields: { [field]: sentence },
})

/** The last time zone in which a day begins: a date past there is past everywhere. */
const lastZone = 'Etc/GMT+12'

/** The fault of the dates in the local time zone; over several zones only a fault in all of them. */
function faultIn(scope: Scope | TooWide, { s_d, e_d }: Query, { now, zoneDays }: SearchContext) {
  const days = zonesOf(scope).map((zone) => zoneDays(zone, now()).today)
  const faultOn = (day: number) => faultOfStay({ arrival: s_d, departure: e_d }, dateOf(day))
  const fault = faultOn(Math.min(...days))
  return fault === 'too_far_ahead' && days.length > 1 ? faultOn(Math.max(...days)) : fault
}

/** If the map was moved away from a place, its time zone does not matter. */
function zonesOf(scope: Scope | TooWide): string[] {
  const isOnMap = !('cities' in scope) || scope.isArea
  if (scope.place && !isOnMap) return [scope.place.zone]
  const places = 'cities' in scope ? scope.cities : scope.places.map(({ place }) => place)
  return places.length > 0 ? places.map(({ zone }) => zone) : [scope.place?.zone ?? lastZone]
}
