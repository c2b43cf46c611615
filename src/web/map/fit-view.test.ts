import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unwrapped, viewOver, withoutOutliers } from './fit-view.ts'
import { offsetIn } from './projection.ts'

const size = { width: 420, height: 700 }
const margins = { top: 60, right: 44, bottom: 50, left: 36 }
const city = Array.from({ length: 90 }, (_, n) => ({
  lat: 48.84 + (n % 10) * 0.005,
  lon: 2.3 + Math.floor(n / 10) * 0.008,
}))

test('a small crowd at a far airport is left out, the city is not', () => {
  const airport = Array.from({ length: 6 }, (_, n) => ({ lat: 49.01, lon: 2.55 + n / 1000 }))
  const kept = withoutOutliers([...city, ...airport], size)
  assert.ok(kept.every(({ lat }) => lat < 48.95))
  assert.ok(kept.length >= 80, `${kept.length}`)
})

test('a map is trimmed where its shape is limited: a tall one at the sides, a flat one above and below', () => {
  const far = Array.from({ length: 12 }, (_, n) => n / 1000)
  const east = far.map((more) => ({ lat: 48.86, lon: 2.7 + more }))
  const north = far.map((more) => ({ lat: 49.1 + more, lon: 2.33 }))
  const kept = (shape: typeof size) => withoutOutliers([...city, ...east, ...north], shape)
  const tall = kept({ width: 280, height: 900 })
  assert.ok(tall.every(({ lon }) => lon < 2.5))
  const flat = kept({ width: 1_400, height: 300 })
  assert.ok(flat.every(({ lat }) => lat < 49))
  assert.ok(flat.some(({ lon }) => lon > 2.5))
})

test('two halves of a city both stay, and so do a few points however far apart', () => {
  const halves = [...city, ...city.map(({ lat, lon }) => ({ lat: lat + 0.2, lon }))]
  const kept = withoutOutliers(halves, size)
  assert.ok(kept.some(({ lat }) => lat < 48.9) && kept.some(({ lat }) => lat > 49))
  const few = [city[0]!, { lat: 40, lon: -3 }]
  assert.deepEqual(withoutOutliers(few, size), few)
})

test('a view holds its points within the margins, as near as it can', () => {
  const view = viewOver(city, size, margins)!
  const seen = (zoom: number) =>
    city.every((point) => {
      const { x, y } = offsetIn({ ...view, zoom }, point)
      return x >= -210 + 36 - 1 && x <= 210 - 44 + 1 && y >= -350 + 60 - 1 && y <= 350 - 50 + 1
    })
  assert.ok(seen(view.zoom))
  assert.equal(seen(view.zoom + 0.5), false)
})

test('one point is looked at from near by, none not at all, and the date line is no wall', () => {
  assert.equal(viewOver([city[0]!], size, margins)?.zoom, 13.5)
  assert.equal(viewOver([], size, margins), null)
  const islands = [
    { lat: -17, lon: 179.5 },
    { lat: -17.2, lon: -179.6 },
  ]
  const fiji = viewOver(unwrapped(islands), size, margins)!
  assert.ok(fiji.zoom > 7, `${fiji.zoom}`)
})
