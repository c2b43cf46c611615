import type { CalendarQuery } from '#contract/hotels.ts'
import type { HotelCard, HotelQuery, RecommendationQuery } from '#contract/search.ts'
import type { RateTable } from '#domain/exchange.ts'
import type { Locale } from '#domain/locale.ts'
import { createLru, type Lru } from '../cache/lru.ts'
import type { Pool } from '../db/database.ts'
import { createExchanges, type Exchange } from '../exchange/exchange-into.ts'
import type { WriteAnswer } from '../http/written.ts'
import type { Places } from '../places/open-places.ts'
import type { Place } from '../places/place.ts'
import { createCardTexts } from './card-texts.ts'
import { countHotels } from './count-hotels.ts'
import { findHotels, type HeldHotel } from './find-hotels.ts'
import { type HotelMap, makeHotelMap } from './hotel-map.ts'
import { keepPlacePrices } from './kept-prices.ts'
import type { Later } from './later.ts'
import { listHotels } from './list-hotels.ts'
import { bytesOfListing } from './listing.ts'
import { readPositions } from './map-store.ts'
import { type HotelsAsked, priceHotels } from './price-hotels.ts'
import type { PlacePrices } from './price-place.ts'
import { bytesOfPriced, type PricedShard } from './price-shard.ts'
import { createReadings, type Readings } from './readings.ts'
import { recommendHotels } from './recommend-hotels.ts'
import type { KeptListing } from './search-hotels.ts'
import { openShards, type Shards } from './shards.ts'
import { showPriceCalendar } from './show-price-calendar.ts'
import { type CardWriter, createCards } from './write-cards.ts'
import { createZoneDays, type ZoneDays } from './zone-days.ts'

/** What searching stands on. */
export type SearchWorld = {
  readonly db: Pool
  readonly places: Places
  readonly rates: () => Promise<RateTable>
  readonly readings: () => Later<Readings>
  readonly now: () => number
  readonly shards: Shards
  readonly map: () => Promise<HotelMap>
  readonly zoneDays: ZoneDays
  /** Whether one of the payment methods can hold money: without one nothing of a guarantee is paid later. */
  readonly isHoldOffered: boolean
  readonly exchange: (table: RateTable, currency: string) => Exchange
  /** What was priced and put in order last: by city and stay, by what was asked for. */
  readonly priced: Lru<PricedShard>
  readonly listings: Lru<KeptListing>
  readonly cardWriter: CardWriter
}

/** Searching, for this feature's routes and for other features. */
export type Search = {
  /** The inventory in memory, city by city: `shards.of(place.id)`. Read it at once, without awaiting in between. */
  readonly shards: Shards
  /** Today in a zone, without asking its clock every time. */
  readonly zoneDays: ZoneDays
  /** Where single hotels are held: for their calendars, for what is near them. */
  readonly findHotels: (ids: readonly string[]) => Promise<Map<string, HeldHotel>>
  /** Cards of single hotels, whatever their cities, with offers for a stay; closed ones are left out. */
  readonly priceHotels: (asked: HotelsAsked) => Promise<HotelCard[]>
  readonly listHotels: (
    query: HotelQuery,
    locale: Locale,
    writeDown?: WriteAnswer,
  ) => ReturnType<typeof listHotels>
  readonly countHotels: (query: HotelQuery, locale: Locale) => ReturnType<typeof countHotels>
  readonly showPriceCalendar: (query: CalendarQuery, locale: Locale) => ReturnType<typeof showPriceCalendar>
  readonly recommendHotels: (query: RecommendationQuery, locale: Locale) => ReturnType<typeof recommendHotels>
  /** The cheapest nights of the coming year at a place, by month and by district. */
  readonly pricePlace: (place: Place, currency: string) => Promise<PlacePrices>
  readonly close: () => Promise<void>
}

type Options = Pick<SearchWorld, 'db' | 'places' | 'rates' | 'now'> & {
  readonly isHoldOffered?: boolean
  readonly memoryMb: number
  /** Shards from elsewhere than the tables: to measure more than they hold. */
  readonly open?: typeof openShards
}

const MEGABYTE = 1024 * 1024
/** How the memory for searching is shared out, in parts of a hundred. */
const SHARES = { shards: 74, priced: 6, listings: 3, texts: 7, cards: 10 }

export function openSearch(options: Options): Search {
  const { db, places, rates, now, memoryMb, isHoldOffered = true, open = openShards } = options
  let map: Promise<HotelMap> | null = null
  const bytesFor = (share: number) => (memoryMb * MEGABYTE * share) / 100
  const readMap = async () => {
    await world.shards.watch()
    return makeHotelMap(await readPositions(db))
  }
  const world: SearchWorld = {
    db,
    places,
    rates,
    readings: createReadings(places, rates),
    now,
    shards: open({
      db,
      now,
      maxBytes: bytesFor(SHARES.shards),
      onMoved: () => {
        map = null
      },
      onDrop: (shard) => {
        world.priced.deleteWhere((priced) => priced.shard === shard)
        world.listings.deleteWhere(({ listing }) => listing.parts.some((part) => part.shard === shard))
      },
    }),
    map: () => {
      map ??= readMap().catch((error: unknown) => {
        map = null
        throw error
      })
      return map
    },
    zoneDays: createZoneDays(),
    isHoldOffered,
    exchange: createExchanges(),
    priced: createLru({ maxBytes: bytesFor(SHARES.priced), sizeOf: bytesOfPriced }),
    cardWriter: createCards(createCardTexts(bytesFor(SHARES.texts)), bytesFor(SHARES.cards)),
    listings: createLru({
      maxBytes: bytesFor(SHARES.listings),
      sizeOf: ({ listing }) => bytesOfListing(listing),
    }),
  }
  return {
    shards: world.shards,
    zoneDays: world.zoneDays,
    findHotels: (ids) => findHotels(world, ids),
    priceHotels: (asked) => priceHotels(world, asked),
    listHotels: (query, locale, writeDown) => listHotels(world, query, locale, writeDown),
    countHotels: (query, locale) => countHotels(world, query, locale),
    showPriceCalendar: (query, locale) => showPriceCalendar(world, query, locale),
    recommendHotels: (query, locale) => recommendHotels(world, query, locale),
    pricePlace: keepPlacePrices(world),
    close: world.shards.close,
  }
}
