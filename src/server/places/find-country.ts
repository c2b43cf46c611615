import type { Place } from './place.ts'
import type { PlaceIndex } from './place-index.ts'

/** The country of `/counties/{kw}`. */
export function findCountry({ bySlug }: PlaceIndex, slug: string): Place | null {
  const place = bySlug.get(slug)
  return place?.kind === 'country' ? place : null
}
