import { type Db, type Pool, readingTransaction } from '../db/database.ts'
import { numberingOf } from './alike.ts'
import { BID_WIDTH } from './bids.ts'
import { buildHotel, type Position } from './build-hotel.ts'
import { clearShelf } from './card-texts.ts'
import { FAMILY_WIDTH } from './families.ts'
import { readNightsOf, readRest } from './load-shard.ts'
import { TERMS_WIDTH } from './price-terms.ts'
import { placeOf, type Shard, type ShardHotel } from './shard.ts'
import { putNights } from './shard-draft.ts'
import { findCities, type HotelRow, readHotelsById } from './shard-store.ts'

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
 * Reads the present values of what changed, in one snapshot, and returns what puts them all into the shard at once:
 * nobody who searches ever meets new hotels beside old nights. Null where very much changed.
 */
export async function readRefresh(
  db: Pool,
  shard: Shard,
  { hotels, columns }: Changed,
): Promise<(() => boolean) | null> {
  if (hotels.size > MOST_HOTELS || columns.size > MOST_COLUMNS) return null
  const { ids, units } = shard.rooms
  const { rows, rest, nights } = await readingTransaction(db, async (tx) => {
    const rows = hotels.size > 0 ? await readHotelsById(tx, [...hotels], shard.base) : []
    const rest = await readRest(tx, rows, shard.base)
    const rooms = [...columns].map((column) => ids[column]!)
    return { rows, rest, nights: await readNightsOf(tx, rooms, shard.base) }
  })
  /** False where the shard can only be loaded anew: where a hotel has other rooms or rates than before. */
  return () =>
    rows.length === hotels.size &&
    putHotels(shard, rows, rest) &&
    [...columns].every((column) =>
      putNights(shard, column, { id: ids[column]!, units: units[column]! }, nights),
    )
}

type Rest = Awaited<ReturnType<typeof readRest>>

function putHotels(shard: Shard, rows: readonly HotelRow[], read: Rest): boolean {
  if (rows.some(({ city }) => city !== shard.city)) return false
  const { alike } = shard
  const numbers = { alike, numberOf: numberingOf(alike) }
  if (rows.length > 0) shard.around.clear()
  return rows.every((row) => {
    const at = placeOf(shard, row.id)
    const old = shard.hotels[at]!
    const built = buildHotel(numbers, row, read.imagesOf(String(row.id)), positionOf(old))
    const { hotel } = built
    if (!hasSameRows(hotel, old)) return false
    shard.hotels[at] = hotel
    clearShelf(shard.cards, at)
    putRows(shard.houses, [built.house], at)
    putRows(shard.rooms, built.rooms, old.firstRoom)
    putRows(shard.plans, built.plans, old.firstPlan)
    putRows(shard.products, built.products, old.firstProduct)
    shard.bids.set(built.bids.flat(), old.firstBid * BID_WIDTH)
    shard.families.set(built.families, at * FAMILY_WIDTH)
    shard.priceTerms.set(built.priceTerms.flat(), old.firstTerms * TERMS_WIDTH)
    return built.rooms.every(({ ids: id, units }, i) =>
      putNights(shard, old.firstRoom + i, { id, units }, read),
    )
  })
}

const hasSameRows = (a: ShardHotel, b: ShardHotel) =>
  a.rooms === b.rooms &&
  a.plans === b.plans &&
  a.products === b.products &&
  a.terms === b.terms &&
  a.bids === b.bids

const positionOf = ({ firstRoom, firstPlan, firstProduct, firstTerms, firstBid }: ShardHotel): Position => ({
  firstRoom,
  firstPlan,
  firstProduct,
  firstTerms,
  firstBid,
})

function putRows<Column extends string>(
  table: Readonly<Record<Column, { [at: number]: number }>>,
  rows: readonly Readonly<Record<Column, number>>[],
  first: number,
) {
  for (const [at, row] of rows.entries()) {
    for (const column of Object.keys(table) as Column[]) table[column][first + at] = row[column]
  }
}

/** The cities in which these hotels stand now. */
export const citiesOf = async (db: Db, hotels: readonly number[]): Promise<Set<number>> =>
  hotels.length === 0
    ? new Set()
    : new Set((await findCities(db, hotels.map(String))).map(({ city }) => city))
