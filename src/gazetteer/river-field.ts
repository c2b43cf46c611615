import { type NamedWater, smoothLine } from './named-water.ts'
import type { Plane } from './plane.ts'
import { forEachCell, type ShoreField } from './shore-field.ts'

/** A river narrows over this many kilometres at the end of its data. */
const taperKm = 1.6
const thinnest = 0.12
/** A river this near to other water flows into it. */
const mouthKm = 0.3

type Path = { water: NamedWater; points: { x: number; y: number }[] }

/** Cuts rivers or lakes out of the land, at their true width. */
export function cutWaters(field: ShoreField, waters: readonly NamedWater[], plane: Plane): void {
  const paths = waters.map((water) => ({
    water,
    points: smoothLine(water.line).map(({ lat, lon }) => ({ x: plane.x(lon), y: plane.y(lat) })),
  }))
  const before = { ...field, values: field.values.slice() }
  for (const path of paths) cutPath(field, path, (end) => isWet(before, end) || flowsOn(end, path, paths))
}

function cutPath(
  field: ShoreField,
  { water, points }: Path,
  goesOn: (end: { x: number; y: number }) => boolean,
) {
  const { halfKm, isRiver } = water
  const lengths = [0]
  for (let at = 1; at < points.length; at++)
    lengths.push(
      lengths[at - 1]! + Math.hypot(points[at]!.x - points[at - 1]!.x, points[at]!.y - points[at - 1]!.y),
    )
  const total = lengths.at(-1)!
  const taper = Math.min(taperKm, total / 4)
  const [thinsAtStart, thinsAtEnd] = [points[0]!, points.at(-1)!].map((end) => isRiver && !goesOn(end))
  const halfAt = (along: number) =>
    halfKm *
    Math.min(
      1,
      thinsAtStart ? thinnest + along / taper : 1,
      thinsAtEnd ? thinnest + (total - along) / taper : 1,
    )
  for (let at = 1; at < points.length; at++) {
    const [a, b] = [points[at - 1]!, points[at]!]
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const length = dx * dx + dy * dy || 1e-9
    const box = { w: Math.min(a.x, b.x), e: Math.max(a.x, b.x), n: Math.min(a.y, b.y), s: Math.max(a.y, b.y) }
    forEachCell(field, box, halfKm + 0.6, (cell, x, y) => {
      const share = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length))
      const half = halfAt(lengths[at - 1]! + share * Math.sqrt(length))
      const away = Math.hypot(x - a.x - share * dx, y - a.y - share * dy) - half
      if (away < field.values[cell]!) field.values[cell] = away
    })
  }
}

function isWet({ size, cellKm, halfKm, values }: ShoreField, { x, y }: { x: number; y: number }): boolean {
  const [column, row] = [x, y].map((km) => Math.floor((km + halfKm) / cellKm)) as [number, number]
  const isInside = row >= 0 && column >= 0 && row < size && column < size
  return isInside && values[row * size + column]! < mouthKm
}

const flowsOn = (end: { x: number; y: number }, own: Path, paths: readonly Path[]) =>
  paths.some(
    (other) =>
      other !== own &&
      other.points.some(
        ({ x, y }) => Math.hypot(x - end.x, y - end.y) < Math.max(other.water.halfKm, 0.25) + mouthKm,
      ),
  )
