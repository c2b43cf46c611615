import type { CalendarQuery, PriceCalendar } from '#contract/hotels.ts'
import { mustBeOneOf } from '#contract/sentences.ts'
import { currenciesOf } from '#domain/money/exchange.ts'
import { money } from '#domain/money/money.ts'
import { type Reason, reasonNearestToSale } from '#domain/price/restrictions.ts'
import { ok, refuse } from '#domain/result.ts'
import { distributeGuests } from '#domain/stay/party.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dateOf, dayOf } from '#domain/time/plain-date.ts'
import { createYield } from '../concurrency/yield.ts'
import type { SearchContext } from './context.ts'
import { type HotelsOfShard, hotelsOfPlace, type NightOfHotel, priceNight } from './hotels-of-place.ts'
import { NOTHING_SOLD, reasonOf } from './pricing/availability.ts'
import { NOT_SOLD } from './pricing/cheapest-offer.ts'
import { findHotels, whyNotFound } from './shards/find-hotels.ts'

/** The cheapest night of a hotel or place for each arrival date, as the list shows it for that night. */
export async function showPriceCalendar(context: SearchContext, query: CalendarQuery, locale: Locale) {
  const table = await context.rates()
  const exchange = context.exchange(table, query.currency)
  if (!exchange(table.base)) {
    const sentence = mustBeOneOf('currency', currenciesOf(table), locale)
    return refuse({ reason: 'invalid_input' as const, fields: { currency: sentence } })
  }
  const found =
    query.id === undefined ? await hotelsOfPlace(context, query.kw!) : await hotelAlone(context, query.id)
  if (!found.ok) return found

  const asked = { rooms: distributeGuests(query), exchange }
  const pause = createYield()
  const calendar: PriceCalendar = []
  for (let day = dayOf(query.from); day <= dayOf(query.to); day++) {
    const nights = found.value.flatMap((hotels) => priceNight(context, hotels, day, asked))
    const least = nights.reduce((lowest, { amount }) => Math.min(lowest, amount), NOT_SOLD)
    calendar.push(
      least === NOT_SOLD
        ? { date: dateOf(day), total: null, reason: reasonOfAll(nights) }
        : { date: dateOf(day), total: money(least, query.currency) },
    )
    await pause()
  }
  return ok(calendar)
}

async function hotelAlone(context: SearchContext, id: string) {
  const held = (await findHotels(context, [id])).get(id)
  if (held) return ok<HotelsOfShard[]>([{ shard: held.shard, positions: [held.hotel.position] }])
  return refuse(await whyNotFound(context.db, id))
}

/** The reason that is nearest to a sale, as on a card. */
function reasonOfAll(nights: readonly NightOfHotel[]): Reason {
  const reasons = nights.flatMap(({ priced, hotel }) => reasonOf(priced, hotel) ?? [])
  return reasons.reduce<Reason | null>(reasonNearestToSale, null) ?? NOTHING_SOLD
}
