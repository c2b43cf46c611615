import { type Db, readingTransaction } from '../db/database.ts'
import { buildHotel } from './build-hotel.ts'
import { putNights, readRest } from './load-shard.ts'
import type { Shard } from './shard.ts'
import { findCities, readCalendars, readHotelsById, readNights } from './shard-store.ts'

/** Keys of what changed in the hotels of one shard. */
export type Changed = {
  /** Hotels of which anything changed. */
  readonly hotels: ReadonlySet<number>
  /** Columns of room types of which only nights changed. */
  readonly columns: ReadonlySet<number>
}

/** Beyond these a shard is sooner loaded anew than mended. */
const MOST_HOTELS = 40
const MOST_COLUMNS = 400

/**
 * Brings a shard to the present by reading the present values of what changed. False where it can only be loaded anew:
 * where very much changed, or a hotel has other rooms or rates than before.
 */
export async function refreshShard(db: Db, shard: Shard, { hotels, columns }: Changed): Promise<boolean> {
  if (hotels.size > MOST_HOTELS || columns.size > MOST_COLUMNS) return false
  if (hotels.size > 0 && !(await refreshHotels(db, shard, [...hotels]))) return false
  return columns.size === 0 || refreshNights(db, shard, [...columns])
}

async function refreshNights(db: Db, shard: Shard, columns: readonly number[]): Promise<boolean> {
  const rooms = columns.map((column) => shard.rooms[column]!.id)
  // In one snapshot: a price and a stock that were never true together would otherwise be shown for a moment.
  const [calendars, nights] = await readingTransaction(db, (tx) =>
    Promise.all([readCalendars(tx, rooms), readNights(tx, rooms, shard.base)]),
  )
  const read = {
    calendarOf: new Map(calendars.map((row) => [row.room, row])),
    nightsOf: new Map(nights.map((row) => [row.room, row])),
  }
  return columns.every((column) => putNights(shard, column, read))
}

async function refreshHotels(db: Db, shard: Shard, ids: readonly number[]): Promise<boolean> {
  const { rows, read } = await readingTransaction(db, async (tx) => {
    const found = await readHotelsById(tx, ids, shard.base)
    return { rows: found, read: await readRest(tx, shard, found) }
  })
  if (rows.length < ids.length || rows.some(({ city }) => city !== shard.city)) return false
  shard.around.clear()
  return rows.every((row) => {
    const at = placeOf(shard, row.id)
    const old = shard.hotels[at]!
    const built = buildHotel(shard.alike, row, read.imagesOf(String(row.id)), old)
    if (built.hotel.rooms !== old.rooms || built.hotel.products !== old.products) return false
    shard.hotels[at] = built.hotel
    for (const [i, room] of built.rooms.entries()) shard.rooms[old.firstRoom + i] = room
    for (const [i, product] of built.products.entries()) shard.products[old.firstProduct + i] = product
    for (const which of besideProducts) shard[which].set(built.beside[which], old.firstProduct)
    return built.rooms.every((_, i) => putNights(shard, old.firstRoom + i, read))
  })
}

const besideProducts = ['classes', 'capacities', 'rules', 'columnOf', 'likeOf'] as const

/** Where a hotel stands in its shard, which is in the order of the ids; -1 where it is not there. */
export function placeOf({ hotels }: Shard, id: number): number {
  let low = 0
  let high = hotels.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = hotels[middle]!.id
    if (found === id) return middle
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** The cities in which these hotels stand now. */
export const citiesOf = async (db: Db, hotels: readonly number[]): Promise<Set<number>> =>
  hotels.length === 0
    ? new Set()
    : new Set((await findCities(db, hotels.map(String))).map(({ city }) => city))
