import type { Db } from '../db/database.ts'

export type HotelPosition = { readonly lat: number; readonly lon: number; readonly city: number }

const batchSize = 5_000

/** Coordinates of every open hotel, read in batches so that other requests are not blocked. */
export async function readPositions(db: Db): Promise<HotelPosition[]> {
  const positions: HotelPosition[] = []
  const batches = db<HotelPosition[]>`
    select lat, lon, city::float8 as city from hotels where state = 'open'`.cursor(batchSize)
  for await (const rows of batches) positions.push(...rows)
  return positions
}
