import type { MapGround, MapSign } from '#contract/places.ts'
import type { MapPin } from './map-pin.ts'
import { type Pixel, worldOf } from './projection.ts'

/** Everything that a map shows, where it lies on the whole world (0 to 1). */
export type Scene = {
  readonly pins: readonly ScenePin[]
  /** Whether overlapping pins may be shown as one; not where each pin represents a place. */
  readonly isGrouped: boolean
  readonly cityName: string
  readonly districts: readonly District[]
  readonly points: readonly NamedPoint[]
  readonly towns: readonly Town[]
  readonly waters: readonly WaterName[]
}
export type ScenePin = Pixel & {
  readonly pin: MapPin /** Its district; -1 for none. */
  readonly part: number
}
export type District = Pixel & { readonly name: string }
export type NamedPoint = Pixel & {
  readonly kind: 'airport' | 'station' | 'landmark'
  readonly sign: MapSign
  readonly name: string
}
export type Town = Pixel & { readonly name: string; readonly population: number }
/** `half` is how far the banks are, as a share of the world; `turn` how the name lies, in radians. */
export type WaterName = Pixel & { readonly name: string; readonly half: number; readonly turn: number }

type Options = {
  readonly ground: MapGround | null
  readonly pins: readonly MapPin[]
  readonly isGrouped: boolean
}

const equator = 40_075_017

export function sceneOf({ ground, pins, isGrouped }: Options): Scene {
  const spots = ground?.spots ?? []
  const city = spots.find(({ kind }) => kind === 'city')
  const districts = spots.filter(({ kind }) => kind === 'district')
  const numbers = new Map(districts.map(({ slug }, at) => [slug, at]))
  // A place without districts has its own name where they would have theirs.
  const named = districts.length > 0 || !city ? districts : [city]
  return {
    pins: pins.map((pin) => ({ pin, part: numbers.get(pin.district ?? '') ?? -1, ...worldOf(pin) })),
    isGrouped,
    cityName: city?.name ?? '',
    districts: named.map((spot) => ({ name: spot.name, ...worldOf(spot) })),
    points: spots.flatMap((spot) => {
      const { kind, sign, name } = spot
      if (kind !== 'airport' && kind !== 'station' && kind !== 'landmark') return []
      return [{ kind, sign, name, ...worldOf(spot) }]
    }),
    towns: (ground?.towns ?? []).map((town) => ({
      name: town.name,
      population: town.population,
      ...worldOf(town),
    })),
    waters: (ground?.waters ?? []).map((water) => ({
      name: water.name,
      half: water.half_m / (equator * Math.cos((water.lat * Math.PI) / 180)),
      turn: water.turn,
      ...worldOf(water),
    })),
  }
}
