import type { Trace, TracePage, TraceQuery } from '#contract/saved.ts'
import { priceChange, stayToPrice } from '#domain/hotel/favourites.ts'
import { TRACE_LIFE } from '#domain/hotel/traces.ts'
import type { Id } from '#domain/id.ts'
import { ok } from '#domain/result.ts'
import { DEFAULT_PARTY } from '#domain/stay/party.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dateIn, isoInstant } from '#domain/time/zone-time.ts'
import { closedCards } from '../hotels/closed-cards.ts'
import { type SavedContext, siteZone } from './context.ts'
import { placesOf } from './places-of.ts'
import { priceStays } from './price-stays.ts'
import { isPaused, readTraces } from './trace-store.ts'

type Asked = TraceQuery & { guestId: Id; locale: Locale; zone: string }

/** A guest's viewed hotels, newest first, each with the present price of the viewed stay. */
export async function listTraces(context: SavedContext, asked: Asked) {
  const { guestId, locale, currency, zone, page, page_size } = asked
  const now = context.now()
  const [{ rows, total }, paused] = await Promise.all([
    readTraces(context.db, {
      guestId,
      since: now - TRACE_LIFE,
      offset: (page - 1) * page_size,
      limit: page_size,
    }),
    isPaused(context.db, guestId),
  ])
  const today = dateIn(siteZone, now)
  const wanted = rows.map(({ hotelId, stay }) => ({
    hotelId,
    stay: stayToPrice(stay, null, today),
    party: DEFAULT_PARTY,
  }))
  const ids = rows.map(({ hotelId }) => hotelId)
  const [cards, places] = await Promise.all([
    priceStays(context, wanted, { currency, locale }),
    placesOf(context, ids, locale),
  ])
  const gone = ids.filter((id) => !cards.has(id))
  const closed = await closedCards(context.db, gone, { places: context.places, locale })
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
        change: isComparable ? priceChange(noted.total, price) : null,
        reason,
        nearest,
      },
    ]
  })
  return ok<TracePage>({ list, total, page, page_size, paused })
}
