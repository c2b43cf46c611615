/** Where something lies on the earth. */
export type LatLon = { readonly lat: number; readonly lon: number }
/** Pixels of the whole world at a zoom, from its north-west corner. */
export type Pixel = { readonly x: number; readonly y: number }
/** Centre and zoom of a map. */
export type View = { readonly centre: LatLon; readonly zoom: number }

export const tileSize = 256
const largestLatitude = 85.0511
export const zoomStep = 0.25

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

/** Where a point lies on the whole world, from 0 to 1: the same at every zoom. */
export const worldOf = (point: LatLon): Pixel => {
  const { x, y } = pixelOf(point, 0)
  return { x: x / tileSize, y: y / tileSize }
}

/** How many pixels the world is wide. */
export const worldSize = (zoom: number) => tileSize * 2 ** zoom

/** A bar is about so many pixels long. */
const wanted = 62

/** A round distance that makes a bar of a handy length: 1, 2 or 5 with noughts, in metres. */
export function scaleLength(lat: number, zoom: number): number {
  const metres = metresPerPixel(lat, zoom) * wanted
  const power = 10 ** Math.floor(Math.log10(metres))
  const share = metres / power
  return (share < 1.5 ? 1 : share < 3.5 ? 2 : share < 7.5 ? 5 : 10) * power
}
