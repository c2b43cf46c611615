import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryStorage } from '#test/support/memory-storage.ts'
import { createItems, jsonFrom } from './browser-storage.ts'

test('an item is stored until it is removed', () => {
  const shelf = memoryStorage()
  const items = createItems(() => shelf)
  items.set('navFlag', 'docs-about')
  assert.equal(shelf.texts.get('navFlag'), 'docs-about')
  items.remove('navFlag')
  assert.equal(items.get('navFlag'), null)
  assert.equal(shelf.texts.size, 0)
})

test('a full storage breaks nothing: the value lives in this tab', () => {
  const shelf = memoryStorage({ navFlag: 'index' })
  const items = createItems(() => shelf)
  shelf.fill()
  items.set('navFlag', 'docs-faq')
  assert.equal(items.get('navFlag'), 'docs-faq')
  assert.equal(shelf.texts.get('navFlag'), 'index')
})

test('a forbidden storage is as an empty one', () => {
  const items = createItems(() => {
    throw new DOMException('no', 'SecurityError')
  })
  assert.equal(items.get('lodestar'), null)
  items.set('lodestar', '{}')
  assert.equal(items.get('lodestar'), '{}')
  items.remove('lodestar')
  assert.equal(items.get('lodestar'), null)
})

test('where there is no browser nothing is kept, so that no visitor meets another’s', () => {
  const items = createItems(() => null)
  items.set('user_info', '{}')
  assert.equal(items.get('user_info'), null)
})

test('listeners hear of every change until they leave', () => {
  const shelf = memoryStorage()
  const items = createItems(() => shelf)
  let heard = 0
  const leave = items.subscribe(() => heard++)
  items.set('a', '1')
  items.tell()
  leave()
  items.remove('a')
  assert.equal(heard, 2)
})

test('a text that is no JSON says nothing', () => {
  assert.equal(jsonFrom('{oh'), null)
  assert.equal(jsonFrom(null), null)
  assert.deepEqual(jsonFrom('[1]'), [1])
})
