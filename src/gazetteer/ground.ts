// Positions on the ground. Uses only additions, multiplications, divisions and square roots, which round
// alike on every machine, and its own cosine, because the engine's differs in the last bit between
// processors.

export type Point = Readonly<{ lat: number; lon: number }>

const metresPerDegree = 111_200
const radiansPerDegree = Math.PI / 180

/** Accurate to a millionth. */
function cosineOf(degrees: number): number {
  const x = degrees * radiansPerDegree
  const square = x * x
  let term = 1
  let sum = 1
  for (let n = 2; n <= 16; n += 2) {
    term = (0 - term * square) / (n * (n - 1))
    sum += term
  }
  return sum
}

/** The point at an offset in metres east and north, to a hundred-thousandth of a degree: about a metre. */
export function moved({ lat, lon }: Point, east: number, north: number): Point {
  return {
    lat: rounded(lat + north / metresPerDegree),
    lon: rounded(lon + east / (metresPerDegree * cosineOf(lat))),
  }
}

export function metresBetween(a: Point, b: Point): number {
  const north = (a.lat - b.lat) * metresPerDegree
  const east = (a.lon - b.lon) * metresPerDegree * cosineOf((a.lat + b.lat) / 2)
  return Math.round(Math.sqrt(north * north + east * east))
}

const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000
