import type { HotelQuery } from '#contract/search.ts'
import { DEFAULT_CURRENCY } from '#domain/currency.ts'
import type { Locale } from '#domain/locale.ts'
import { dealGuests } from '#domain/party.ts'
import { dateOf, dayOf } from '#domain/plain-date.ts'
import { ok, refuse } from '#domain/result.ts'
import { faultOfStay, nightsOf } from '#domain/stay.ts'
import { fieldNames, ruleWords, validationWords } from '#words/validation.ts'
import type { Place } from '../places/place.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import { type Exchange, exchangeInto } from './exchange.ts'
import { type Entry, makeListing } from './listing.ts'
import type { SearchWorld } from './open-search.ts'
import { priceShard } from './price-shard.ts'
import { findScope, type TooWide } from './scope.ts'
import type { ZoneDays } from './zone-days.ts'

/** The hotels that a search is about, priced, in the recommended order; or the places of too wide an area. */
export type Found = {
  readonly index: PlaceIndex
  readonly place: Place | null
  readonly now: number
  readonly exchange: Exchange
  readonly listing: readonly Entry[]
  readonly tooWide: TooWide | null
}

type Asked = Pick<
  HotelQuery,
  'kw' | 'bounds' | 'near' | 's_d' | 'e_d' | 'rooms' | 'adults' | 'ages' | 'currency'
>

export async function searchHotels(world: SearchWorld, query: Asked, locale: Locale) {
  const [index, table] = await Promise.all([world.places(), world.rates()])
  const found = await findScope({ index, map: world.map }, query)
  if (!found.ok) return found
  const scope = found.value
  const now = world.now()
  const cities = 'cities' in scope ? scope.cities : scope.places.map(({ place }) => place)
  const stay = { arrival: query.s_d, departure: query.e_d }
  const fault = faultOfStay(stay, todayOf(scope.place ? [scope.place] : cities, now, world.zoneDays))
  if (fault === 'in_the_past') return refuse(wrongField('s_d', ruleWords(locale).pastDate))
  if (fault === 'too_far_ahead') return refuse(wrongField('s_d', ruleWords(locale).tooFarAhead))
  const exchange = exchangeInto(table, query.currency)
  if (!exchange(table.base)) {
    const known = [table.base, ...Object.keys(table.rates)].join(', ')
    return refuse(wrongField('currency', validationWords(locale).oneOf(fieldNames(locale).currency, known)))
  }
  const common = { index, place: scope.place, now, exchange }
  if (!('cities' in scope)) return ok<Found>({ ...common, listing: [], tooWide: scope })

  const asked = { arrival: dayOf(query.s_d), nights: nightsOf(stay), rooms: dealGuests(query) }
  const shards = await Promise.all(scope.cities.map(({ id }) => world.shards.of(id)))
  const parts = shards.map((shard) => priceShard(shard, asked, now, world.zoneDays))
  const standard = exchangeInto(table, DEFAULT_CURRENCY)
  return ok<Found>({ ...common, listing: makeListing(scope, parts, standard), tooWide: null })
}

const wrongField = (field: string, sentence: string) => ({
  reason: 'invalid_input' as const,
  fields: { [field]: sentence },
})

/** Where the day begins last on earth: what is past there is past everywhere. */
const lastZone = 'Etc/GMT+12'

/** Today there; over several zones the day of the last one to begin it. */
function todayOf(places: readonly Place[], now: number, zoneDays: ZoneDays): string {
  const zones = places.length > 0 ? places.map(({ zone }) => zone) : [lastZone]
  return dateOf(Math.min(...zones.map((zone) => zoneDays(zone, now).today)))
}
