import type { Db } from '../../db/database.ts'

export type HotelPosition = { readonly lat: number; readonly lon: number; readonly city: number }

const atOnce = 5_000

/** Where every open hotel stands; read in portions, so that taking them in does not hold up other requests. */
export async function readPositions(db: Db): Promise<HotelPosition[]> {
  const positions: HotelPosition[] = []
  const portions = db<HotelPosition[]>`
    select lat, lon, city::float8 as city from hotels where state = 'open'`.cursor(atOnce)
  for await (const rows of portions) positions.push(...rows)
  return positions
}
