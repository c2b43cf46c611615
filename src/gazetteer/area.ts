import { metresBetween, type Point } from './ground.ts'

/** A part of the map: its bounding box, and a test for points inside. */
export type Area = {
  readonly box: Box
  readonly centre: Point
  readonly holds: (point: Point) => boolean
}
/** If west is larger than east, the box crosses the date line. */
export type Box = { readonly n: number; readonly s: number; readonly e: number; readonly w: number }

const metresPerDegree = 111_200
const wholeTurn = 360

/** The distance to a point, the shorter way round the globe. */
export function metresTo(centre: Point, { lat, lon }: Point): number {
  const turns = Math.round((lon - centre.lon) / wholeTurn)
  return metresBetween(centre, { lat, lon: lon - turns * wholeTurn })
}

export const boxArea = (box: Box): Area => ({
  box,
  centre: { lat: (box.n + box.s) / 2, lon: middleLongitude(box) },
  holds: ({ lat, lon }) =>
    lat <= box.n &&
    lat >= box.s &&
    (box.w <= box.e ? lon >= box.w && lon <= box.e : lon >= box.w || lon <= box.e),
})

export function circleArea(centre: Point, metres: number): Area {
  const high = metres / metresPerDegree
  const farthest = Math.min(89, Math.abs(centre.lat) + high)
  const wide = Math.min(180, high / Math.cos((farthest * Math.PI) / 180))
  return {
    box: {
      n: Math.min(90, centre.lat + high),
      s: Math.max(-90, centre.lat - high),
      e: wide >= 180 ? 180 : withinTurn(centre.lon + wide),
      w: wide >= 180 ? -180 : withinTurn(centre.lon - wide),
    },
    centre,
    holds: (point) => metresTo(centre, point) <= metres,
  }
}

function middleLongitude({ w, e }: Box): number {
  return w <= e ? (w + e) / 2 : withinTurn((w + e + wholeTurn) / 2)
}

const withinTurn = (lon: number) => (lon > 180 ? lon - wholeTurn : lon < -180 ? lon + wholeTurn : lon)

/** The bounding box of all points; it crosses the date line if that box is smaller. */
export function boundsOf(points: readonly Point[]): Box | null {
  if (points.length === 0) return null
  const [lats, lons] = [points.map(({ lat }) => lat), points.map(({ lon }) => lon)]
  const box = { n: Math.max(...lats), s: Math.min(...lats), e: Math.max(...lons), w: Math.min(...lons) }
  const [eastern, western] = [lons.filter((lon) => lon >= 0), lons.filter((lon) => lon < 0)]
  if (eastern.length === 0 || western.length === 0) return box
  const across = { ...box, e: Math.max(...western), w: Math.min(...eastern) }
  return across.e + wholeTurn - across.w < box.e - box.w ? across : box
}
