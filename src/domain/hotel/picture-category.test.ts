import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countByCategory } from './picture-category.ts'

test('a gallery offers the categories of its pictures with counts, and no empty category', () => {
  const pictures = [
    { category: 'pool' },
    { category: 'rooms' },
    {},
    { category: 'exterior' },
    { category: 'rooms' },
  ] as const
  assert.deepEqual(countByCategory(pictures), [
    { category: 'exterior', count: 1 },
    { category: 'rooms', count: 2 },
    { category: 'pool', count: 1 },
  ])
  assert.deepEqual(countByCategory([{}]), [])
})
