import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPhone } from './phone.ts'

test('a mainland number needs no prefix, every other one its own; grouping is left out', () => {
  for (const good of ['13800138000', '+86 138-0013-8000', '+1 (415) 555.0100', '+4930901820'])
    assert.ok(isPhone(good), good)
  for (const bad of [
    '',
    '12800138000',
    '+8613',
    '4155550100',
    '+0123456789',
    '+1415555010012345',
    '1380013800x',
  ])
    assert.ok(!isPhone(bad), bad)
})
