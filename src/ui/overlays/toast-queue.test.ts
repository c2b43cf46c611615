import assert from 'node:assert/strict'
import { test } from 'node:test'
import { manualClock } from '#test/support/manual-clock.ts'
import { toastDuration } from '../constants.ts'
import { createToastQueue } from './toast-queue.ts'

function queueOnHandClock() {
  const clock = manualClock()
  const queue = createToastQueue(clock)
  return { clock, queue, texts: () => queue.shown().map(({ text }) => text) }
}

test('a toast is shown for 3000 ms', () => {
  const { clock, queue, texts } = queueOnHandClock()
  queue.show({ kind: 'good', text: 'saved' })
  clock.pass(2999)
  assert.deepEqual(texts(), ['saved'])
  clock.pass(1)
  assert.deepEqual(texts(), [])
  assert.equal(toastDuration, 3000)
})

test('a toast with an action is shown for 8000 ms', () => {
  const { clock, queue, texts } = queueOnHandClock()
  queue.show({ kind: 'good', text: 'saved', action: { label: 'Change list', run: () => {} } })
  clock.pass(7999)
  assert.deepEqual(texts(), ['saved'])
  clock.pass(1)
  assert.deepEqual(texts(), [])
})

test('each toast has its own time', () => {
  const { clock, queue, texts } = queueOnHandClock()
  queue.show({ kind: 'good', text: 'first' })
  clock.pass(1000)
  queue.show({ kind: 'warn', text: 'second' })
  clock.pass(2000)
  assert.deepEqual(texts(), ['second'])
})

test('while held no time passes, and each goes on with what it had left', () => {
  const { clock, queue, texts } = queueOnHandClock()
  queue.show({ kind: 'good', text: 'first' })
  clock.pass(2000)
  queue.hold()
  queue.show({ kind: 'good', text: 'came while held' })
  clock.pass(60_000)
  assert.deepEqual(texts(), ['first', 'came while held'])
  queue.release()
  clock.pass(1000)
  assert.deepEqual(texts(), ['came while held'])
  clock.pass(2000)
  assert.deepEqual(texts(), [])
})

test('holding twice takes no time twice', () => {
  const { clock, queue, texts } = queueOnHandClock()
  queue.show({ kind: 'good', text: 'saved' })
  clock.pass(1000)
  queue.hold()
  queue.hold()
  queue.release()
  queue.release()
  clock.pass(1999)
  assert.deepEqual(texts(), ['saved'])
  clock.pass(1)
  assert.deepEqual(texts(), [])
})

test('a sticky toast stays until it is dismissed', () => {
  const { clock, queue, texts } = queueOnHandClock()
  const id = queue.show({ kind: 'warn', text: 'no answer', sticky: true })
  queue.hold()
  queue.release()
  clock.pass(600_000)
  assert.deepEqual(texts(), ['no answer'])
  queue.dismiss(id)
  assert.deepEqual(texts(), [])
})

test('the same words again are one toast whose time starts anew', () => {
  const { clock, queue, texts } = queueOnHandClock()
  const first = queue.show({ kind: 'warn', text: 'wrong' })
  clock.pass(2000)
  assert.notEqual(queue.show({ kind: 'warn', text: 'wrong' }), first)
  assert.deepEqual(texts(), ['wrong'])
  clock.pass(2999)
  assert.deepEqual(texts(), ['wrong'])
  clock.pass(1)
  assert.deepEqual(texts(), [])
})

test('subscribers are notified of every change and of nothing else', () => {
  const { clock, queue } = queueOnHandClock()
  let told = 0
  const stop = queue.subscribe(() => (told += 1))
  const id = queue.show({ kind: 'good', text: 'saved' })
  queue.dismiss(id)
  queue.dismiss(id)
  clock.pass(5000)
  assert.equal(told, 2)
  stop()
  queue.show({ kind: 'good', text: 'again' })
  assert.equal(told, 2)
})
