import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dotClustersOf } from './dot-clusters.ts'
import { type Box, createFreeSpace, meets } from './free-space.ts'
import { layOutMap } from './map-layout.ts'
import type { MapPin } from './map-pin.ts'
import { worldSize } from './projection.ts'
import type { Scene } from './scene.ts'

const measure = (text: string) => text.length * 7
const words = { group: (count: number, from: string | null) => `${count} from ${from}` }
const zoom = 13
const size = worldSize(zoom)

/** Pins at pixels of the test's zoom. */
const pinAt = (x: number, y: number, amount: number | null = 100, part = -1): Scene['pins'][number] => ({
  x: x / size,
  y: y / size,
  part,
  pin: {
    id: `${x} ${y}`,
    lat: 0,
    lon: 0,
    label: amount === null ? null : `¥${amount}`,
    title: '',
    amount,
    district: null,
  } satisfies MapPin,
})
const empty: Scene = {
  pins: [],
  isGrouped: true,
  cityName: 'Town',
  districts: [],
  points: [],
  towns: [],
  waters: [],
}
const planOf = (scene: Partial<Scene>, at = zoom, first: string[] = []) =>
  layOutMap({ ...empty, ...scene }, { zoom: at, measure, words, first: new Set(first), isNamed: true })
const crowd = (count: number, x: number, y: number, part = -1) =>
  Array.from({ length: count }, (_, n) => pinAt(x + (n % 6) * 4, y + Math.floor(n / 6) * 4, 200 + n, part))

test('room is given once, with the air that was asked for', () => {
  const room = createFreeSpace()
  const box = { x: 100, y: 100, w: 40, h: 20 }
  assert.ok(room.tryTake(box))
  assert.equal(room.isFree({ ...box, x: 130 }), false)
  assert.ok(room.isFree({ ...box, x: 141 }))
  assert.equal(room.isFree({ ...box, x: 141 }, 5), false)
  assert.ok(room.isFree({ x: 1000, y: -400, w: 10, h: 10 }))
})

test('dots within reach of each other are one knot, and never across districts', () => {
  const xs = [0, 5, 10, 15, 300, 305, 310, 315]
  const dots = { x: Float64Array.from(xs), y: new Float64Array(8), part: Int16Array.from(xs, () => 0) }
  const all = xs.map((_, at) => at)
  const rule = { reach: 9, least: 4, widest: 230 }
  assert.deepEqual(
    dotClustersOf(all, dots, rule).map(({ members }) => members),
    [
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ],
  )
  const two = { ...dots, part: Int16Array.of(0, 0, 1, 1, 0, 0, 0, 0) }
  assert.deepEqual(
    dotClustersOf(all, two, rule).map(({ members }) => members.length),
    [4],
  )
})

test('a crowd becomes a group that says how many and from which price, and its dots stay small', () => {
  const { marks, isUnderGroup } = planOf({ pins: [...crowd(30, 400, 400), pinAt(900, 900, 50)] })
  const [group] = marks
  assert.ok(group?.type === 'group')
  assert.deepEqual([group.name, group.text, group.members.length], [null, '30 from ¥200', 30])
  assert.equal(isUnderGroup[3], 1)
  assert.equal(isUnderGroup[30], 0)
  assert.ok(marks.some((mark) => mark.type === 'price' && mark.pin === 30))
})

test('where half a district is a knot, the district is the group with all its matches', () => {
  const district = { name: 'Bund', x: 400 / size, y: 400 / size }
  const pins = [...crowd(12, 395, 395, 0), pinAt(520, 400, 40, 0), pinAt(900, 400, 900)]
  const [group] = planOf({ pins, districts: [district] }).marks
  assert.ok(group?.type === 'group')
  assert.deepEqual([group.name, group.text], ['Bund', '13 from ¥40'])
})

test('near by every pin stands alone, and places are never grouped', () => {
  const pins = crowd(30, 400, 400)
  assert.ok(planOf({ pins }, 17).marks.every(({ type }) => type === 'price'))
  assert.ok(planOf({ pins, isGrouped: false }).marks.every(({ type }) => type === 'price'))
})

test('pins of the page come before the others, and what cannot be booked has no price', () => {
  const pins = [pinAt(400, 400), pinAt(410, 400), pinAt(700, 700, null)]
  const { hasPrice } = planOf({ pins }, zoom, ['410 400'])
  assert.deepEqual([...hasPrice], [0, 1, 0])
})

test('nothing that is written lies on anything else', () => {
  const random = (seed: number) => (Math.sin(seed * 99.7) * 43758.5453) % 1
  const spread = (n: number) => 500 + 480 * random(n)
  const pins = Array.from({ length: 500 }, (_, n) => pinAt(spread(n + 1), spread(n + 1000), 100 + n, n % 3))
  const point = (n: number) => ({ x: spread(n + 5000) / size, y: spread(n + 6000) / size })
  for (const at of [11, 12.25, 13, 14.5]) {
    const plan = planOf(
      {
        pins,
        districts: [0, 1, 2].map((n) => ({ name: `District ${n}`, ...point(n) })),
        points: Array.from({ length: 12 }, (_, n) => ({
          kind: 'landmark',
          sign: 'star',
          name: `Landmark ${n}`,
          ...point(n + 10),
        })),
        towns: Array.from({ length: 9 }, (_, n) => ({
          name: `Town ${n}`,
          population: 1e6,
          ...point(n + 40),
        })),
        waters: [{ name: 'River', half: 40 / size, turn: 0.4, ...point(80) }],
      },
      at,
    )
    const boxes: Box[] = [
      ...plan.marks.map(({ box }) => box),
      ...plan.labels.flatMap(({ box, sign }) =>
        sign ? [box, { x: sign.x, y: sign.y, w: 18, h: 18 }] : [box],
      ),
    ]
    boxes.forEach((box, one) => {
      for (const other of boxes.slice(one + 1))
        if (JSON.stringify(box) !== JSON.stringify(other)) assert.equal(meets(box, other), false)
    })
    assert.ok(plan.marks.length > 3 && plan.labels.length > 3)
  }
})

test('a pin that is lit, and larger then, lies on no name beside it', () => {
  const pin = pinAt(500, 500, 123456789)
  for (let x = 380; x < 480; x++) {
    const districts = [{ name: 'Soho', x: x / size, y: 475 / size }]
    const { marks, labels } = planOf({ pins: [pin], districts }, zoom, [pin.pin.id])
    const { box } = marks[0]!
    for (const label of labels) assert.equal(meets({ ...box, w: box.w * 1.08 }, label.box), false)
  }
})

test('a point that is hemmed in keeps its sign and loses its name', () => {
  const at = { x: 500 / size, y: 500 / size }
  const walls = [
    [425, 500],
    [575, 500],
    [500, 545],
    [500, 480],
  ].map(([x, y]) => pinAt(x!, y!, 1000))
  const { labels } = planOf(
    { pins: walls, points: [{ kind: 'station', sign: 'station', name: 'A very long name', ...at }] },
    zoom,
    walls.map(({ pin }) => pin.id),
  )
  assert.ok(labels.every(({ text }) => text === null))
})

test("a station's name lies on no dot: it goes to another side, or only the sign stays; an airport keeps its name", () => {
  const at = { x: 500 / size, y: 500 / size }
  const sold = (x: number, y: number) => pinAt(x, y, null)
  const named = (kind: 'station' | 'airport', ...pins: Scene['pins']) =>
    planOf({ pins, points: [{ kind, sign: kind, name: 'Central', ...at }] }).labels[0]!
  const beside = named('station', sold(530, 500))
  assert.ok(beside.text && beside.box.x < 500)
  const around = [sold(530, 500), sold(470, 500), sold(500, 520), sold(500, 480)]
  assert.equal(named('station', ...around).text, null)
  assert.equal(named('airport', ...around).text, 'Central')
})
