import { squeeze } from '#gazetteer/fold.ts'
import type { Db } from '../db/database.ts'
import type { Places } from './open-places.ts'
import type { Place } from './place.ts'
import { findSimilarPlaces } from './store.ts'

/** Shorter texts match too many names. */
const shortestAlike = 5

/** Places whose names are similar to a text with several typing errors. */
export async function findAlikePlaces(
  { db, places }: { db: Db; places: Places },
  typed: string,
  limit: number,
): Promise<Place[]> {
  const text = squeeze(typed)
  if (text.length < shortestAlike) return []
  const { bySlug } = await places()
  return (await findSimilarPlaces(db, text, limit)).flatMap((slug) => bySlug.get(slug) ?? [])
}
