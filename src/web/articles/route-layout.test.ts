import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layOutRoute } from './route-layout.ts'

const size = { width: 400, height: 440 }
const at = (name: string, lat: number, lon: number) => ({ name, lat, lon })
const lakes = [
  at('Lucerne', 47.05, 8.31),
  at('Interlaken', 46.69, 7.86),
  at('Thun', 46.76, 7.63),
  at('Montreux', 46.43, 6.91),
]

test('a route lies within its picture with north above and east on the right', () => {
  const [lucerne, , , montreux] = layOutRoute(lakes, size)
  assert.ok(lucerne!.y < montreux!.y && lucerne!.x > montreux!.x)
  for (const { x, y } of layOutRoute(lakes, size)) assert.ok(x > 20 && x < 380 && y > 20 && y < 420)
})

test('names of neighbours do not lie on each other', () => {
  const labels = layOutRoute(lakes, size).map(({ label }, stop) => {
    const width = lakes[stop]!.name.length * 8
    const left =
      label.anchor === 'start' ? label.x : label.anchor === 'end' ? label.x - width : label.x - width / 2
    return { left, right: left + width, y: label.y }
  })
  for (const [first, a] of labels.entries())
    for (const b of labels.slice(first + 1))
      assert.ok(a.right <= b.left || b.right <= a.left || Math.abs(a.y - b.y) >= 18)
})

test('stops that lie in one line are drawn as well', () => {
  const placed = layOutRoute([at('North', 50, 10), at('South', 40, 10)], size)
  assert.ok(placed.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)))
  assert.equal(placed[0]!.x, placed[1]!.x)
})

test('a name does not lie on the way where another side is free', () => {
  const [, , , dunhuang] = layOutRoute(
    [
      at('兰州', 36.06, 103.83),
      at('张掖', 38.93, 100.45),
      at('嘉峪关', 39.77, 98.29),
      at('敦煌', 40.14, 94.66),
    ],
    size,
  )
  assert.equal(dunhuang!.label.anchor, 'end')
})
