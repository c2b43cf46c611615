import type { Places } from '../places/open-places.ts'
import type { Place } from '../places/place.ts'
import { airportsNear, spotsOf } from './spots.ts'
import type { HotelRow } from './store.ts'

export type HotelAround = {
  city: Place
  district: Place | null
  /** Parts of the city. */
  spots: readonly Place[]
  /** Airports of any city that serve this one. */
  airports: readonly Place[]
}

/** The places that contain a hotel and those near it; null for a city that is no longer in the data. */
export async function aroundHotel(
  places: Places,
  { city, district }: Pick<HotelRow, 'city' | 'district'>,
): Promise<HotelAround | null> {
  const index = await places()
  const home = index.byId.get(city)
  if (!home) return null
  return {
    city: home,
    district: district === null ? null : (index.byId.get(district) ?? null),
    spots: spotsOf(index).get(home.id) ?? [],
    airports: airportsNear(index, home),
  }
}
