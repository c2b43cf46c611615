import { metresPerPixel } from './projection.ts'

/** A bar is about so many pixels long. */
const wanted = 62

/** A round distance that makes a bar of a handy length: 1, 2 or 5 with noughts, in metres. */
export function scaleLength(lat: number, zoom: number): number {
  const metres = metresPerPixel(lat, zoom) * wanted
  const power = 10 ** Math.floor(Math.log10(metres))
  const share = metres / power
  return (share < 1.5 ? 1 : share < 3.5 ? 2 : share < 7.5 ? 5 : 10) * power
}
