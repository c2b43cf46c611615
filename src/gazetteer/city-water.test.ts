import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cityWater } from './city-water.ts'
import { coastRing, decodeRing, encodeRing } from './coast.ts'
import { areaOf, contour } from './contour.ts'
import { readNamedWaters } from './named-water.ts'
import { clippedTo, type PlaneRing } from './plane.ts'
import { readCities } from './read-cities.ts'
import { readCoast, readLandGrids } from './read-land.ts'

const cities = readCities()
const grids = readLandGrids(cities)
const waterOf = (slug: string) => {
  const city = cities.find((place) => place.slug === slug)!
  return cityWater(city, [], {
    coast: readCoast(),
    waters: readNamedWaters(),
    grid: grids.get(city.id) ?? null,
  })
}

/** Inside an odd number of outlines (even-odd rule). */
function isWet(rings: readonly PlaneRing[], x: number, y: number): boolean {
  let crossings = 0
  for (const ring of rings)
    ring.forEach((a, at) => {
      const b = ring[(at + 1) % ring.length]!
      if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) crossings++
    })
  return crossings % 2 === 1
}

test('an encoded ring is decoded to within a hundred metres', () => {
  const ring = [
    [139.7, 35.6],
    [139.75, 35.6],
    [139.72, 35.68],
    [-12.3, -0.4],
  ] as const
  const points = decodeRing(encodeRing(ring))
  assert.equal(points.length, 8)
  ring.flat().forEach((degrees, at) => {
    assert.ok(Math.abs(degrees - points[at]!) < 0.0005)
  })
  assert.deepEqual(coastRing('land', Float64Array.of(1, 2, 3, -4)).box, { w: 1, e: 3, s: -4, n: 2 })
})

test('a ring is clipped to a square, and one that encloses the square fills it', () => {
  const around = [-50, 50].flatMap((x) => [
    { x, y: x },
    { x, y: -x },
  ])
  const [square] = clippedTo(10, [[around[0]!, around[1]!, around[2]!, around[3]!]])
  assert.equal(Math.abs(areaOf(square!)), 400)
  assert.deepEqual(clippedTo(10, [around.map(({ x, y }) => ({ x: x / 10 + 100, y: y / 10 }))]), [])
})

test('the contour between land and water is at distance zero, islands included', () => {
  const size = 40
  const values = Float32Array.from({ length: size * size }, (_, at) => {
    const away = Math.hypot((at % size) - 19.5, Math.floor(at / size) - 19.5)
    return Math.max(away - 12, 5 - away)
  })
  const rings = contour({ size, cellKm: 1, halfKm: 20, values })
  assert.deepEqual(
    rings.map((ring) => Math.round(Math.sqrt(Math.abs(areaOf(ring)) / Math.PI))).sort((a, b) => a - b),
    [5, 12],
  )
})

test('a river has its true width, not that of a grid cell: the Seine does not cover the quays of its islands', () => {
  const { water, plane } = waterOf('europe-france-paris')
  const at = (lat: number, lon: number) => isWet(water, plane.x(lon), plane.y(lat))
  assert.ok(at(48.8535, 2.3465))
  assert.equal(at(48.8556, 2.3465), false)
  assert.equal(at(48.8515, 2.3465), false)
})

test('seas, straits and lakes are water, and every city’s centre is land', () => {
  const wet: [string, number, number][] = [
    ['asia-hong-kong-hong-kong', 22.2885, 114.165],
    ['america-usa-honolulu', 21.25, -157.85],
    ['america-usa-chicago', 41.9, -87.5],
    ['oceania-australia-sydney', -33.9, 151.4],
    ['europe-switzerland-zurich', 47.33, 8.56],
    ['asia-japan-tokyo', 35.56, 139.85],
  ]
  for (const [slug, lat, lon] of wet) {
    const { water, plane } = waterOf(slug)
    assert.ok(isWet(water, plane.x(lon), plane.y(lat)), slug)
    assert.equal(isWet(water, 0, 0), false, slug)
  }
})

test('a city far from water has none nearby, and land all around', () => {
  const { water, farLand } = waterOf('europe-spain-madrid')
  assert.deepEqual(water, [])
  assert.equal(farLand.length, 1)
})

test('geometry continues across the date line', () => {
  const { farLand } = waterOf('oceania-fiji-suva')
  assert.ok(farLand.length > 2)
  assert.ok(farLand.some((ring) => ring.some(({ x }) => x > 170)))
})
