import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filterText, readFilters } from './filters.ts'

test('the same filters in another order are the same view', () => {
  const text = (query: string) => filterText(new URLSearchParams(query))
  assert.equal(text('q=ada&view=all&state=held'), text('state=held&view=all&q=ada'))
  assert.equal(text('view=open'), text(''))
  assert.notEqual(text('view=all'), text(''))
})

test('filters are read from the address; states may repeat', () => {
  assert.deepEqual(readFilters(new URLSearchParams('q=ada&state=held&state=staying')), {
    q: 'ada',
    view: 'open',
    states: ['held', 'staying'],
  })
})
