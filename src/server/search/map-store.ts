import type { Db } from '../db/database.ts'
import type { HotelPositions } from './hotel-map.ts'

const atOnce = 5_000

/** Read in portions, so that taking them in does not hold up other requests. */
export async function readPositions(db: Db): Promise<HotelPositions> {
  const lat: number[] = []
  const lon: number[] = []
  const city: number[] = []
  const portions = db<{ lat: number; lon: number; city: number }[]>`
    select lat, lon, city::float8 as city from hotels where state = 'open'`.cursor(atOnce)
  for await (const rows of portions) {
    for (const row of rows) {
      lat.push(row.lat)
      lon.push(row.lon)
      city.push(row.city)
    }
  }
  return { lat: Float64Array.from(lat), lon: Float64Array.from(lon), city: Float64Array.from(city) }
}
