import assert from 'node:assert/strict'
import test from 'node:test'
import { createAskedAgain } from './asked-again.ts'

const few = () => createAskedAgain<number>(1_000, () => 1, { news: 8, all: 50 })

test('of what nobody asks for again only the last few are held', () => {
  const kept = few()
  for (let i = 0; i < 100; i++) kept.keep(String(i), i)
  const held = Array.from({ length: 100 }, (_, i) => i).filter((i) => kept.get(String(i)) !== undefined)
  assert.ok(held.length <= 8, String(held))
  assert.ok(held.includes(99))
})

test('what was asked for again stays while others come and go', () => {
  const kept = few()
  kept.keep('again', 1)
  assert.equal(kept.get('again'), 1)
  for (let i = 0; i < 100; i++) kept.keep(String(i), i)
  assert.equal(kept.get('again'), 1)
})

test('what is known to have been asked for before stays from the beginning', () => {
  const kept = few()
  kept.keep('again', 1, true)
  for (let i = 0; i < 100; i++) kept.keep(String(i), i)
  assert.equal(kept.get('again'), 1)
})

test('what is kept anew under a name replaces the former, whether that was asked for again or not', () => {
  const kept = few()
  kept.keep('one', 1)
  kept.keep('one', 2)
  assert.equal(kept.get('one'), 2)
  kept.keep('one', 3)
  assert.equal(kept.get('one'), 3)
  kept.forget('one')
  assert.equal(kept.get('one'), undefined)
})

test('new and old together are no more than there is room for', () => {
  const kept = createAskedAgain<number>(100, () => 10, { news: 50, all: 50 })
  for (let i = 0; i < 60; i++) kept.keep(String(i), i, i % 2 === 0)
  const held: number[] = []
  kept.forgetWhere((value) => held.push(value) < 0)
  assert.ok(held.length > 5 && held.length <= 10, String(held))
})

test('things that are gone are forgotten, new and old', () => {
  const kept = few()
  for (let i = 0; i < 6; i++) kept.keep(String(i), i)
  for (const i of [0, 1]) kept.get(String(i))
  kept.forgetWhere((value) => value % 2 === 1)
  for (let i = 0; i < 6; i++) assert.equal(kept.get(String(i)), i % 2 === 1 ? undefined : i)
})
