import assert from 'node:assert/strict'
import test from 'node:test'
import { createLru } from './lru.ts'

const ofBytes = (maxBytes: number) => createLru<{ name: string }>({ maxBytes, sizeOf: () => 10 })
const thing = (name: string) => ({ name })

test('a frequently used entry is not evicted', () => {
  const kept = ofBytes(100)
  kept.set('often', thing('often'))
  for (let i = 0; i < 200; i++) {
    kept.set(`once ${i}`, thing('once'))
    assert.equal(kept.get('often')?.name, 'often', `after ${i}`)
  }
})

test('the size stays within the bound, and the last entries are present', () => {
  const kept = ofBytes(100)
  for (let i = 0; i < 200; i++) {
    kept.set(String(i), thing(String(i)))
    assert.ok(kept.bytes() <= 100, String(kept.bytes()))
    for (let last = Math.max(0, i - 4); last <= i; last++)
      assert.ok(kept.get(String(last)), `${last} of ${i}`)
  }
  assert.equal(kept.get('0'), undefined)
})

test('the bound can be a number of entries', () => {
  const kept = createLru<number>({ max: 2 })
  for (const [at, key] of ['a', 'b', 'c'].entries()) kept.set(key, at)
  assert.deepEqual(
    ['a', 'b', 'c'].map((key) => kept.get(key)),
    [undefined, 1, 2],
  )
})

test('setting a key again replaces its entry and counts its size once', () => {
  const kept = ofBytes(100)
  for (let i = 0; i < 50; i++) kept.set('one', thing(String(i)))
  assert.equal(kept.get('one')?.name, '49')
  assert.equal(kept.bytes(), 10)
})

test('an entry larger than the bound is not cached', () => {
  const kept = ofBytes(9)
  kept.set('one', thing('one'))
  assert.equal(kept.get('one'), undefined)
})

test('entries are deleted by a predicate on their value', () => {
  const kept = ofBytes(100)
  for (let i = 0; i < 8; i++) kept.set(String(i), thing(i % 2 ? 'odd' : 'even'))
  kept.deleteWhere(({ name }) => name === 'odd')
  for (let i = 0; i < 8; i++) assert.equal(kept.get(String(i))?.name, i % 2 ? undefined : 'even')
})
