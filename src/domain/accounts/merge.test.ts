import assert from 'node:assert/strict'
import { test } from 'node:test'
import { whyNotMerge } from './merge.ts'

const account = (id: string, facts = {}) => ({
  id,
  isConfirmed: true,
  isAgent: false,
  isClosing: false,
  ...facts,
})

test('two confirmed accounts can be merged', () => {
  assert.equal(whyNotMerge(account('1'), account('2')), null)
})

test('an account is not merged with itself, without proof, with an agent, or while it is closing', () => {
  assert.equal(whyNotMerge(account('1'), account('1')), 'same')
  for (const [facts, why] of [
    [{ isConfirmed: false }, 'unconfirmed'],
    [{ isAgent: true }, 'agent'],
    [{ isClosing: true }, 'closing'],
  ] as const) {
    assert.equal(whyNotMerge(account('1', facts), account('2')), why)
    assert.equal(whyNotMerge(account('1'), account('2', facts)), why)
  }
})
