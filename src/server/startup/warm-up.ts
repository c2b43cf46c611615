import type { FastifyInstance } from 'fastify'
import type { Places } from '../places/open-places.ts'
import type { Shards } from '../search/shards/shards.ts'

type Options = {
  readonly http: Pick<FastifyInstance, 'inject'>
  readonly places: Places
  readonly shards: Pick<Shards, 'of'>
}

const frontPages = ['/', '/zh']
const largestCities = 6

/** Renders the front page, which the first visitors would otherwise wait for. */
export async function warmUp({ http }: Pick<Options, 'http'>): Promise<void> {
  await Promise.all(frontPages.map((url) => http.inject(url)))
}

/** Loads the largest cities. Not waited for: a search of a city that is not loaded yet loads it. */
export async function loadLargestCities({ places, shards }: Omit<Options, 'http'>): Promise<void> {
  const { byId } = await places()
  const cities = [...byId.values()]
    .filter(({ kind, hotels }) => kind === 'city' && hotels > 0)
    .sort((a, b) => b.hotels - a.hotels || a.id - b.id)
  for (const { id } of cities.slice(0, largestCities)) await shards.of(id)
}
