import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { chunkOf, pageChunks } from './page-chunks.ts'

const source = join(import.meta.dirname, '..')

test('every part of a chunk exists: a part that moved would return to the scripts of all pages', () => {
  const gone = Object.values(pageChunks)
    .flat()
    .filter((part) => !existsSync(join(source, part)))
  assert.deepEqual(gone, [])
})

test('a file belongs to the chunk that names it or its folder', () => {
  assert.equal(chunkOf('/home/site/src/words/booking/orders.ts'), 'account')
  assert.equal(chunkOf('/home/site/src/words/search/flexible-dates.ts'), 'flexible')
  assert.equal(chunkOf('/home/site/src/words/search/search.ts'), null)
  assert.equal(chunkOf('/home/site/node_modules/react/index.js'), null)
})
