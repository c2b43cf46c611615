import type { SplitPart, SplitStayQuery, SplitStays } from '#contract/hotels.ts'
import { mustBeOneOf } from '#contract/sentences.ts'
import { currenciesOf } from '#domain/money/exchange.ts'
import { money } from '#domain/money/money.ts'
import { sumOfNights, UNAVAILABLE } from '#domain/price/price-calendars.ts'
import { ok, refuse } from '#domain/result.ts'
import { type NightSeller, type SplitPart as Part, splitStays } from '#domain/stay/split-stay.ts'
import { faultOfStay, stayFrom } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dateOf } from '#domain/time/plain-date.ts'
import { metresTo } from '#gazetteer/area.ts'
import { ruleWords } from '#words/errors/validation.ts'
import type { Exchange } from '../exchange/exchange-into.ts'
import { priceNow, type SearchContext } from './context.ts'
import { presentOffer } from './present.ts'
import { cheapestOffer, cheapestTotal, NOT_SOLD } from './pricing/cheapest-offer.ts'
import { movedStay, type PricedShard, type WantedStay, wantedStay } from './pricing/price-shard.ts'
import { findHotels, type HeldHotel, whyNotFound } from './shards/find-hotels.ts'
import { cellOf, type ShardHotel, type ShardProduct } from './shards/shard.ts'

/** A walk with luggage; more hotels would not change the cheapest much. */
const NEAR_METRES = 2_000
const MOST_NEAR = 30

type Seller = NightSeller & {
  readonly sold: ShardHotel
  readonly isWanted: (product: ShardProduct) => boolean
}

/** Two stays in a row where no room of a hotel covers the dates: in two of its rooms, or with a hotel nearby. */
export async function showSplitStays(context: SearchContext, query: SplitStayQuery, locale: Locale) {
  const { id, currency } = query
  const [table, found] = await Promise.all([context.rates(), findHotels(context, [id])])
  const held = found.get(id)
  if (!held) return refuse(await whyNotFound(context.db, id))
  const exchange = context.exchange(table, currency)
  if (!exchange(table.base))
    return refuse(wrongField('currency', mustBeOneOf('currency', currenciesOf(table), locale)))
  const { today } = context.zoneDays(held.hotel.zone, context.now())
  const fault = faultOfStay({ arrival: query.s_d, departure: query.e_d }, dateOf(today))
  if (fault === 'in_the_past') return refuse(wrongField('s_d', ruleWords(locale).pastDate))
  if (fault === 'too_far_ahead') return refuse(wrongField('s_d', ruleWords(locale).tooFarAhead))
  return ok(splitsOf(context, held, wantedStay(query), { exchange, currency, locale }))
}

const wrongField = (field: string, sentence: string) => ({
  reason: 'invalid_input' as const,
  fields: { [field]: sentence },
})

type Shown = { readonly exchange: Exchange; readonly currency: string; readonly locale: Locale }

function splitsOf(
  context: SearchContext,
  { shard, hotel }: HeldHotel,
  stay: WantedStay,
  shown: Shown,
): SplitStays {
  const { currency, locale } = shown
  const pricedStays = new Map<string, PricedShard>()
  const pricedFor = (first: number, nights: number) => {
    const moved = movedStay(stay, { arrival: stay.arrival + first, nights })
    const priced = pricedStays.get(moved.key) ?? priceNow(context, shard, moved)
    pricedStays.set(moved.key, priced)
    return priced
  }
  const shownTotal = (sold: ShardHotel, total: number) =>
    total === NOT_SOLD ? null : (shown.exchange(sold.currency)?.into(total) ?? null)
  const rooms = hotel.rooms.map((room): Seller => {
    const isWanted = (product: ShardProduct) => product.room.id === room.id
    return {
      hotel: String(hotel.id),
      room: String(room.id),
      sold: hotel,
      isWanted,
      totalOf: (first, nights) =>
        shownTotal(hotel, cheapestOffer(pricedFor(first, nights), hotel, isWanted)?.total ?? NOT_SOLD),
    }
  })
  const near = nearHotels(shard.hotels, hotel).map(
    (sold): Seller => ({
      hotel: String(sold.id),
      room: null,
      sold,
      isWanted: () => true,
      totalOf: (first, nights) => shownTotal(sold, cheapestTotal(pricedFor(first, nights), sold)),
    }),
  )
  const present = ({ seller: { sold, isWanted }, first, nights }: Part<Seller>): SplitPart => {
    const priced = pricedFor(first, nights)
    const offer = cheapestOffer(priced, sold, isWanted)
    const { arrival: s_d, departure: e_d } = stayFrom(stay.arrival + first, nights)
    const presented = presentOffer({ priced, hotel: sold, offer, freeToCancelOffer: null }, shown)
    return {
      s_d,
      e_d,
      hotel: { id: String(sold.id), name: sold.name[locale] },
      check_in: sold.checkIn,
      offer: presented.offer!,
    }
  }
  const splits = splitStays(stay.nights, String(hotel.id), [...rooms, ...near])
  return {
    list: splits.map(({ parts: [first, second], total }) => ({
      parts: [present(first), present(second)],
      total: money(total, currency),
      distance_m:
        first.seller.sold === second.seller.sold
          ? null
          : Math.floor(metresTo(first.seller.sold, second.seller.sold)),
    })),
    rooms: splits.length > 0 ? freeNights(pricedFor(0, stay.nights), hotel, locale) : [],
  }
}

/** The hotels of the same city within a walk, nearest first. */
const nearHotels = (hotels: readonly ShardHotel[], from: ShardHotel): ShardHotel[] =>
  hotels
    .filter((hotel) => hotel !== from)
    .map((hotel) => ({ hotel, metres: metresTo(from, hotel) }))
    .filter(({ metres }) => metres <= NEAR_METRES)
    .sort((a, b) => a.metres - b.metres || a.hotel.id - b.hotel.id)
    .slice(0, MOST_NEAR)
    .map(({ hotel }) => hotel)

/** The rooms that take the guests, night by night. */
function freeNights(
  { shard, stay, tooSmall }: PricedShard,
  { rooms, products }: ShardHotel,
  locale: Locale,
): SplitStays['rooms'] {
  return rooms.flatMap((room) => {
    const own = products.filter((product) => product.room === room && !tooSmall[product.capacity])
    if (own.length === 0) return []
    const columns = [...new Set(own.map(({ column }) => column))]
    const isFree = (night: number) =>
      columns.some((column) => {
        const cell = cellOf(shard, column, stay.arrival + night)
        return (
          sumOfNights(1, stay.rooms.length, shard.prices, shard.free, cell, shard.columns) !== UNAVAILABLE
        )
      })
    const free = Array.from({ length: stay.nights }, (_, night) => isFree(night))
    return [{ id: String(room.id), name: room.name[locale], free }]
  })
}
