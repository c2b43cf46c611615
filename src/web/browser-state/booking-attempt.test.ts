import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryStorage } from '#test/support/memory-storage.ts'
import {
  attemptBooked,
  beginAttempt,
  clearTyped,
  endAttempt,
  keepTyped,
  randomId,
  readAttempt,
  readTyped,
} from './booking-attempt.ts'
import { createItems } from './browser-storage.ts'

const tab = () => {
  const storage = memoryStorage()
  return { storage, items: createItems(() => storage) }
}

test('the same body goes out under the same number until it is answered, also after a reload', () => {
  const { storage, items } = tab()
  const first = beginAttempt(items, 'quote.a', { guests: ['Mara'] })
  assert.equal(beginAttempt(items, 'quote.a', { guests: ['Mara'] }), first)
  const reloaded = createItems(() => storage)
  assert.equal(readAttempt(reloaded, 'quote.a')?.open, true)
  assert.equal(beginAttempt(reloaded, 'quote.a', { guests: ['Mara'] }), first)
})

test('another body, another quote or an answered refusal gets another number', () => {
  const { items } = tab()
  const first = beginAttempt(items, 'quote.a', { guests: ['Mara'] })
  assert.notEqual(beginAttempt(items, 'quote.a', { guests: ['Yue'] }), first)
  assert.notEqual(beginAttempt(items, 'quote.b', { guests: ['Mara'] }), first)
  const refused = beginAttempt(items, 'quote.c', { guests: ['Mara'] })
  endAttempt(items, 'quote.c')
  assert.equal(readAttempt(items, 'quote.c'), null)
  assert.notEqual(beginAttempt(items, 'quote.c', { guests: ['Mara'] }), refused)
})

test('the tab remembers the order: the same body reuses its idempotency key', () => {
  const { items } = tab()
  const first = beginAttempt(items, 'quote.a', { guests: ['Mara'] })
  attemptBooked(items, 'quote.a', '42')
  assert.deepEqual(
    [readAttempt(items, 'quote.a')?.orderId, readAttempt(items, 'quote.a')?.open],
    ['42', false],
  )
  assert.equal(beginAttempt(items, 'quote.a', { guests: ['Mara'] }), first)
})

test('numbers are unlike each other and of a form that the contract takes', () => {
  const ids = new Set(Array.from({ length: 100 }, randomId))
  assert.equal(ids.size, 100)
  for (const id of ids) assert.match(id, /^[\w-]{8,64}$/)
})

test('typed values survive a reload, and invalid stored text is ignored', () => {
  const { storage, items } = tab()
  keepTyped(items, { wishes: 'quiet' })
  assert.deepEqual(readTyped(createItems(() => storage)), { wishes: 'quiet' })
  clearTyped(items)
  assert.deepEqual(readTyped(items), {})
  storage.setItem('reserve.form', '[1')
  assert.deepEqual(readTyped(createItems(() => storage)), {})
})
