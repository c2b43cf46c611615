import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawQr, runsOf } from './qr-modules.ts'

test('dark modules side by side are one run', () => {
  const rows = ['110', '000', '101']
  assert.equal(
    runsOf(3, (row, column) => rows[row]![column] === '1'),
    'M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z',
  )
})

test('a code is as large as its text needs, with its three corners', async () => {
  const { path, size } = await drawQr('https://qr.lodestar.example/bax00001')
  assert.ok(size >= 25 && size % 4 === 1)
  assert.ok(path.startsWith('M0 0h7v1h-7z'))
  assert.ok(path.includes(`M${size - 7} 0h7v1h-7z`))
  assert.ok(path.includes(`M0 ${size - 1}h7v1h-7z`))
})
