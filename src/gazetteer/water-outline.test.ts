import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCities } from './read-cities.ts'
import { readLandGrids } from './read-land.ts'
import { type Ring, waterOutline } from './water-outline.ts'

/** # is land, . is water. */
function gridOf(...rows: string[]) {
  return {
    size: rows.length,
    cells: Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0)),
  }
}

/** Inside an odd number of outlines. */
function isWet(rings: readonly Ring[], x: number, y: number): boolean {
  let crossings = 0
  for (const ring of rings)
    ring.forEach(([ax, ay], at) => {
      const [bx, by] = ring[(at + 1) % ring.length]!
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) crossings++
    })
  return crossings % 2 === 1
}

test('all land has no outline, and all water one that reaches far beyond', () => {
  assert.deepEqual(waterOutline(gridOf('####', '####', '####', '####')), [])
  const sea = waterOutline(gridOf('....', '....', '....', '....'))
  assert.equal(sea.length, 1)
  assert.ok(isWet(sea, 500, 500) && isWet(sea, -1500, 2500))
})

test('a coast divides, and its water goes on beyond the edge', () => {
  const coast = waterOutline(gridOf('####', '####', '....', '....'))
  assert.equal(isWet(coast, 500, 250), false)
  assert.equal(isWet(coast, 500, 750), true)
  assert.equal(isWet(coast, 500, 2000), true)
  assert.equal(isWet(coast, -500, 250), false)
})

test('an island in a lake is land again', () => {
  const lake = waterOutline(
    gridOf('#######', '#.....#', '#.....#', '#..##.#', '#..##.#', '#.....#', '#######'),
  )
  assert.equal(lake.length, 2)
  assert.equal(isWet(lake, 280, 280), true)
  assert.equal(isWet(lake, 570, 570), false)
  assert.equal(isWet(lake, 50, 50), false)
})

test('a pond is too small to draw', () => {
  assert.deepEqual(waterOutline(gridOf('####', '#.##', '####', '####')), [])
})

test('every city’s waters are where its grid has them, in few corners', () => {
  const cities = readCities()
  let corners = 0
  let wrong = 0
  let asked = 0
  const grids = [...readLandGrids(cities).values()].filter((_, at) => at % 30 === 0)
  for (const grid of grids) {
    const rings = waterOutline(grid)
    corners += rings.reduce((sum, ring) => sum + ring.length, 0)
    for (let at = 0; at < 50; at++) {
      const [row, column] = [(at * 7) % grid.size, (at * 13) % grid.size]
      const middle = (cell: number) => ((cell + 0.5) * 1000) / grid.size
      asked++
      if (isWet(rings, middle(column), middle(row)) !== (grid.cells[row * grid.size + column] === 0)) wrong++
    }
  }
  assert.ok(wrong / asked < 0.02, `${wrong} of ${asked}`)
  assert.ok(corners / grids.length < 120, `${corners / grids.length} corners`)
})
