import type { Suggestion } from '#contract/search.ts'
import type { Locale } from '#domain/locale.ts'
import type { Db } from '../db/database.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import { whereIn } from '../places/where-in.ts'
import type { Finding } from './best-findings.ts'
import { nameOf } from './hotel-columns.ts'
import type { Ranked } from './mix.ts'
import type { Names } from './names.ts'
import { presentHotel } from './present.ts'
import { readAddresses } from './store.ts'

type World = { db: Db; index: PlaceIndex; names: Names; locale: Locale }
type Shown = { id: number; name: string; points: number; sub: string }

/** Hotels with where they are; namesakes in one city say their address as well. */
export async function suggestHotels(world: World, found: readonly Finding[]): Promise<Ranked<Suggestion>[]> {
  const { db, locale } = world
  const shown = found.flatMap((finding) => shownHotel(world, finding))
  const alike = namesakes(shown)
  const addresses =
    alike.size > 0
      ? await readAddresses(
          db,
          [...alike].map(({ id }) => id),
        )
      : []
  const addressOf = new Map(addresses.map((address) => [address.id, address[locale]]))
  return shown.map(({ id, name, sub, points }) => {
    const address = addressOf.get(id)
    return { item: presentHotel(id, name, address ? `${sub} · ${address}` : sub), points }
  })
}

function shownHotel({ index, names, locale }: World, { owner, points }: Finding): Shown[] {
  const { hotels } = names
  const place = index.byId.get(hotels.districts[owner]!) ?? index.byId.get(hotels.cities[owner]!)
  if (!place) return []
  const name = nameOf(hotels, owner)[locale]
  return [{ id: hotels.ids[owner]!, name, points, sub: whereIn(index, place, locale) }]
}

function namesakes(hotels: readonly Shown[]): Set<Shown> {
  const groups = Map.groupBy(hotels, ({ name, sub }) => `${name}\n${sub}`)
  return new Set([...groups.values()].filter((group) => group.length > 1).flat())
}
