import assert from 'node:assert/strict'
import test from 'node:test'
import { createRecentlyUsed } from './recently-used.ts'
import { markOf } from './text-mark.ts'

const ten = () => createRecentlyUsed<{ name: string }>(100, () => 10)
const thing = (name: string) => ({ name })

test('what is used again and again stays, whatever else comes', () => {
  const kept = ten()
  kept.keep('often', thing('often'))
  for (let i = 0; i < 200; i++) {
    kept.keep(`once ${i}`, thing('once'))
    assert.equal(kept.get('often')?.name, 'often', `after ${i}`)
  }
})

test('no more is kept than there is room for, and the last few are always there', () => {
  const kept = ten()
  for (let i = 0; i < 200; i++) {
    kept.keep(String(i), thing(String(i)))
    assert.ok(kept.bytes() <= 100, String(kept.bytes()))
    for (let last = Math.max(0, i - 4); last <= i; last++)
      assert.ok(kept.get(String(last)), `${last} of ${i}`)
  }
  assert.equal(kept.get('0'), undefined)
})

test('what is kept anew under a name replaces the former, and counts once', () => {
  const kept = ten()
  for (let i = 0; i < 50; i++) kept.keep('one', thing(String(i)))
  assert.equal(kept.get('one')?.name, '49')
  assert.equal(kept.bytes(), 10)
})

test('things that are gone are forgotten in both generations', () => {
  const kept = ten()
  for (let i = 0; i < 8; i++) kept.keep(String(i), thing(i % 2 ? 'odd' : 'even'))
  kept.forgetWhere(({ name }) => name === 'odd')
  for (let i = 0; i < 8; i++) assert.equal(kept.get(String(i))?.name, i % 2 ? undefined : 'even')
  assert.equal(kept.bytes(), 40)
})

test('large things have room too, one that is larger than all has none', () => {
  const kept = createRecentlyUsed<number>(100, (size) => size)
  for (const [i, size] of [30, 80, 60, 10, 90, 45, 45, 101, 70].entries()) {
    kept.keep(String(i), size)
    assert.equal(kept.get(String(i)), size > 100 ? undefined : size)
    assert.ok(kept.bytes() <= 100, `${kept.bytes()} after ${size}`)
  }
})

test('no more things are kept than are wanted, however small', () => {
  const kept = createRecentlyUsed<number>(1_000, () => 1, 10)
  for (let i = 0; i < 100; i++) {
    kept.keep(String(i), i)
    assert.ok(kept.bytes() <= 10)
    for (let last = Math.max(0, i - 4); last <= i; last++) assert.equal(kept.get(String(last)), last)
  }
  kept.forget('99')
  assert.equal(kept.get('99'), undefined)
})

test('of two texts with the same mark the later is kept, and none is taken for the other', () => {
  const [former, later] = twoAlike()
  const kept = ten()
  kept.keep(former, thing('former'))
  assert.equal(kept.get(later), undefined)
  kept.forget(later)
  assert.equal(kept.get(former)?.name, 'former')
  kept.keep(later, thing('later'))
  assert.equal(kept.get(later)?.name, 'later')
  assert.equal(kept.get(former), undefined)
  assert.equal(kept.bytes(), 10)
})

/** Among so many texts two have the same mark: there are four thousand million marks. */
function twoAlike(): [string, string] {
  const known = new Map<number, string>()
  for (let i = 0; i < 1_000_000; i++) {
    const text = `text ${i.toString(36)} ${(i * 7919).toString(36)}`
    const other = known.get(markOf(text))
    if (other !== undefined) return [other, text]
    known.set(markOf(text), text)
  }
  throw new Error('a million texts with marks of their own')
}
