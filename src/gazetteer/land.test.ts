import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { City } from './city.ts'
import { decodeCells, encodeCells, isLandIn } from './land-grid.ts'
import { readCities } from './read-cities.ts'
import { readLandGrids } from './read-land.ts'
import { readSpots } from './read-spots.ts'

const cities = readCities()
const cityOf = new Map(cities.map((city) => [city.slug, city]))
const grids = readLandGrids(cities)

function isLand(city: City, lat: number, lon: number): boolean {
  const grid = grids.get(city.id)
  return grid ? isLandIn(grid, lat, lon) : true
}

test('cells survive encoding and decoding', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 64 * 64, maxLength: 64 * 64 }),
      (bits) => {
        const cells = Uint8Array.from(bits)
        assert.deepEqual(decodeCells(encodeCells(cells), 64), cells)
      },
    ),
    { numRuns: 20 },
  )
  assert.deepEqual(decodeCells(encodeCells(new Uint8Array(4096).fill(1)), 64), new Uint8Array(4096).fill(1))
})

/** Land within about 700 metres. */
function hasGround(city: City, { lat, lon }: { lat: number; lon: number }): boolean {
  const steps = [-0.006, -0.003, 0, 0.003, 0.006]
  return steps.some((y) => steps.some((x) => isLand(city, lat + y, lon + x)))
}

test('every city has land for a hotel at its centre', () => {
  const wet = cities.filter((city) => !hasGround(city, city)).map((city) => city.slug)
  assert.deepEqual(wet, [])
})

test('every district has land for a hotel', () => {
  const wet = readSpots()
    .filter((spot) => spot.kind === 'district' && !hasGround(cityOf.get(spot.city)!, spot))
    .map((spot) => spot.slug)
  assert.deepEqual(wet, [])
})

test('harbours, bays, rivers and lakes are not land', () => {
  const waters: [slug: string, lat: number, lon: number][] = [
    ['asia-hong-kong-hong-kong', 22.2885, 114.165],
    ['asia-china-sanya', 18.15, 109.5],
    ['asia-china-xiamen', 24.4, 118.2],
    ['asia-maldives-male', 4.22, 73.45],
    ['europe-switzerland-geneva', 46.25, 6.19],
    ['europe-switzerland-zurich', 47.33, 8.56],
    ['america-usa-new-york', 40.77, -74.003],
    ['america-usa-honolulu', 21.25, -157.85],
    ['america-usa-chicago', 41.88, -87.5],
    ['oceania-australia-sydney', -33.9, 151.4],
    ['asia-china-hangzhou', 30.245, 120.145],
    ['asia-turkey-istanbul', 41.05, 29.04],
  ]
  for (const [slug, lat, lon] of waters) assert.equal(isLand(cityOf.get(slug)!, lat, lon), false, slug)
})

test('far from water everything is land', () => {
  const madrid = cityOf.get('europe-spain-madrid')!
  assert.ok(!grids.has(madrid.id))
  assert.ok(isLand(madrid, 40.5, -3.6))
})
