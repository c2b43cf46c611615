import type { Trace, TracePage, TraceQuery } from '#contract/saved.ts'
import { changeSince, stayToPrice } from '#domain/favourites.ts'
import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/locale.ts'
import { DEFAULT_PARTY } from '#domain/party.ts'
import { ok } from '#domain/result.ts'
import { TRACE_LIFE } from '#domain/traces.ts'
import { dateIn, isoInstant } from '#domain/zone-time.ts'
import { closedCards } from '../hotels/closed-cards.ts'
import { placesOf } from './places-of.ts'
import { priceStays } from './price-stays.ts'
import { isPaused, readTraces } from './trace-store.ts'
import { type SavedWorld, siteZone } from './world.ts'

type Asked = TraceQuery & { guestId: Id; locale: Locale; zone: string }

/** What a guest looked at, newest first, each with the present price of the stay that was looked at. */
export async function listTraces(world: SavedWorld, asked: Asked) {
  const { guestId, locale, currency, zone, page, page_size } = asked
  const now = world.now()
  const [{ rows, total }, paused] = await Promise.all([
    readTraces(world.db, {
      guestId,
      since: now - TRACE_LIFE,
      offset: (page - 1) * page_size,
      limit: page_size,
    }),
    isPaused(world.db, guestId),
  ])
  const today = dateIn(siteZone, now)
  const wanted = rows.map(({ hotelId, stay }) => ({
    hotelId,
    stay: stayToPrice(stay, null, today),
    party: DEFAULT_PARTY,
  }))
  const ids = rows.map(({ hotelId }) => hotelId)
  const [cards, places] = await Promise.all([
    priceStays(world, wanted, { currency, locale }),
    placesOf(world, ids, locale),
  ])
  const gone = ids.filter((id) => !cards.has(id))
  const closed = await closedCards(world.db, gone, { places: world.places, locale })
  const list = rows.flatMap(({ hotelId, seenAt, times, noted }, at): Trace[] => {
    const found = cards.get(hotelId)
    const card = found?.card ?? closed.get(hotelId)?.card
    if (!card) return []
    const { name, stars, score, images, offer, reason, nearest } = card
    const { stay } = wanted[at]!
    const price = offer?.total ?? null
    const isComparable = noted && price && noted.total.currency === price.currency
    return [
      {
        id: hotelId,
        at: isoInstant(seenAt, 'UTC'),
        date: dateIn(zone, seenAt),
        times,
        name,
        stars,
        score,
        place: places.get(hotelId) ?? closed.get(hotelId)?.place ?? '',
        image: images[0] ?? null,
        closed: !found,
        stay: stay && { s_d: stay.arrival, e_d: stay.departure },
        total: price,
        change: isComparable ? changeSince(noted.total, price) : null,
        reason,
        nearest,
      },
    ]
  })
  return ok<TracePage>({ list, total, page, page_size, paused })
}
