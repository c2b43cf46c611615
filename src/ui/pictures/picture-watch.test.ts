import assert from 'node:assert/strict'
import { test } from 'node:test'
import { manualClock } from '#test/support/manual-clock.ts'
import { picturePreload, pictureThrottle } from '../constants.ts'
import { createPictureWatch, isNear } from './picture-watch.ts'

const view = { width: 1000, height: 1000 }
const at = (top: number) => ({ top, bottom: top + 100, left: 0, right: 100 })

test('a picture is near up to 1.3 viewports from the top', () => {
  assert.equal(picturePreload, 1.3)
  assert.equal(isNear(at(1299), view), true)
  assert.equal(isNear(at(1300), view), false)
})

test('above and beside, the same distance counts', () => {
  assert.equal(isNear(at(-399), view), true)
  assert.equal(isNear(at(-401), view), false)
  assert.equal(isNear({ top: 0, bottom: 100, left: 1300, right: 1400 }, view), false)
  assert.equal(isNear({ top: 0, bottom: 100, left: 1299, right: 1399 }, view), true)
})

test('an element that is not displayed is not near', () => {
  assert.equal(isNear({ top: 0, bottom: 0, left: 0, right: 0 }, view), false)
})

function watching() {
  const clock = manualClock()
  const tells = new Set<() => void>()
  const tops = new Map<string, number>()
  let looks = 0
  const measured: string[] = []
  const watch = createPictureWatch<string>({
    clock,
    view: () => {
      looks += 1
      return view
    },
    edgesOf: (name) => {
      measured.push(name)
      return at(tops.get(name)!)
    },
    // As an IntersectionObserver does: at once about what is near.
    notice: (name, tell) => {
      tells.add(tell)
      if (tops.get(name)! < 1300) tell()
      return () => void tells.delete(tell)
    },
  })
  const seen: string[] = []
  return {
    clock,
    seen,
    tells,
    measured,
    looks: () => looks,
    add: (name: string, top: number) => {
      tops.set(name, top)
      return watch(name, () => seen.push(name))
    },
    scroll: (by: number) => {
      for (const [name, top] of tops) tops.set(name, top - by)
      for (const tell of [...tells]) tell()
    },
  }
}

test('pictures that appear together are looked at together, at once', () => {
  const { clock, seen, add, looks } = watching()
  add('first', 0)
  add('second', 1200)
  add('far', 5000)
  clock.pass(0)
  assert.deepEqual(seen, ['first', 'second'])
  assert.equal(looks(), 1)
})

test('distant elements are not measured', () => {
  const { clock, add, measured } = watching()
  add('first', 0)
  add('far', 5000)
  clock.pass(1000)
  assert.deepEqual(measured, ['first'])
})

test('scrolling looks at most every 200 ms, and once more after the last move', () => {
  const { clock, seen, add, scroll, looks } = watching()
  assert.equal(pictureThrottle, 200)
  add('far', 5000)
  clock.pass(0)
  for (let n = 0; n < 40; n += 1) {
    scroll(100)
    clock.pass(10)
  }
  assert.ok(looks() <= 3, `${looks()} looks in 400 ms`)
  clock.pass(200)
  assert.deepEqual(seen, ['far'])
})

test('a found picture is forgotten, and so is one that left the page', () => {
  const { clock, seen, tells, add, scroll } = watching()
  const leave = add('gone', 3000)
  add('near', 100)
  clock.pass(0)
  leave()
  assert.equal(tells.size, 0)
  scroll(3000)
  clock.pass(1000)
  assert.deepEqual(seen, ['near'])
})
