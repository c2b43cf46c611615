import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placePoints } from './place-points.ts'

const box = { width: 540, height: 306, margin: 64 }
const inside = ({ x, y }: { x: number; y: number }) => x >= 0 && x <= 540 && y >= 0 && y <= 306

test('stops lie inside the box, the eastern one to the right and the northern one above', () => {
  const [tokyo, kyoto] = placePoints(
    [
      { lat: 35.68, lon: 139.77 },
      { lat: 35.01, lon: 135.77 },
    ],
    box,
  )
  assert.ok(inside(tokyo!) && inside(kyoto!))
  assert.ok(tokyo!.x > kyoto!.x && tokyo!.y < kyoto!.y)
  assert.ok(tokyo!.isLabelled && kyoto!.isLabelled)
})

test('hotels of one city lie beside each other, and the city is named once', () => {
  const points = placePoints(
    Array.from({ length: 5 }, () => ({ lat: 48.86, lon: 2.35 })),
    box,
  )
  assert.ok(points.every(inside))
  assert.equal(new Set(points.map(({ x, y }) => `${x} ${y}`)).size, 5)
  assert.equal(points.filter(({ isLabelled }) => isLabelled).length, 1)
})

test('a trip over the date line is not drawn around the world', () => {
  const [suva, apia] = placePoints(
    [
      { lat: -18.14, lon: 178.44 },
      { lat: -13.83, lon: -171.76 },
    ],
    box,
  )
  assert.ok(apia!.x > suva!.x)
})
