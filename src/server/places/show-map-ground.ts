import type { MapGround } from '#contract/places.ts'
import type { Locale } from '#domain/locale.ts'
import { ok, refuse } from '#domain/result.ts'
import { boxOf, type LandGrid } from '#gazetteer/land-grid.ts'
import { readCities } from '#gazetteer/read-cities.ts'
import { readLandGrids } from '#gazetteer/read-land.ts'
import { waterOutline } from '#gazetteer/water-outline.ts'
import { createLru } from '../cache/lru.ts'
import type { Places } from './open-places.ts'
import { isSpot, type Place } from './place.ts'

/** Around a city without water: as much as the others have. */
const dryCity = { cellKm: 0.5, size: 64 }
const mostKept = 500

/** What a schematic map of a place is drawn from: its city's waters, and what is to be named. */
export async function showMapGround(places: Places, { kw, locale }: { kw: string; locale: Locale }) {
  const index = await places()
  const place = index.bySlug.get(kw)
  if (!place || place.kind === 'country') return refuse('not_found')
  const city = place.parent ?? place
  const parts = [...index.byId.values()].filter(({ parent }) => parent?.id === city.id)
  const ground: MapGround = {
    ...waterOf(city),
    spots: [city, ...parts.toSorted((a, b) => hotelsIn(b) - hotelsIn(a))].map(
      ({ slug, kind, name, lat, lon }) => ({
        slug,
        kind,
        name: name[locale],
        lat,
        lon,
      }),
    ),
  }
  return ok(ground)
}

/** Districts, those with the most hotels first, come before all that hotels are only around. */
const hotelsIn = (place: Place) => (isSpot(place) ? 0 : place.hotels)

let grids: ReadonlyMap<number, LandGrid> | null = null
const drawn = createLru<Pick<MapGround, 'box' | 'water'>>({ max: mostKept })

/** Drawn once a city: the outlines depend on the tables alone. */
function waterOf(city: Place): Pick<MapGround, 'box' | 'water'> {
  const known = drawn.get(city.slug)
  if (known) return known
  grids ??= readLandGrids(readCities())
  const grid = grids.get(city.id)
  const water = {
    box: boxOf(grid ?? { ...dryCity, lat: city.lat, lon: city.lon }),
    water: grid ? waterOutline(grid).map((ring) => ring.flat()) : [],
  }
  drawn.set(city.slug, water)
  return water
}
