import type { CalendarQuery, PriceCalendar } from '#contract/hotels.ts'
import type { Locale } from '#domain/locale.ts'
import { money } from '#domain/money.ts'
import { dealGuests } from '#domain/party.ts'
import { type Day, dateOf, dayOf } from '#domain/plain-date.ts'
import { nearestToSale, type Reason } from '#domain/restrictions.ts'
import { ok, refuse } from '#domain/result.ts'
import { fieldNames, validationWords } from '#words/validation.ts'
import { cheapestNight } from './cheapest-night.ts'
import { type Exchange, exchangeInto } from './exchange.ts'
import { findHotels } from './find-hotels.ts'
import type { SearchWorld } from './open-search.ts'
import { findScope } from './scope.ts'
import type { Shard } from './shard.ts'
import { isClosed } from './shard-store.ts'
import { createTurns } from './turns.ts'

/** Some hotels of a shard, by their ids: their places in it may change while others have their turn. Null for all. */
type Part = { readonly shard: Shard; readonly hotels: ReadonlySet<number> | null }

/** The cheapest night of a hotel, or of a place, for each date of arrival: what the list shows for that one night. */
export async function showPriceCalendar(world: SearchWorld, query: CalendarQuery, locale: Locale) {
  const table = await world.rates()
  const exchange = exchangeInto(table, query.currency)
  if (!exchange(table.base)) {
    const known = [table.base, ...Object.keys(table.rates)].join(', ')
    const sentence = validationWords(locale).oneOf(fieldNames(locale).currency, known)
    return refuse({ reason: 'invalid_input' as const, fields: { currency: sentence } })
  }
  const found =
    query.id === undefined ? await partsOfPlace(world, query.kw!) : await partOfHotel(world, query.id)
  if (!found.ok) return found

  const rooms = dealGuests(query)
  const [from, to] = [dayOf(query.from), dayOf(query.to)]
  const pause = createTurns()
  const calendar: PriceCalendar = []
  for (let day = from; day <= to; day++) {
    const night = cheapestOf(world, found.value, day, rooms, exchange)
    calendar.push(
      'reason' in night
        ? { date: dateOf(day), total: null, reason: night.reason }
        : { date: dateOf(day), total: money(night.total, query.currency) },
    )
    await pause()
  }
  return ok(calendar)
}

async function partOfHotel(world: SearchWorld, id: string) {
  const held = (await findHotels(world, [id])).get(id)
  if (held) return ok<Part[]>([{ shard: held.shard, hotels: new Set([Number(id)]) }])
  return refuse((await isClosed(world.db, id)) ? 'hotel_closed' : 'not_found')
}

async function partsOfPlace({ places, map, shards }: SearchWorld, kw: string) {
  const found = await findScope({ index: await places(), map }, { kw })
  if (!found.ok) return found
  const scope = found.value
  const [cities, keeps] = 'cities' in scope ? [scope.cities, scope.keeps] : [[], null]
  const held = await Promise.all(cities.map(({ id }) => shards.of(id)))
  return ok(
    held.map((shard): Part => {
      const kept = keeps && new Set(shard.hotels.filter(keeps).map(({ id }) => id))
      return { shard, hotels: kept }
    }),
  )
}

type Cheapest = { readonly total: number } | { readonly reason: Reason }

function cheapestOf(
  { now, zoneDays }: SearchWorld,
  parts: readonly Part[],
  arrival: Day,
  rooms: ReturnType<typeof dealGuests>,
  exchange: Exchange,
): Cheapest {
  let least = Number.POSITIVE_INFINITY
  let reason: Reason | null = null
  for (const { shard, hotels } of parts) {
    const todays = shard.alike.zones.items.map((zone) => zoneDays(zone, now()).today)
    for (const [at, { id, currency, zone }] of shard.hotels.entries()) {
      if (hotels && !hotels.has(id)) continue
      const shown = exchange(currency)
      const night = shown && cheapestNight(shard, at, { arrival, today: todays[zone]!, rooms })
      if (night && 'total' in night) least = Math.min(least, shown.into(night.total))
      else reason = nearestToSale(reason, night?.reason ?? 'no_rate')
    }
  }
  return least < Number.POSITIVE_INFINITY ? { total: least } : { reason: reason ?? 'no_rate' }
}
