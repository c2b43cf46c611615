import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AdmissionClass, createAdmissionQueue } from './admission-queue.ts'

function queueOf(limit: number) {
  const clock = { now: 0 }
  const bound = { limit }
  const queue = createAdmissionQueue({ limit: () => bound.limit, now: () => clock.now })
  const events: string[] = []
  const leaves = new Map<string, () => void>()
  const refusals: number[] = []
  const enter = (kind: AdmissionClass, name: string, isWanted?: () => boolean) =>
    queue.enter(kind, {
      ...(isWanted ? { isWanted } : {}),
      admit: (leave) => {
        events.push(name)
        leaves.set(name, leave)
      },
      refuse: (retryAfter) => {
        events.push(`${name} refused`)
        refusals.push(retryAfter)
      },
    })
  const seen = () => events.splice(0)
  return { queue, clock, bound, enter, leave: (name: string) => leaves.get(name)!(), seen, refusals }
}

/** One request of each class in flight, and none while one of a class before it is. */
const alone = 1 / 4

test('classes are admitted in their order, whoever came first', () => {
  const { enter, leave, seen } = queueOf(alone)
  enter('booking', 'first')
  for (const kind of ['pictures', 'browsing', 'personal', 'booking'] as const) enter(kind, kind)
  assert.deepEqual(seen(), ['first'])
  leave('first')
  leave('booking')
  leave('personal')
  leave('browsing')
  assert.deepEqual(seen(), ['booking', 'personal', 'browsing', 'pictures'])
})

test('the classes before are admitted beyond the limit of the ones after', () => {
  const { enter, seen } = queueOf(8)
  for (const kind of ['pictures', 'browsing', 'personal', 'booking'] as const) {
    for (let n = 0; n < 40; n++) enter(kind, kind)
  }
  const admitted = Map.groupBy(seen(), (kind) => kind)
  const counts = [...admitted].map(([kind, { length }]) => [kind, length])
  assert.deepEqual(counts, [
    ['pictures', 4],
    ['browsing', 8],
    ['personal', 16],
    ['booking', 32],
  ])
})

test('a class is not delayed by the ones after it, but by the ones before it', () => {
  const { enter, seen } = queueOf(8)
  for (const kind of ['browsing', 'booking', 'personal'] as const) {
    for (let n = 0; n < 10; n++) enter(kind, kind)
  }
  const counts = [...Map.groupBy(seen(), (kind) => kind)].map(([kind, { length }]) => [kind, length])
  assert.deepEqual(counts, [
    ['browsing', 8],
    ['booking', 10],
    ['personal', 6],
  ])
})

test('the newest waiting visitor is admitted first, but the oldest waiting booking', () => {
  const { enter, leave, seen } = queueOf(alone)
  enter('booking', 'held')
  for (const name of ['a', 'b']) enter('browsing', `list ${name}`)
  for (const name of ['a', 'b']) enter('booking', `booking ${name}`)
  leave('held')
  leave('booking a')
  leave('booking b')
  leave('list b')
  assert.deepEqual(seen(), ['held', 'booking a', 'booking b', 'list b', 'list a'])
})

test('a request that waits longer than its class permits is refused, with varying times to retry', () => {
  const { enter, queue, clock, seen, refusals } = queueOf(alone)
  enter('booking', 'held')
  for (let n = 0; n < 60; n++) enter('browsing', 'list')
  enter('booking', 'booking')
  clock.now = 3_000
  queue.sweep()
  assert.deepEqual(new Set(seen()), new Set(['held', 'list refused']))
  const times = new Set(refusals)
  assert.ok(times.size > 1)
  for (const seconds of times) assert.ok(seconds >= 2 && seconds <= 8, String(seconds))
  clock.now = 10_000
  queue.sweep()
  assert.deepEqual(seen(), ['booking refused'])
  assert.equal(queue.isFull(), false)
})

test('work that nobody waits for is not begun', () => {
  const { enter, leave, seen } = queueOf(alone)
  enter('booking', 'held')
  enter('browsing', 'left', () => false)
  enter('browsing', 'stays')
  leave('held')
  leave('stays')
  assert.deepEqual(seen(), ['held', 'stays'])
})

test('a full queue of visitors drops the oldest, and a full queue of bookings refuses the newest', () => {
  const { enter, seen } = queueOf(alone)
  enter('booking', 'held')
  for (let n = 0; n < 401; n++) enter('browsing', `list ${n}`)
  assert.deepEqual(seen(), ['held', 'list 0 refused'])
  for (let n = 0; n < 2_001; n++) enter('booking', `booking ${n}`)
  assert.deepEqual(seen(), ['booking 2000 refused'])
})

test('leaving twice frees one place, and a limit that has grown is used at the next sweep', () => {
  const { enter, leave, queue, bound, seen } = queueOf(alone)
  enter('booking', 'a')
  leave('a')
  leave('a')
  assert.equal(queue.inFlight(), 0)
  for (const name of ['b', 'c', 'd']) enter('booking', name)
  seen()
  bound.limit = 3 / 4
  queue.sweep()
  assert.deepEqual(seen(), ['c', 'd'])
})
