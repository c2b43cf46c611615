import type { CalendarQuery, SplitStayQuery } from '#contract/hotels.ts'
import type { HotelCard, HotelPinsQuery, HotelQuery, RecommendationQuery } from '#contract/search.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { createZoneDays, type ZoneDays } from '#domain/time/zone-days.ts'
import { createLru } from '../cache/lru.ts'
import type { Replicas } from '../db/replicas.ts'
import { createExchanges } from '../exchange/exchange-into.ts'
import { type HotelGrid, readHotelGrid } from '../hotel-grid/hotel-grid.ts'
import type { Place } from '../places/place.ts'
import type { SearchContext } from './context.ts'
import { countHotels } from './count-hotels.ts'
import { type CheapestAsked, type CheapestStay, findCheapest } from './find-cheapest.ts'
import { listHotels } from './list-hotels.ts'
import { listPins } from './list-pins.ts'
import { BYTES_OF_CARD_FACTS } from './present.ts'
import { type HotelsAsked, priceHotels } from './price-hotels.ts'
import { createPlacePrices, type PlacePrices } from './price-place.ts'
import { bytesOfPriced } from './pricing/price-shard.ts'
import { bytesOfListing } from './query/listing.ts'
import { recommendHotels } from './recommend-hotels.ts'
import { type SampledNights, sampleNights } from './sample-nights.ts'
import { findHotels, type HeldHotel } from './shards/find-hotels.ts'
import { openShards, type Shards } from './shards/shards.ts'
import { showPriceCalendar } from './show-price-calendar.ts'
import { showSplitStays } from './show-split-stays.ts'

/** Searching, for this feature's routes and for other features. */
export type Search = {
  /** The inventory in memory by city: `shards.of(place.id)`. Read it at once, without awaiting in between. */
  readonly shards: Shards
  /** The cached date of a time zone. */
  readonly zoneDays: ZoneDays
  /** The shards of single hotels, for their calendars and their neighbours. */
  readonly findHotels: (ids: readonly string[]) => Promise<Map<string, HeldHotel>>
  /** Cards of single hotels of any city, with offers for a stay; closed hotels are omitted. */
  readonly priceHotels: (asked: HotelsAsked) => Promise<HotelCard[]>
  /** The cheapest total for two on some nights, of every hotel of a city. */
  readonly sampleNights: (city: string, nights: readonly (PlainDate | null)[]) => Promise<SampledNights[]>
  /** The cheapest total of a search or of one hotel. */
  readonly findCheapest: (asked: CheapestAsked) => Promise<CheapestStay | null>
  readonly listHotels: (query: HotelQuery, locale: Locale) => ReturnType<typeof listHotels>
  readonly countHotels: (query: HotelQuery, locale: Locale) => ReturnType<typeof countHotels>
  /** Every hotel that a search finds, for a map. */
  readonly listPins: (query: HotelPinsQuery, locale: Locale) => ReturnType<typeof listPins>
  readonly showPriceCalendar: (query: CalendarQuery, locale: Locale) => ReturnType<typeof showPriceCalendar>
  /** Two stays in a row where no room of a hotel covers the dates. */
  readonly showSplitStays: (query: SplitStayQuery, locale: Locale) => ReturnType<typeof showSplitStays>
  readonly recommendHotels: (query: RecommendationQuery, locale: Locale) => ReturnType<typeof recommendHotels>
  /** The cheapest nights of the coming year at a place, by month and by district. */
  readonly pricePlace: (place: Place, currency: string) => Promise<PlacePrices>
  readonly close: () => Promise<void>
}

type Options = Pick<SearchContext, 'db' | 'places' | 'rates' | 'now'> & {
  readonly replicas?: Pick<Replicas, 'read'>
  readonly isHoldOffered?: boolean
  readonly memoryMb: number
  /** Another source of shards, for measurements. */
  readonly open?: typeof openShards
}

const MEGABYTE = 1024 * 1024
/** Shares of the search memory in percent. */
const SHARES = { shards: 80, priced: 7, listings: 5, cards: 8 }

export function openSearch(options: Options): Search {
  const { db, replicas, places, rates, now, memoryMb, isHoldOffered = true, open = openShards } = options
  let map: Promise<HotelGrid> | null = null
  const bytesFor = (share: number) => Math.floor((memoryMb * MEGABYTE * share) / 100)
  const readMap = async () => {
    await context.shards.watch()
    return readHotelGrid(db)
  }
  const context: SearchContext = {
    db,
    places,
    rates,
    now,
    shards: open({
      db,
      ...(replicas ? { replicas } : {}),
      now,
      maxBytes: bytesFor(SHARES.shards),
      onMoved: () => {
        map = null
      },
      onDrop: (shard) => {
        context.priced.deleteWhere((priced) => priced.shard === shard)
        context.listings.deleteWhere(({ listing }) => listing.parts.some((part) => part.shard === shard))
      },
    }),
    map: () => {
      map ??= readMap()
      // Callers that await it get the error, and the next call tries again; a caller that only compares it
      // does not wait.
      map.catch(() => {
        map = null
      })
      return map
    },
    zoneDays: createZoneDays(),
    isHoldOffered,
    exchange: createExchanges(),
    priced: createLru({ maxBytes: bytesFor(SHARES.priced), sizeOf: bytesOfPriced }),
    listings: createLru({
      maxBytes: bytesFor(SHARES.listings),
      sizeOf: ({ listing }) => bytesOfListing(listing),
    }),
    cardFacts: createLru({ maxBytes: bytesFor(SHARES.cards), sizeOf: () => BYTES_OF_CARD_FACTS }),
  }
  return {
    shards: context.shards,
    zoneDays: context.zoneDays,
    findHotels: (ids) => findHotels(context, ids),
    priceHotels: (asked) => priceHotels(context, asked),
    sampleNights: (city, nights) => sampleNights(context, city, nights),
    findCheapest: (asked) => findCheapest(context, asked),
    listHotels: (query, locale) => listHotels(context, query, locale),
    countHotels: (query, locale) => countHotels(context, query, locale),
    listPins: (query, locale) => listPins(context, query, locale),
    showSplitStays: (query, locale) => showSplitStays(context, query, locale),
    showPriceCalendar: (query, locale) => showPriceCalendar(context, query, locale),
    recommendHotels: (query, locale) => recommendHotels(context, query, locale),
    pricePlace: createPlacePrices(context),
    close: context.shards.close,
  }
}
