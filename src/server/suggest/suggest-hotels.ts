import type { Suggestion } from '#contract/search.ts'
import type { Locale } from '#domain/locale.ts'
import type { Db } from '../db/database.ts'
import type { Place } from '../places/place.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import { whereIn, whereInRegion } from '../places/where-in.ts'
import type { Finding } from './best-findings.ts'
import { nameOf } from './hotel-columns.ts'
import type { Ranked } from './mix.ts'
import type { Names } from './names.ts'
import { presentHotel } from './present.ts'
import { readAddresses } from './store.ts'

type World = { db: Db; index: PlaceIndex; names: Names; locale: Locale }
type Shown = { id: number; name: string; place: Place; points: number; sub: string }

/** Hotels with where they are; namesakes say more until they differ. */
export async function suggestHotels(world: World, found: readonly Finding[]): Promise<Ranked<Suggestion>[]> {
  const { db, locale } = world
  const shown = found.flatMap((finding) => shownHotel(world, finding))
  const inRegions = withMore(shown, ({ place }) => whereInRegion(place, locale))
  const alike = namesakes(inRegions)
  const addresses =
    alike.size > 0
      ? await readAddresses(
          db,
          [...alike].map(({ id }) => id),
        )
      : []
  const addressOf = new Map(addresses.map((address) => [address.id, address[locale]]))
  const told = withMore(inRegions, ({ id, sub }) => [sub, addressOf.get(id)].filter(Boolean).join(' · '))
  return told.map(({ id, name, sub, points }) => ({ item: presentHotel(id, name, sub), points }))
}

function shownHotel({ index, names, locale }: World, { owner, points }: Finding): Shown[] {
  const { hotels } = names
  const place = index.byId.get(hotels.districts[owner]!) ?? index.byId.get(hotels.cities[owner]!)
  if (!place) return []
  const name = nameOf(hotels, owner)[locale]
  return [{ id: hotels.ids[owner]!, name, place, points, sub: whereIn(place, locale) }]
}

function namesakes(hotels: readonly Shown[]): Set<Shown> {
  const groups = Map.groupBy(hotels, ({ name, sub }) => `${name}\n${sub}`)
  return new Set([...groups.values()].filter((group) => group.length > 1).flat())
}

function withMore(hotels: readonly Shown[], more: (hotel: Shown) => string): Shown[] {
  const alike = namesakes(hotels)
  return hotels.map((hotel) => (alike.has(hotel) ? { ...hotel, sub: more(hotel) } : hotel))
}
