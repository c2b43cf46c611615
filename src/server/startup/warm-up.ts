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

/** Fills the caches that the first visitors would otherwise wait for: the front page and the largest cities. */
export async function warmUp({ http, places, shards }: Options): Promise<void> {
  const { byId } = await places()
  for (const url of frontPages) await http.inject(url)
  const cities = [...byId.values()]
    .filter(({ kind, hotels }) => kind === 'city' && hotels > 0)
    .sort((a, b) => b.hotels - a.hotels || a.id - b.id)
  await Promise.all(cities.slice(0, largestCities).map(({ id }) => shards.of(id)))
}
