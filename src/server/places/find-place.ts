import type { Places } from './open-places.ts'
import type { Place } from './place.ts'

/** The place of a slug: a country, a city, or a part of one. */
export const findPlace = async (places: Places, slug: string): Promise<Place | null> =>
  (await places()).bySlug.get(slug) ?? null

export const findPlaceById = async (places: Places, id: number): Promise<Place | null> =>
  (await places()).byId.get(id) ?? null
