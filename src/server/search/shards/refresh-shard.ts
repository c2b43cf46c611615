import { type Db, type Pool, readingTransaction } from '../../db/database.ts'
import { saleGroupsOf } from '../pricing/undominated-plans.ts'
import { buildHotel } from './build-hotel.ts'
import { readNightRows, readNightsAndImages } from './load-shard.ts'
import { putNights } from './night-arrays.ts'
import { type SaleColumns, saleColumnsOf, saleGroupsAt } from './sale-columns.ts'
import { hotelIn, type Shard, type ShardHotel } from './shard.ts'
import { findCities, type HotelRow, readHotelsById } from './store.ts'

/** Changes in the hotels of one shard. */
export type Changed = {
  /** Ids of hotels with any change. */
  readonly hotels: ReadonlySet<number>
  /** Room types with changed nights, each with its hotel. */
  readonly rooms: ReadonlyMap<number, number>
}

/** Above this, loading the shard again is faster than refreshing it. */
const MOST_HOTELS = 40
const MOST_ROOMS = 400

/** Applies the read values to the shard and sets its version; false if the shard must be loaded again. */
export type ApplyRefresh = (version: number) => boolean

/**
 * Reads the present values of changed rows in one snapshot, and returns the function that applies all of them. That
 * function awaits nothing and ends with the new version: a reader never sees new hotels beside old nights, or old
 * totals beside new rows. Null if too much changed.
 */
export async function readRefresh(
  db: Pool,
  shard: Shard,
  { hotels, rooms }: Changed,
): Promise<ApplyRefresh | null> {
  if (hotels.size > MOST_HOTELS || rooms.size > MOST_ROOMS) return null
  const { rows, rest, nights } = await readingTransaction(db, async (tx) => {
    const rows = hotels.size > 0 ? await readHotelsById(tx, [...hotels], shard.base) : []
    const rest = await readNightsAndImages(tx, rows, shard.base)
    return { rows, rest, nights: await readNightRows(tx, [...rooms.keys()], shard.base) }
  })
  return (version) => {
    const isWhole =
      rows.length === hotels.size &&
      rows.every((row) => putHotel(shard, row, rest)) &&
      // Looked up only now: a hotel that changed as well may have more units than before.
      [...rooms].every(([room, hotel]) =>
        calendarsOf(shard, hotel, room).every((calendar) => putNights(shard, calendar, nights)),
      )
    if (isWhole && rows.length > 0) {
      shard.sale = renewedSale(shard, rows)
      shard.distances = null
    }
    shard.version = version
    return isWhole
  }
}

const calendarsOf = (shard: Shard, hotel: number, room: number) =>
  hotelIn(shard, hotel)?.calendars.filter((calendar) => calendar.room.id === room) ?? []

type Rest = Awaited<ReturnType<typeof readNightsAndImages>>

/** False if it moved, has other rooms or rates than before, or prices that do not fit. */
function putHotel(shard: Shard, row: HotelRow, rest: Rest): boolean {
  const old = hotelIn(shard, row.id)
  if (!old || row.city !== shard.city) return false
  const position = { position: old.position, column: old.calendars[0]?.column ?? 0 }
  const hotel = buildHotel(row, rest.imagesOf(String(row.id)), position, shard.shared)
  if (!hasSameParts(hotel, old)) return false
  shard.hotels[old.position] = hotel
  return hotel.calendars.every((calendar) => putNights(shard, calendar, rest))
}

/** Only the groups of changed hotels are found again. */
function renewedSale(shard: Shard, rows: readonly HotelRow[]): SaleColumns {
  const changed = new Set(rows.map(({ id }) => id))
  return saleColumnsOf(
    shard.hotels.map(({ id, position, products }) =>
      changed.has(id) ? saleGroupsOf(products) : saleGroupsAt(shard.sale, position),
    ),
  )
}

const hasSameParts = (a: ShardHotel, b: ShardHotel) =>
  a.plans.length === b.plans.length &&
  a.products.length === b.products.length &&
  a.calendars.length === b.calendars.length &&
  a.calendars.every(({ room, plan }, at) => {
    const other = b.calendars[at]!
    return room.id === other.room.id && plan === other.plan
  })

/** The cities with shards that lack one of these hotels, or have one that moved away. */
export async function citiesOfMoved(
  db: Db,
  hotels: readonly number[],
  shardOf: (hotel: number) => Shard | null,
): Promise<Set<number>> {
  const rows = hotels.length === 0 ? [] : await findCities(db, hotels.map(String))
  const moved = rows.flatMap(({ id, city }) => {
    const known = shardOf(id)?.city
    return known === city ? [] : [city, ...(known === undefined ? [] : [known])]
  })
  return new Set(moved)
}
