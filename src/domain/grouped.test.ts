import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { grouped } from './grouped.ts'

test('whole numbers are grouped as the languages do', () => {
  assert.equal(grouped(0), '0')
  assert.equal(grouped(999), '999')
  assert.equal(grouped(51_975), '51,975')
  assert.equal(grouped(-1_234_567), '-1,234,567')
  fc.assert(
    fc.property(fc.maxSafeInteger(), (whole) => {
      for (const tag of ['en-GB', 'en-US', 'zh-CN'])
        assert.equal(grouped(whole), new Intl.NumberFormat(tag).format(whole))
    }),
  )
})
