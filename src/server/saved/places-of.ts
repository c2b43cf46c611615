import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { SavedContext } from './context.ts'

/** The city name of each open hotel. */
export async function placesOf(
  { search, places }: Pick<SavedContext, 'search' | 'places'>,
  ids: readonly Id[],
  locale: Locale,
): Promise<Map<Id, string>> {
  const [held, index] = await Promise.all([search.findHotels(ids), places()])
  return new Map(
    [...held].flatMap(([id, { shard }]) => {
      const city = index.byId.get(shard.city)
      return city ? [[id, city.name[locale]] as const] : []
    }),
  )
}
