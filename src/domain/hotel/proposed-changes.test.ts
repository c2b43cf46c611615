import assert from 'node:assert/strict'
import { test } from 'node:test'
import { divideChanges } from './proposed-changes.ts'

const change = (key: string) => ({ key, from: 'a', to: 'b' })
const changes = [change('facts||floors'), change('texts|en|description'), change('images||list')]
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key)
const facts = { policy: 'review', isHotelier: true, isDraft: false } as const

test('texts and photographs of a hotelier wait for a review, facts do not', () => {
  const { now, proposed } = divideChanges(changes, facts)
  assert.deepEqual(keys(now), ['facts||floors'])
  assert.deepEqual(keys(proposed), ['texts|en|description', 'images||list'])
})

test('nothing waits without the setting, for staff, or in a draft', () => {
  for (const differing of [{ policy: 'publish' }, { isHotelier: false }, { isDraft: true }] as const)
    assert.deepEqual(divideChanges(changes, { ...facts, ...differing }), { now: changes, proposed: [] })
})
