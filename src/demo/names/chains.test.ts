import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isChainName } from './chains.ts'

test('a trademarked name is refused in either language', () => {
  assert.ok(isChainName({ en: 'The White Lotus', zh: '某酒店' }))
  assert.ok(isChainName({ en: 'White Lotus Resort', zh: '某度假酒店' }))
  assert.ok(isChainName({ en: 'Some House', zh: '白莲精品酒店' }))
  assert.ok(!isChainName({ en: 'The Silver Lotus', zh: '银莲酒店' }))
})
