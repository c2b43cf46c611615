import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findRiddles } from './plain-english.ts'

test('comments and test names are plain: the subject comes first, in usual words, in short sentences', () => {
  const found = findRiddles()
  assert.deepEqual(
    found.map(({ file, line, fault, text }) => `${file}:${line} ${fault}: ${text}`),
    [],
  )
})
