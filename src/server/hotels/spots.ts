import { metresBetween } from '#gazetteer/ground.ts'
import type { Place } from '../places/place.ts'
import type { PlaceIndex } from '../places/place-index.ts'

const kept = new WeakMap<PlaceIndex, Map<number, Place[]>>()

/** The parts of each city by its id; computed once per place index. */
export function spotsOf(index: PlaceIndex): ReadonlyMap<number, readonly Place[]> {
  const known = kept.get(index)
  if (known) return known
  const spots = new Map<number, Place[]>()
  for (const place of index.byId.values()) {
    if (!place.parent) continue
    const others = spots.get(place.parent.id)
    if (others) others.push(place)
    else spots.set(place.parent.id, [place])
  }
  kept.set(index, spots)
  return spots
}

const serves = 160_000
type Airports = { readonly all: readonly Place[]; readonly near: Map<number, readonly Place[]> }
const airports = new WeakMap<PlaceIndex, Airports>()

/** Airports that serve a city, its own or another's; computed once per city. */
export function airportsNear(index: PlaceIndex, city: Place): readonly Place[] {
  const known = airports.get(index) ?? {
    all: [...index.byId.values()].filter(({ kind }) => kind === 'airport'),
    near: new Map<number, readonly Place[]>(),
  }
  airports.set(index, known)
  const found = known.near.get(city.id) ?? known.all.filter((place) => metresBetween(place, city) <= serves)
  known.near.set(city.id, found)
  return found
}
