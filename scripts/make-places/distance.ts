export type Point = Readonly<{ lat: number; lon: number }>

const kmPerDegree = 111.2

/** Kilometres between two nearby points; accurate below a few hundred. */
export function kmBetween(a: Point, b: Point): number {
  const turn = Math.abs(a.lon - b.lon)
  const east = Math.min(turn, 360 - turn) * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180)
  return Math.hypot(east, a.lat - b.lat) * kmPerDegree
}
