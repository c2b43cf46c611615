import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rateWords } from './rates.ts'

test('a room with enough beds but a limit on adults states the limit', () => {
  const { tooSmall } = rateWords('en')
  assert.equal(tooSmall('Twin Room', 2, 2), 'Twin Room (sleeps 2)')
  assert.equal(tooSmall('King Room', 3, 2), 'King Room (sleeps 3, up to 2 adults)')
  assert.equal(tooSmall('Cabin', 2, 1), 'Cabin (sleeps 2, up to 1 adult)')
  assert.equal(rateWords('zh').tooSmall('大床房', 3, 2), '大床房（最多3人，其中成人最多2位）')
})
