import { nearestDistrict } from './group-layout.ts'
import type { Label, Layout } from './map-plan.ts'
import type { NamedPoint } from './scene.ts'

/** From these zooms on names of a kind are written. */
const leastZoom = { district: 10.4, airport: 8.5, station: 10.9, landmark: 10.9 }
const heights = { district: 18, point: 15, town: 16, water: 14 }

const around = [
  [0, 0],
  [0, -15],
  [0, 15],
  [0, -30],
  [0, 30],
  [-24, 0],
  [24, 0],
  [-24, -22],
  [24, -22],
  [-24, 22],
  [24, 22],
] as const
const air = 3
/** A label may move this many pixels further away to cover one dot less. */
const pixelsForADot = 32

/** Names of districts that no group carries: of the near places the one that hides the fewest dots. */
export function labelDistricts(layout: Layout, named: ReadonlySet<number>): Label[] {
  const { zoom, size, scene, measure, room, hides } = layout
  if (zoom < leastZoom.district) return []
  return scene.districts.flatMap(({ name, x, y }, at) => {
    if (named.has(at)) return []
    const w = measure(name, 'district')
    const best = around
      .map(([right, down]) => ({ x: x * size + right, y: y * size + down, w, h: heights.district }))
      .filter((box) => nearestDistrict(scene, size, box) === at && room.isFree(box, air))
      .map((box) => ({
        box,
        cost: hides(box) + Math.hypot(box.x - x * size, box.y - y * size) / pixelsForADot,
      }))
      .toSorted((a, b) => a.cost - b.cost)[0]
    if (!best) return []
    room.take(best.box)
    return [{ kind: 'district' as const, text: name, box: best.box }]
  })
}

export const signRadius = 9
const gap = 4

/**
 * Airports, stations and landmarks: the sign on the very point, the name on one of four sides, or the sign alone. An
 * airport's name may lie on dots: it tells where a crowd of hotels is.
 */
export function labelPoints(layout: Layout): Label[] {
  return (['airport', 'station', 'landmark'] as const).flatMap((kind) =>
    layout.zoom < leastZoom[kind]
      ? []
      : layout.scene.points
          .filter((point) => point.kind === kind)
          .flatMap((point) => labelPoint(layout, point)),
  )
}

function labelPoint({ size, measure, room, hides }: Layout, { x, y, name, kind, sign }: NamedPoint): Label[] {
  const at = { x: x * size, y: y * size }
  const icon = { ...at, w: 2 * signRadius, h: 2 * signRadius }
  if (!room.isFree(icon, 2)) return []
  const w = measure(name, 'point')
  const aside = signRadius + gap + w / 2
  const sides = [
    [aside, 0],
    [-aside, 0],
    [0, signRadius + 10],
    [0, -signRadius - 10],
  ] as const
  const best = sides
    .map(([right, down], order) => {
      const box = { x: at.x + right, y: at.y + down, w, h: heights.point }
      const hidden = hides(box)
      return { box, hidden, cost: hidden + order * 0.4 }
    })
    .filter(({ box, hidden }) => (hidden === 0 || kind === 'airport') && room.isFree(box, 2))
    .toSorted((a, b) => a.cost - b.cost)[0]
  room.take(icon)
  if (best) room.take(best.box)
  return [{ kind: 'point', text: best ? name : null, box: best?.box ?? icon, sign: { ...at, of: sign } }]
}

const smallTown = 20_000

/** Other towns: the more people, the earlier; from afar only the large ones, where there are any. */
export function labelTowns({ zoom, size, scene, measure, room }: Layout): Label[] {
  const isRural = (scene.towns[0]?.population ?? 0) < smallTown
  const least = zoom >= 13 ? 0 : zoom >= 12 ? 15e3 : zoom >= 11 ? 50e3 : zoom >= 10 ? 120e3 : 250e3
  return scene.towns.flatMap(({ name, population, x, y }) => {
    if (isRural ? zoom < 9 : population < least) return []
    const box = { x: x * size, y: y * size, w: measure(name, 'town') + 4, h: heights.town }
    return room.tryTake(box, 12) ? [{ kind: 'town' as const, text: name, box }] : []
  })
}

/** Only where the water is wide enough to hold its name; the same name not again near by. */
const leastWidth = 13
const apart = 380

export function labelWaters({ size, scene, measure, room }: Layout): Label[] {
  const written: Label[] = []
  for (const { name, x, y, half, turn } of scene.waters) {
    if (2 * half * size < leastWidth) continue
    const w = measure(name, 'water')
    const [across, down] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
    const box = {
      x: x * size,
      y: y * size,
      w: w * across + heights.water * down,
      h: w * down + heights.water * across,
    }
    const isSaid = written.some(
      (other) => other.text === name && Math.hypot(other.box.x - box.x, other.box.y - box.y) < apart,
    )
    if (!isSaid && room.tryTake(box, air)) written.push({ kind: 'water', text: name, box, turn })
  }
  return written
}
