// Positions on the ground. Only additions, multiplications, divisions and square roots, which every machine rounds
// alike; its own cosine, because the engine's differs in the last bit from one processor to another.

export type Point = Readonly<{ lat: number; lon: number }>

const metresPerDegree = 111_200
const radiansPerDegree = Math.PI / 180

/** Good to a millionth between the poles. */
export function cosineOf(degrees: number): number {
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

/** So many metres east and north of a point, to a hundred-thousandth of a degree: about a metre. */
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
