import type { HotelQuery } from '#contract/search.ts'
import { mustBeOneOf } from '#contract/sentences.ts'
import { DEFAULT_CURRENCY } from '#domain/currency.ts'
import { currenciesOf, type RateTable } from '#domain/exchange.ts'
import type { Locale } from '#domain/locale.ts'
import { dateOf } from '#domain/plain-date.ts'
import { ok, refuse } from '#domain/result.ts'
import { faultOfStay } from '#domain/stay.ts'
import { ruleWords } from '#words/validation.ts'
import type { Exchange } from '../exchange/exchange-into.ts'
import type { Place } from '../places/place.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import { type Asked, askedOf, pricedFor } from './asked.ts'
import type { HotelMap } from './hotel-map.ts'
import { goOn, type Later } from './later.ts'
import { type Listing, makeListing } from './listing.ts'
import type { SearchWorld } from './open-search.ts'
import { isPresent } from './price-shard.ts'
import type { Readings } from './readings.ts'
import { type FoundScope, findScope, type Scope, type TooWide } from './scope.ts'
import type { Shard } from './shard.ts'

/** What was read to find it: as long as reading gives the same, it is right. */
type Read = Pick<Readings, 'rates' | 'places'> & {
  /** Null where the place itself says which cities it is about. */
  readonly map: Promise<HotelMap> | null
}

/** The hotels that a search is about, priced; null for the places of too wide an area. */
export type Found = Read & {
  readonly index: PlaceIndex
  readonly place: Place | null
  readonly currency: string
  readonly exchange: Exchange
  readonly listing: Listing | null
  readonly tooWide: TooWide | null
}

/** A listing as it is found again, by what was asked for. */
export type KeptListing = Read & Pick<Found, 'index' | 'place'> & { listing: Listing; table: RateTable }

type Query = Asked & Pick<HotelQuery, 'kw' | 'bounds' | 'near' | 'currency'>

/** At once where all of it is here: its listing, or the inventory of its cities. */
export function searchHotels(world: SearchWorld, query: Query, locale: Locale) {
  const key = keyOf(query)
  const known = world.listings.get(key)
  // A city's day ends with its prices; on the map there may be other days, and other cities by now.
  if (known?.map === null && isSame(world, known) && isHeld(world, known.listing)) {
    lookAgain(known.listing)
    return inCurrency(world, query, locale, known, known.listing, null)
  }
  return searchAnew(world, query, locale, key, known)
}

function searchAnew(
  world: SearchWorld,
  query: Query,
  locale: Locale,
  key: string,
  known: KeptListing | undefined,
) {
  return goOn(world.readings(), (readings) =>
    goOn(findScope({ index: readings.index, map: world.map }, query), (found) =>
      found.ok ? searchIn(world, query, locale, readings, found.value, key, known) : found,
    ),
  )
}

function searchIn(
  world: SearchWorld,
  query: Query,
  locale: Locale,
  { index, table, rates, places }: Readings,
  { scope, map }: FoundScope,
  key: string,
  known: KeptListing | undefined,
) {
  const fault = faultIn(scope, query, world)
  if (fault === 'in_the_past') return refuse(wrongField('s_d', ruleWords(locale).pastDate))
  if (fault === 'too_far_ahead') return refuse(wrongField('s_d', ruleWords(locale).tooFarAhead))
  const common = { index, place: scope.place, table, rates, places, map }
  if (!('cities' in scope)) return inCurrency(world, query, locale, common, null, scope)
  return goOn(shardsOf(world, scope.cities), (shards) => {
    const listing = listingFor(world, scope, query, table, known, shards)
    const isAgain = known?.listing === listing
    if (!isAgain || !isSame(world, known)) world.listings.set(key, { ...common, listing })
    return inCurrency(world, query, locale, common, listing, null)
  })
}

function shardsOf({ shards }: SearchWorld, cities: readonly Place[]): Later<readonly Shard[]> {
  const held: Shard[] = []
  for (const { id } of cities) {
    const shard = shards.held(id)
    if (shard) held.push(shard)
  }
  return held.length === cities.length ? held : Promise.all(cities.map(({ id }) => shards.of(id)))
}

const keyOf = ({ kw, s_d, e_d, rooms, adults, ages, bounds, near }: Query): string => {
  const stay = `${kw} ${s_d} ${e_d} ${rooms} ${adults} ${ages}`
  return bounds || near ? `${stay} ${JSON.stringify([bounds, near])}` : stay
}

/** As it is shown; refused where there is no rate for that. */
function inCurrency(
  world: SearchWorld,
  { currency }: Query,
  locale: Locale,
  { index, place, table, rates, places, map }: Omit<KeptListing, 'listing'>,
  listing: Listing | null,
  tooWide: TooWide | null,
) {
  const exchange = world.exchange(table, currency)
  if (exchange(table.base))
    return ok<Found>({ index, place, rates, places, map, listing, tooWide, currency, exchange })
  return refuse(wrongField('currency', mustBeOneOf('currency', currenciesOf(table), locale)))
}

const isSame = (world: SearchWorld, { rates, places, map }: Read): boolean =>
  world.rates() === rates && world.places() === places && (map === null || world.map() === map)

/** Whether nothing of it changed, in the inventory or by the clock. Asking counts as using the shards. */
function isHeld({ shards, now }: SearchWorld, { parts }: Listing): boolean {
  const moment = now()
  for (const part of parts)
    if (shards.held(part.shard.city) !== part.shard || !isPresent(part, moment)) return false
  return true
}

function lookAgain(listing: Listing): Listing {
  for (const part of listing.parts) part.looks += 1
  return listing
}

/** As it was made before, while nothing of it changed. */
function listingFor(
  world: SearchWorld,
  scope: Scope,
  query: Asked,
  table: RateTable,
  known: KeptListing | undefined,
  shards: readonly Shard[],
): Listing {
  const isKnown =
    known?.table === table &&
    known.listing.parts.length === shards.length &&
    known.listing.parts.every((part, at) => part.shard === shards[at]) &&
    isHeld(world, known.listing)
  if (isKnown) return lookAgain(known.listing)
  const asked = askedOf(query)
  const parts = shards.map((shard) => pricedFor(world, shard, asked))
  return makeListing(scope, parts, world.exchange(table, DEFAULT_CURRENCY))
}

/** So long what was found right is taken for right, as far as only reading could tell: places and rates of exchange. */
const CHECKED_FOR = 50

/**
 * Whether an answer that was made of this is still right: no shard changed, no day or free cancellation ended, places,
 * rates of exchange and the map are the same. Asking counts as using the shards.
 */
export function freshnessOf(world: SearchWorld, found: Found): () => boolean {
  const { listing } = found
  if (!listing) return () => false
  const { shards, now } = world
  const { parts } = listing
  const since = now()
  let until = Number.POSITIVE_INFINITY
  for (const part of parts) until = Math.min(until, part.until)
  const isRight = () =>
    isSame(world, found) && parts.every(({ shard, version }) => shards.held(shard.city)?.version === version)
  let checked = { at: Number.NEGATIVE_INFINITY, changes: -1 }
  return () => {
    const moment = now()
    if (moment < since || moment >= until) return false
    const isNew = moment >= checked.at && moment < checked.at + CHECKED_FOR
    if (isNew && shards.changes() === checked.changes) return true
    if (!isRight()) return false
    checked = { at: moment, changes: shards.changes() }
    return true
  }
}

const wrongField = (field: string, sentence: string) => ({
  reason: 'invalid_input' as const,
  fields: { [field]: sentence },
})

/** Where the day begins last on earth: what is past there is past everywhere. */
const lastZone = 'Etc/GMT+12'

/** What is wrong with the dates by the day there; over several zones only what is wrong in all of them. */
function faultIn(scope: Scope | TooWide, { s_d, e_d }: Query, { now, zoneDays }: SearchWorld) {
  const moment = now()
  const days = zonesOf(scope).map((zone) => zoneDays(zone, moment).today)
  const faultOn = (day: number) => faultOfStay({ arrival: s_d, departure: e_d }, dateOf(day))
  const fault = faultOn(Math.min(...days))
  return fault === 'too_far_ahead' && days.length > 1 ? faultOn(Math.max(...days)) : fault
}

/** Where the map was moved away from a place, that place's day says nothing. */
function zonesOf(scope: Scope | TooWide): string[] {
  const isOnMap = !('cities' in scope) || scope.isArea
  if (scope.place && !isOnMap) return [scope.place.zone]
  const places = 'cities' in scope ? scope.cities : scope.places.map(({ place }) => place)
  return places.length > 0 ? places.map(({ zone }) => zone) : [scope.place?.zone ?? lastZone]
}
