import type { Day } from '#domain/plain-date.ts'
import { type Db, readingTransaction, type Tx } from '../db/database.ts'
import { ownImagesOf } from '../media/own-images.ts'
import type { OwnImages } from '../media/pictures-of.ts'
import { nothingAlike } from './alike.ts'
import { type BesideProducts, buildHotel } from './build-hotel.ts'
import { putFree, putPrices } from './night-arrays.ts'
import { SHARD_NIGHTS, type Shard } from './shard.ts'
import { type HotelRow, readCalendars, readExtent, readHotels, readNights } from './shard-store.ts'

/** So few that what is made of them never holds up other requests: a few milliseconds. */
const hotelsAtOnce = 20

type Wanted = { readonly city: number; readonly base: Day; readonly version: number }

/**
 * Reads a city in one snapshot, some hotels at a time; between two readings other requests have their turn. A city
 * with a price beyond 32 bits is read again into wider numbers.
 */
export async function loadShard(db: Db, wanted: Wanted): Promise<Shard> {
  return (await readShard(db, wanted, Int32Array)) ?? (await readShard(db, wanted, Float64Array))!
}

type Numbers = typeof Int32Array | typeof Float64Array

function readShard(db: Db, { city, base, version }: Wanted, Prices: Numbers): Promise<Shard | null> {
  return readingTransaction(db, async (tx) => {
    const { snapshot, rooms: columns } = await readExtent(tx, city)
    const shard = emptyShard({ city, version, snapshot, base, columns }, Prices)
    const beside: BesideProducts[] = []
    let after = 0
    for (;;) {
      const rows = await readHotels(tx, { city, after, limit: hotelsAtOnce, from: base })
      if (rows.length === 0) return withBeside(shard, beside)
      after = rows.at(-1)!.id
      if (!(await addHotels(tx, shard, beside, rows))) return null
    }
  })
}

/** A shard with room for so many columns, and nobody in it yet. */
export const emptyShard = (
  facts: Pick<Shard, 'city' | 'version' | 'snapshot' | 'base' | 'columns'>,
  Prices: Numbers,
): Shard => ({
  ...facts,
  prices: new Prices(SHARD_NIGHTS * facts.columns),
  free: new Uint8Array(SHARD_NIGHTS * facts.columns),
  hotels: [],
  rooms: [],
  products: [],
  classes: new Uint32Array(),
  capacities: new Uint32Array(),
  rules: new Uint32Array(),
  columnOf: new Uint32Array(),
  likeOf: new Uint32Array(),
  alike: nothingAlike(),
  around: new Map(),
})

export function withBeside(shard: Shard, beside: readonly BesideProducts[]): Shard {
  const all = (which: keyof BesideProducts) => new Uint32Array(beside.flatMap((some) => some[which]))
  return {
    ...shard,
    classes: all('classes'),
    capacities: all('capacities'),
    rules: all('rules'),
    columnOf: all('columnOf'),
    likeOf: all('likeOf'),
  }
}

async function addHotels(
  tx: Tx,
  shard: Shard,
  beside: BesideProducts[],
  rows: readonly HotelRow[],
): Promise<boolean> {
  const firstRoom = shard.rooms.length
  const read = await readRest(tx, shard, rows)
  for (const row of rows) beside.push(addHotel(shard, row, read.imagesOf(String(row.id))))
  for (let column = firstRoom; column < shard.rooms.length; column++) {
    if (!putNights(shard, column, read)) return false
  }
  return true
}

export function addHotel(shard: Shard, row: HotelRow, images: OwnImages): BesideProducts {
  const position = { firstRoom: shard.rooms.length, firstProduct: shard.products.length }
  const built = buildHotel(shard.alike, row, images, position)
  shard.hotels.push(built.hotel)
  shard.rooms.push(...built.rooms)
  shard.products.push(...built.products)
  return built.beside
}

type Read = Awaited<ReturnType<typeof readRest>>

/** What belongs to some hotels and stands in tables of its own. */
export async function readRest(tx: Tx, { base }: Pick<Shard, 'base'>, rows: readonly HotelRow[]) {
  const rooms = rows.flatMap((row) => (row.rooms ?? []).map(({ id }) => id))
  const ids = rows.map(({ id }) => String(id))
  const [calendars, nights, imagesOf] = await Promise.all([
    readCalendars(tx, rooms),
    readNights(tx, rooms, base),
    ownImagesOf(tx as unknown as Db, ids),
  ])
  return {
    calendarOf: new Map(calendars.map((row) => [row.room, row])),
    nightsOf: new Map(nights.map((row) => [row.room, row])),
    imagesOf,
  }
}

export function putNights(
  shard: Shard,
  column: number,
  { calendarOf, nightsOf }: Pick<Read, 'calendarOf' | 'nightsOf'>,
): boolean {
  const { id, units } = shard.rooms[column]!
  putFree(shard, column, units, nightsOf.get(id) ?? null)
  return putPrices(shard, column, calendarOf.get(id) ?? null)
}
