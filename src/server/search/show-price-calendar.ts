import type { CalendarQuery, PriceCalendar } from '#contract/hotels.ts'
import { mustBeOneOf } from '#contract/sentences.ts'
import { currenciesOf } from '#domain/exchange.ts'
import type { Locale } from '#domain/locale.ts'
import { money } from '#domain/money.ts'
import { dealGuests } from '#domain/party.ts'
import { type Day, dateOf, dayOf } from '#domain/plain-date.ts'
import { nearestToSale, type Reason } from '#domain/restrictions.ts'
import { ok, refuse } from '#domain/result.ts'
import { createYield } from '../concurrency/yield.ts'
import { findHotels } from './find-hotels.ts'
import { beginAnew, takeNight } from './least-nights.ts'
import { type GroupedNights, groupNights, leastShown } from './night-groups.ts'
import type { SearchWorld } from './open-search.ts'
import { type Part, partsOfPlace } from './parts-of-place.ts'
import { isClosed } from './shard-store.ts'
import { whyNoNight } from './why-no-night.ts'

/** A house without a single product, and a place without a house, have no rate. */
const NOTHING_SOLD: Reason = 'no_rate'

/** The cheapest night of a hotel, or of a place, for each date of arrival: what the list shows for that one night. */
export async function showPriceCalendar(world: SearchWorld, query: CalendarQuery, locale: Locale) {
  const table = await world.rates()
  const exchange = world.exchange(table, query.currency)
  if (!exchange(table.base)) {
    const sentence = mustBeOneOf('currency', currenciesOf(table), locale)
    return refuse({ reason: 'invalid_input' as const, fields: { currency: sentence } })
  }
  const found =
    query.id === undefined ? await partsOfPlace(world, query.kw!) : await partOfHotel(world, query.id)
  if (!found.ok) return found

  const asked = { rooms: dealGuests(query), exchange }
  const parts = found.value.map((part) => groupNights(world, part, asked, () => null))
  const pause = createYield()
  const calendar: PriceCalendar = []
  for (let day = dayOf(query.from); day <= dayOf(query.to); day++) {
    const least = leastOf(parts, day)
    calendar.push(
      least < Number.POSITIVE_INFINITY
        ? { date: dateOf(day), total: money(least, query.currency) }
        : { date: dateOf(day), total: null, reason: reasonOf(parts, day) },
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

type Parts = readonly GroupedNights<null>[]

function leastOf(parts: Parts, day: Day): number {
  const each = parts.map((part) => {
    beginAnew(part.scan)
    takeNight(part.scan, day)
    return leastShown(part)
  })
  return Math.min(...each, Number.POSITIVE_INFINITY)
}

function reasonOf(parts: Parts, arrival: Day): Reason {
  const reasons = parts.flatMap(({ scan: { shard, groups, todays, rooms } }) => {
    return whyNoNight(shard, groups, { arrival, todays, rooms }) ?? []
  })
  return reasons.reduce<Reason | null>(nearestToSale, null) ?? NOTHING_SOLD
}
