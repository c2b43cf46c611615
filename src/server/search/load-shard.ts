import type { Day } from '#domain/plain-date.ts'
import { type Db, readingTransaction, type Tx } from '../db/database.ts'
import { ownImagesOf } from '../media/own-images.ts'
import { addHotel, type Draft, finishShard, newArrays, newDraft } from './build-shard.ts'
import { putFree, putPrices } from './night-arrays.ts'
import type { Shard } from './shard.ts'
import { SHARD_NIGHTS } from './shard.ts'
import { type HotelRow, readCalendars, readExtent, readHotels, readNights } from './shard-store.ts'

/** So few that what is made of them never holds up other requests: a few milliseconds. */
const hotelsAtOnce = 40

type Wanted = { city: number; base: Day; version: number }

/**
 * Reads a city in one snapshot, some hotels at a time; between two readings other requests have their turn. A city
 * with a price beyond 32 bits is read again into wider numbers.
 */
export async function loadShard(db: Db, wanted: Wanted): Promise<Shard> {
  return (await readShard(db, wanted, false)) ?? (await readShard(db, wanted, true))!
}

function readShard(db: Db, { city, base, version }: Wanted, wide: boolean): Promise<Shard | null> {
  return readingTransaction(db, async (tx) => {
    const { snapshot, rooms } = await readExtent(tx, city)
    const draft = newDraft()
    const narrow = newArrays(rooms, base)
    const arrays = wide ? { ...narrow, prices: new Float64Array(SHARD_NIGHTS * rooms) } : narrow
    let after = 0
    for (;;) {
      const rows = await readHotels(tx, { city, after, limit: hotelsAtOnce, from: base })
      if (rows.length === 0) break
      after = rows.at(-1)!.id
      if (!(await addHotels(tx, draft, arrays, rows))) return null
    }
    return finishShard(draft, { city, version, snapshot, ...arrays })
  })
}

type Arrays = Pick<Shard, 'base' | 'columns' | 'prices' | 'free'>

async function addHotels(tx: Tx, draft: Draft, arrays: Arrays, rows: readonly HotelRow[]): Promise<boolean> {
  const rooms = rows.flatMap((row) => (row.rooms ?? []).map(({ id }) => id))
  const [calendars, nights, imagesOf] = await Promise.all([
    readCalendars(tx, rooms),
    readNights(tx, rooms, arrays.base),
    ownImagesOf(
      tx as unknown as Db,
      rows.map(({ id }) => String(id)),
    ),
  ])
  const first = draft.rooms.length
  for (const row of rows) addHotel(draft, row, imagesOf(String(row.id)))
  const calendarOf = new Map(calendars.map((row) => [row.room, row]))
  const nightsOf = new Map(nights.map((row) => [row.room, row]))
  for (const [at, room] of rooms.entries()) {
    const column = first + at
    if (!putPrices(arrays, column, calendarOf.get(room) ?? null)) return false
    putFree(arrays, column, draft.rooms[column]!.units, nightsOf.get(room) ?? null)
  }
  return true
}
