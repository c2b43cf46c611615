import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copyText, rowsOf } from './rows.ts'

test('rows are written in the text format of COPY', () => {
  const rows = rowsOf([
    { a: 1, b: 'one\ttwo\\three\nfour', c: null, d: ['x', 'with "quote"'] },
    { a: -0.5, b: '', c: 'nothing', d: [] },
  ])
  assert.deepEqual(rows.columns, ['a', 'b', 'c', 'd'])
  assert.equal(
    [...copyText(rows)].join(''),
    '1\tone\\ttwo\\\\three\\nfour\t\\N\t{"x","with \\\\"quote\\\\""}\n-0.5\t\tnothing\t{}\n',
  )
})

test('many rows are written in chunks, and none is lost', () => {
  const pieces = [...copyText(rowsOf(Array.from({ length: 1_201 }, (_, n) => ({ n }))))]
  assert.equal(pieces.length, 3)
  assert.equal(pieces.join('').trim().split('\n').length, 1_201)
})
