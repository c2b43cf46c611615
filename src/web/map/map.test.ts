import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ringsAt } from './distance-rings.ts'
import { labelsFor, type Spot } from './label-placement.ts'
import { boxOfMark } from './map-pin.ts'
import { groupsOf } from './pin-groups.ts'
import { latLonOf, mostOf, offsetIn, pixelOf, viewOf } from './projection.ts'
import { rounded, waterOn } from './water-outlines.ts'

const kyoto = { lat: 35.011, lon: 135.768 }

test('a point on the earth and its pixel are each other’s', () => {
  const pixel = pixelOf(kyoto, 12)
  const back = latLonOf(pixel, 12)
  assert.ok(Math.abs(back.lat - kyoto.lat) < 1e-9 && Math.abs(back.lon - kyoto.lon) < 1e-9)
  assert.deepEqual(pixelOf({ lat: 0, lon: 0 }, 0), { x: 128, y: 128 })
})

test('a view holds all its points in its room, as near as it can', () => {
  const points = [kyoto, { lat: 34.967, lon: 135.7727 }, { lat: 35.0394, lon: 135.7292 }]
  const room = { width: 360, height: 520 }
  const view = viewOf(points, room)!
  for (const point of points) {
    const { x, y } = offsetIn(view, point)
    assert.ok(Math.abs(x) <= 180 && Math.abs(y) <= 260)
  }
  const nearer = { ...view, zoom: view.zoom + 0.5 }
  assert.ok(
    points.some((point) => {
      const { x, y } = offsetIn(nearer, point)
      return Math.abs(x) > 180 || Math.abs(y) > 260
    }),
  )
  assert.equal(viewOf([], room), null)
  assert.equal(viewOf([kyoto], room)?.zoom, 15)
})

test('a hotel at the far airport does not shrink the rest', () => {
  const near = Array.from({ length: 19 }, (_, n) => ({ lat: 35 + n / 1000, lon: 135.75 }))
  const points = [...near, { lat: 34.43, lon: 135.24 }]
  assert.equal(
    mostOf(points).some(({ lat }) => lat < 34.9),
    false,
  )
  assert.deepEqual(mostOf(points.slice(0, 3)), points.slice(0, 3))
})

test('water lies in its box, and its corners are rounded without leaving the outline', () => {
  const ground = {
    box: { n: 36, s: 35, e: 136, w: 135 },
    water: [[0, 0, 1000, 0, 1000, 1000, 0, 1000]],
    spots: [],
  }
  const [ring = []] = waterOn(ground)
  assert.equal(ring.length, 16)
  assert.ok(ring.every(({ lat, lon }) => lat >= 35 && lat <= 36 && lon >= 135 && lon <= 136))
  assert.equal(rounded([{ x: 0, y: 0 }], 1).length, 2)
})

const spot = (name: string, kind: Spot['kind'], x: number, y = 0): Spot => ({
  slug: name,
  kind,
  name,
  lat: y,
  lon: x,
})
const place = ({ lat, lon }: Spot) => ({ x: lon, y: lat })
const room = { width: 400, height: 400, taken: [] }

test('of two names in one place the more useful one stays', () => {
  const labels = labelsFor(
    [spot('Temple', 'landmark', 0), spot('Gion', 'district', 10), spot('Far', 'district', 150)],
    place,
    room,
  )
  assert.deepEqual(
    labels.map((label) => label.spot.name),
    ['Gion', 'Far'],
  )
})

test('a city’s name stands at its centre, and what lies outside is not written', () => {
  const labels = labelsFor([spot('Kyoto', 'city', 0), spot('Uji', 'district', 900)], place, room)
  assert.deepEqual(
    labels.map((label) => label.spot.name),
    ['Kyoto'],
  )
})

test('a name is not written under a pin: it moves aside, or is left out', () => {
  const pin = boxOfMark('¥1,280', { x: 0, y: 10 })
  const [moved] = labelsFor([spot('Gion', 'district', 0)], place, { ...room, taken: [pin] })
  assert.equal(moved?.shift, 24)
  const crowd = [-30, 0, 30].map((y) => boxOfMark('', { x: 0, y }))
  assert.deepEqual(labelsFor([spot('Gion', 'district', 0)], place, { ...room, taken: crowd }), [])
})

test('circles stand at round distances, at every zoom far enough apart to be told', () => {
  for (const zoom of [9, 11.5, 13, 15, 17]) {
    const [first, second] = ringsAt(kyoto.lat, zoom)
    assert.ok(first && second && first.radius >= 84 && second.metres === 2 * first.metres)
    assert.match(String(first.metres), /^[125]0+$/)
  }
  assert.deepEqual(ringsAt(kyoto.lat, 3), [])
})

test('pins that would cover each other stand together, the others alone', () => {
  const at = (x: number, y = 0, label: string | null = null) => ({ x, y, label })
  const groups = groupsOf([at(0), at(300), at(10), at(308)], (pin) => pin)
  assert.deepEqual(
    groups.map(({ pins, at: { x } }) => [pins.length, x]),
    [
      [2, 5],
      [2, 304],
    ],
  )
  const sizes = (...pins: ReturnType<typeof at>[]) =>
    groupsOf(pins, (pin) => pin).map(({ pins: members }) => members.length)
  assert.deepEqual(sizes(at(0), at(60)), [1, 1])
  // With prices on them they are wider than high.
  const price = '¥1,172'
  assert.deepEqual(sizes(at(0, 0, price), at(55, 0, price)), [2])
  assert.deepEqual(sizes(at(0, 0, price), at(66, 0, price)), [1, 1])
  assert.deepEqual(sizes(at(0, 0, price), at(0, 36, price)), [1, 1])
  // A pin stands above its point, and what counts pins on theirs: it may cover a pin that none of them did.
  assert.deepEqual(sizes(at(0, 0, price), at(0, 4, price), at(0, 45, price)), [3])
})
