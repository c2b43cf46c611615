import type { HotelQuery } from '#contract/search.ts'
import { mustBeOneOf } from '#contract/sentences.ts'
import { DEFAULT_CURRENCY } from '#domain/money/currency.ts'
import { currenciesOf } from '#domain/money/exchange.ts'
import { ok, refuse } from '#domain/result.ts'
import {
  type Arrivals,
  bookableArrivals,
  type FlexibleDates,
  faultOfMonth,
  flexibleFrom,
  type MonthFault,
  staysOf,
} from '#domain/stay/flexible-stay.ts'
import { faultOfStay } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { type Day, dateOf } from '#domain/time/plain-date.ts'
import { type Rule, ruleWords } from '#words/errors/validation.ts'
import type { Exchange } from '../exchange/exchange-into.ts'
import type { Place } from '../places/place.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import { type CachedListing, pricedFor, type SearchContext } from './context.ts'
import { movedStay, type WantedStay, wantedStay } from './pricing/price-shard.ts'
import { type Listing, makeListing } from './query/listing.ts'
import { findScope, type Scope, type TooWide } from './query/scope.ts'

/** The priced hotels of a search; `listing` is null, and `tooWide` is not, if the area has too many. */
export type Found = {
  readonly index: PlaceIndex
  readonly place: Place | null
  /** The requested stay; within a month its first stay. */
  readonly stay: WantedStay
  readonly flexible: FlexibleDates | null
  readonly bookable: Arrivals
  readonly currency: string
  readonly exchange: Exchange
  readonly listing: Listing | null
  readonly tooWide: TooWide | null
  /** Whether a response made from this would be the same now. */
  readonly isFresh: () => boolean
}

type Query = Pick<
  HotelQuery,
  | 'kw'
  | 'bounds'
  | 'near'
  | 's_d'
  | 'e_d'
  | 'flex'
  | 'nights'
  | 'month'
  | 'weekend'
  | 'rooms'
  | 'adults'
  | 'ages'
  | 'currency'
>

export async function searchHotels(context: SearchContext, query: Query, locale: Locale) {
  const { currency } = query
  const read = { places: context.places(), rates: context.rates() }
  const [index, table] = await Promise.all([read.places, read.rates])
  const found = await findScope({ index, map: context.map }, query)
  if (!found.ok) return found
  const { scope, map } = found.value
  const flexible = flexibleFrom(query)
  const days = zonesOf(scope).map((zone) => context.zoneDays(zone, context.now()).today)
  const bookable = bookableArrivals(...days)
  const wrong =
    flexible && flexible.kind !== 'around' ? wrongMonth(flexible, bookable) : wrongDates(query, days)
  if (wrong) return refuse(wrongField(wrong.field, ruleWords(locale)[wrong.rule]))
  const exchange = context.exchange(table, currency)
  if (!exchange(table.base))
    return refuse(wrongField('currency', mustBeOneOf('currency', currenciesOf(table), locale)))
  const stay = wantedStay(query)
  const common = { index, place: scope.place, stay, flexible, bookable, currency, exchange }
  if (!('cities' in scope))
    return ok<Found>({ ...common, listing: null, tooWide: scope, isFresh: () => false })

  const shards = await Promise.all(scope.cities.map(({ id }) => context.shards.of(id)))
  const stays = flexible ? staysOf(flexible, stay, bookable).map((one) => movedStay(stay, one)) : [stay]
  const cities = shards.map((shard) => stays.map((one) => pricedFor(context, shard, one)))
  const listing = listingFor(context, scope, query, { table, index, cities })
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
  { table, index, cities }: Omit<CachedListing, 'listing'> & Pick<Listing, 'cities'>,
): Listing {
  const parts = cities.flat()
  const key = JSON.stringify([kw, bounds, near, cities[0]?.map(({ stay }) => stay.key)])
  const known = context.listings.get(key)
  const isSame =
    known?.table === table &&
    known.index === index &&
    known.listing.parts.length === parts.length &&
    known.listing.parts.every((part, at) => part === parts[at])
  if (isSame) return known.listing
  const listing = makeListing(scope, cities, context.exchange(table, DEFAULT_CURRENCY))
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

type WrongDates = { readonly field: 's_d' | 'month' | 'weekend'; readonly rule: Rule }

const monthRules: Record<MonthFault, Rule> = {
  month_past: 'monthPast',
  month_too_far: 'tooFarAhead',
  no_stay_left: 'noStayLeft',
}

function wrongMonth(flexible: FlexibleDates, bookable: Arrivals): WrongDates | null {
  const fault = faultOfMonth(flexible, bookable)
  return fault && { field: flexible.kind === 'weekend' ? 'weekend' : 'month', rule: monthRules[fault] }
}

/** The fault of the dates in the local time zone; over several zones only a fault in all of them. */
function wrongDates({ s_d, e_d }: Query, days: readonly Day[]): WrongDates | null {
  const faultOn = (day: Day) => faultOfStay({ arrival: s_d, departure: e_d }, dateOf(day))
  const first = faultOn(Math.min(...days))
  const fault = first === 'too_far_ahead' && days.length > 1 ? faultOn(Math.max(...days)) : first
  if (fault === 'in_the_past') return { field: 's_d', rule: 'pastDate' }
  return fault === 'too_far_ahead' ? { field: 's_d', rule: 'tooFarAhead' } : null
}

/** If the map was moved away from a place, its time zone does not matter. */
function zonesOf(scope: Scope | TooWide): string[] {
  const isOnMap = !('cities' in scope) || scope.isArea
  if (scope.place && !isOnMap) return [scope.place.zone]
  const places = 'cities' in scope ? scope.cities : scope.places.map(({ place }) => place)
  return places.length > 0 ? places.map(({ zone }) => zone) : [scope.place?.zone ?? lastZone]
}
