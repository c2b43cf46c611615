import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { afterPaint, nextTask } from './scheduling.ts'

const page = { visibilityState: 'visible' }
let frames = new Map<number, () => void>()
const before = { document: globalThis.document }
Object.assign(globalThis, {
  document: page,
  requestAnimationFrame: (run: () => void) => frames.set(frames.size + 1, run).size,
  cancelAnimationFrame: (id: number) => frames.delete(id),
})
after(() => Object.assign(globalThis, before))

const paint = () => {
  for (const run of frames.values()) run()
}
/** Until every timer that is due has run. */
const settle = async () => {
  for (let n = 0; n < 5; n++) {
    await new Promise((resolve) => setTimeout(resolve, 1))
    await turn()
  }
}

beforeEach(() => {
  frames = new Map()
  page.visibilityState = 'visible'
})

test('work waits until the picture with the press is painted', async () => {
  let runs = 0
  afterPaint(() => runs++)
  await settle()
  assert.equal(runs, 0)
  paint()
  assert.equal(runs, 0, 'the frame itself is still to be painted')
  await settle()
  assert.equal(runs, 1)
})

test('work can be called off before and after the frame', async () => {
  let runs = 0
  afterPaint(() => runs++)()
  const callOff = afterPaint(() => runs++)
  paint()
  callOff()
  await settle()
  assert.equal(runs, 0)
})

test('a page out of sight paints nothing, and its work does not wait', () => {
  page.visibilityState = 'hidden'
  let runs = 0
  afterPaint(() => runs++)
  assert.equal(runs, 1)
})

test('a deferred function runs once, after the current task, and can be cancelled', async () => {
  const ran: string[] = []
  nextTask(() => ran.push('called off'))()
  await new Promise<void>((resolve) => {
    nextTask(() => {
      ran.push('put off')
      resolve()
    })
    queueMicrotask(() => ran.push('at work'))
  })
  assert.deepEqual(ran, ['at work', 'put off'])
})
