/** Where something lies on the earth. */
export type LatLon = { readonly lat: number; readonly lon: number }
/** Pixels of the whole world at a zoom, from its north-west corner. */
export type Pixel = { readonly x: number; readonly y: number }
/** What a map looks at. */
export type View = { readonly centre: LatLon; readonly zoom: number }

export const tileSize = 256
const largestLatitude = 85.0511
export const zoomStep = 0.5
const closest = 15
const farthest = 2

/** The usual web map: the world is one square of 256 pixels at zoom 0 and doubles with each. */
export function pixelOf({ lat, lon }: LatLon, zoom: number): Pixel {
  const size = tileSize * 2 ** zoom
  const within = Math.max(-largestLatitude, Math.min(largestLatitude, lat))
  const sine = Math.sin((within * Math.PI) / 180)
  return {
    x: ((lon + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

export function latLonOf({ x, y }: Pixel, zoom: number): LatLon {
  const size = tileSize * 2 ** zoom
  const turned = Math.PI * (1 - (2 * y) / size)
  return { lon: (x / size) * 360 - 180, lat: (Math.atan(Math.sinh(turned)) * 180) / Math.PI }
}

const equator = 40_075_016.7

/** How much of the earth a pixel covers: less, the further from the equator. */
export const metresPerPixel = (lat: number, zoom: number) =>
  (equator * Math.cos((lat * Math.PI) / 180)) / (tileSize * 2 ** zoom)

/** Pixels from the middle of the view. */
export function offsetIn({ centre, zoom }: View, point: LatLon): Pixel {
  const middle = pixelOf(centre, zoom)
  const at = pixelOf(point, zoom)
  return { x: at.x - middle.x, y: at.y - middle.y }
}

/** A view that holds all points within so many pixels; null for none. */
export function viewOf(
  points: readonly LatLon[],
  room: { readonly width: number; readonly height: number },
): View | null {
  const [first] = points
  if (!first) return null
  const flat = points.map((point) => pixelOf(point, 0))
  const xs = flat.map(({ x }) => x)
  const ys = flat.map(({ y }) => y)
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(
    room.width / Math.max(east - west, 1e-9),
    room.height / Math.max(south - north, 1e-9),
  )
  const zoom = Math.floor(Math.log2(scale) / zoomStep) * zoomStep
  return {
    centre: latLonOf({ x: (west + east) / 2, y: (north + south) / 2 }, 0),
    zoom: Math.max(farthest, Math.min(closest, zoom)),
  }
}

/** Most of the points: a few that lie far out, an airport's hotels say, do not shrink the rest. */
export function mostOf(points: readonly LatLon[], share = 0.75): readonly LatLon[] {
  if (points.length < 5) return points
  const middle = (of: (point: LatLon) => number) => {
    const sorted = points.map(of).toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)]!
  }
  const centre = { lat: middle(({ lat }) => lat), lon: middle(({ lon }) => lon) }
  const flat = Math.cos((centre.lat * Math.PI) / 180)
  const away = ({ lat, lon }: LatLon) => Math.hypot(lat - centre.lat, (lon - centre.lon) * flat)
  return points.toSorted((a, b) => away(a) - away(b)).slice(0, Math.ceil(points.length * share))
}
