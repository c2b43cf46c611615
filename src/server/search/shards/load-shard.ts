import type { Day } from '#domain/time/plain-date.ts'
import { createYield } from '../../concurrency/yield.ts'
import { type Db, type Pool, readingTransaction, type Tx } from '../../db/database.ts'
import { ownImagesOf } from '../../media/photographs/own-images.ts'
import type { OwnImages } from '../../media/pictures-of.ts'
import { saleGroupsOf } from '../pricing/undominated-plans.ts'
import { buildHotel } from './build-hotel.ts'
import { type NightRows, putNights } from './night-arrays.ts'
import { saleColumnsOf } from './sale-columns.ts'
import { noSharedFacts, SHARD_NIGHTS, type Shard, type ShardHotel } from './shard.ts'
import { type HotelRow, readCalendars, readExtent, readHotels, readNights } from './store.ts'

/** Few enough that reading them blocks other requests for a few milliseconds at most. */
const hotelsAtOnce = 10

type Wanted = { readonly city: number; readonly base: Day; readonly version: number }

/**
 * Reads a city in one snapshot, in batches of hotels, and yields between them. A city with a price beyond 32 bits is
 * read again into wider numbers.
 */
export async function loadShard(db: Pool, wanted: Wanted): Promise<Shard> {
  return (await readShard(db, wanted, false)) ?? (await readShard(db, wanted, true))!
}

function readShard(db: Pool, wanted: Wanted, wide: boolean): Promise<Shard | null> {
  return readingTransaction(db, async (tx) => {
    const { snapshot, calendars: columns } = await readExtent(tx, wanted.city)
    const building = buildShard({ ...wanted, snapshot, columns, wide })
    const pause = createYield()
    let after = 0
    for (;;) {
      const rows = await readHotels(tx, { city: wanted.city, after, limit: hotelsAtOnce, from: wanted.base })
      if (rows.length === 0) return building.finish()
      after = rows.at(-1)!.id
      const { imagesOf, ...nights } = await readNightsAndImages(tx, rows, wanted.base)
      for (const row of rows) {
        if (!building.add(row, imagesOf(String(row.id)), nights)) return null
        await pause()
      }
    }
  })
}

type Extent = Wanted & { readonly snapshot: string; readonly columns: number; readonly wide: boolean }

/** Builds a shard hotel by hotel, in the order of their ids; `add` returns whether its prices fit. */
export function buildShard({ wide, ...facts }: Extent) {
  const cells = SHARD_NIGHTS * facts.columns
  const arrays = {
    base: facts.base,
    columns: facts.columns,
    prices: wide ? new Float64Array(cells) : new Int32Array(cells),
    free: new Uint8Array(cells),
  }
  const hotels: ShardHotel[] = []
  const shared = noSharedFacts()
  let column = 0
  let products = 0
  return {
    add: (row: HotelRow, images: OwnImages, nights: NightRows): boolean => {
      const hotel = buildHotel(row, images, { position: hotels.length, column }, shared)
      hotels.push(hotel)
      column += hotel.calendars.length
      products += hotel.products.length
      return hotel.calendars.every((calendar) => putNights(arrays, calendar, nights))
    },
    finish: (): Shard => {
      const sale = saleColumnsOf(hotels.map(({ products }) => saleGroupsOf(products)))
      return { ...facts, ...arrays, hotels, sale, distances: null, products, shared }
    },
  }
}

/** Data of some hotels from other tables. */
export async function readNightsAndImages(tx: Tx, rows: readonly HotelRow[], base: Day) {
  const rooms = rows.flatMap((row) => (row.rooms ?? []).map(({ id }) => id))
  const ids = rows.map(({ id }) => String(id))
  const [nights, imagesOf] = await Promise.all([readNightRows(tx, rooms, base), ownImagesOf(tx, ids)])
  return { ...nights, imagesOf }
}

export async function readNightRows(db: Db, rooms: readonly number[], base: Day): Promise<NightRows> {
  const [calendars, nights] = await Promise.all([readCalendars(db, rooms), readNights(db, rooms, base)])
  return {
    calendarsOf: Map.groupBy(calendars, ({ room }) => room),
    nightsOf: new Map(nights.map((row) => [row.room, row])),
  }
}
