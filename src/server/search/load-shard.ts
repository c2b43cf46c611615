import type { Day } from '#domain/plain-date.ts'
import { createYield } from '../concurrency/yield.ts'
import { type Db, type Pool, readingTransaction, type Tx } from '../db/database.ts'
import { ownImagesOf } from '../media/own-images.ts'
import type { Shard } from './shard.ts'
import { createDraft } from './shard-draft.ts'
import { type HotelRow, readCalendars, readExtent, readHotels, readNights } from './shard-store.ts'

/** So few that reading them never holds up other requests for more than a few milliseconds. */
const hotelsAtOnce = 10

type Wanted = { readonly city: number; readonly base: Day; readonly version: number }

/**
 * Reads a city in one snapshot, some hotels at a time; between two readings other requests have their turn. A city
 * with a price beyond 32 bits is read again into wider numbers.
 */
export async function loadShard(db: Pool, wanted: Wanted): Promise<Shard> {
  return (await readShard(db, wanted, false)) ?? (await readShard(db, wanted, true))!
}

function readShard(db: Pool, { city, base, version }: Wanted, wide: boolean): Promise<Shard | null> {
  return readingTransaction(db, async (tx) => {
    const { snapshot, rooms: columns } = await readExtent(tx, city)
    const draft = createDraft({ city, base, version, snapshot, columns, wide })
    const turn = createYield()
    let after = 0
    for (;;) {
      const rows = await readHotels(tx, { city, after, limit: hotelsAtOnce, from: base })
      if (rows.length === 0) return draft.finish()
      after = rows.at(-1)!.id
      const read = await readRest(tx, rows, base)
      for (const row of rows) {
        if (!draft.add(row, read.imagesOf(String(row.id)), read)) return null
        await turn()
      }
    }
  })
}

/** What belongs to some hotels and stands in tables of its own. */
export async function readRest(tx: Tx, rows: readonly HotelRow[], base: Day) {
  const rooms = rows.flatMap((row) => (row.rooms ?? []).map(({ id }) => id))
  const [nights, imagesOf] = await Promise.all([
    readNightsOf(tx, rooms, base),
    ownImagesOf(
      tx,
      rows.map(({ id }) => String(id)),
    ),
  ])
  return { ...nights, imagesOf }
}

/** Prices and free rooms of some room types. */
export async function readNightsOf(db: Db, rooms: readonly number[], base: Day) {
  const [calendars, nights] = await Promise.all([readCalendars(db, rooms), readNights(db, rooms, base)])
  return {
    calendarOf: new Map(calendars.map((row) => [row.room, row])),
    nightsOf: new Map(nights.map((row) => [row.room, row])),
  }
}
