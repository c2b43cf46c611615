import type { MapGround } from '#contract/places.ts'
import type { Locale } from '#domain/text/locale.ts'
import { metresBetween } from '#gazetteer/ground.ts'
import { type NamedWater, readNamedWaters, smoothLine } from '#gazetteer/named-water.ts'

const farthest = 40_000
/** Distance in metres between possible positions of a river's name. */
const every = 2_400

type Point = { readonly lat: number; readonly lon: number }

/** Possible positions of the names of waters around a point: along a river, in the middle of a lake. */
export function waterNames(city: Point, locale: Locale): MapGround['waters'] {
  return readNamedWaters()
    .filter(({ line }) => line.some((point) => metresBetween(point, city) < farthest))
    .flatMap((water) =>
      placesAlong(water).map(({ lat, lon, turn }) => ({
        name: water.name[locale],
        lat: Math.round(lat * 1e5) / 1e5,
        lon: Math.round(lon * 1e5) / 1e5,
        half_m: Math.round(water.halfKm * 1_000),
        turn: Math.round(turn * 100) / 100,
      })),
    )
}

function placesAlong({ line, isRiver }: NamedWater): (Point & { turn: number })[] {
  const path = smoothLine(line)
  if (!isRiver) return [{ ...path[Math.floor(path.length / 2)]!, turn: 0 }]
  const found: (Point & { turn: number })[] = []
  let gone = every / 2
  for (let at = 1; at < path.length - 1; at++) {
    gone += metresBetween(path[at - 1]!, path[at]!)
    if (gone < every) continue
    gone = 0
    found.push({ ...path[at]!, turn: turnAt(path, at) })
  }
  return found
}

/** The angle of a name along the line, in radians; never upside down. */
function turnAt(path: readonly Point[], at: number): number {
  const [a, b] = [path[Math.max(0, at - 4)]!, path[Math.min(path.length - 1, at + 4)]!]
  const turn = Math.atan2(a.lat - b.lat, (b.lon - a.lon) * Math.cos((a.lat * Math.PI) / 180))
  if (turn > Math.PI / 2) return turn - Math.PI
  return turn < -Math.PI / 2 ? turn + Math.PI : turn
}
