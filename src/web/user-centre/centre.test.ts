import assert from 'node:assert/strict'
import { test } from 'node:test'
import { centreLinks, isCurrent, partFrom } from './centre-links.ts'
import { greeting } from './greeting.ts'

test('a greeting goes by the clock and by name', () => {
  assert.equal(greeting({ name: 'Wei', hour: 8, locale: 'en' }), 'Good morning, Wei')
  assert.equal(greeting({ name: ' ', hour: 12, locale: 'en' }), 'Good afternoon')
  assert.equal(greeting({ name: undefined, hour: 18, locale: 'en' }), 'Good evening')
  assert.equal(greeting({ name: '林薇', hour: 9, locale: 'zh' }), '林薇，早上好')
})

test('exactly one page of the centre is the current one', () => {
  const current = (pathname: string, search: { part?: unknown } = {}) =>
    centreLinks.filter((link) => isCurrent(link, { pathname, search })).map(({ words }) => words)
  assert.deepEqual(current('/center'), ['overview'])
  assert.deepEqual(current('/center/'), ['overview'])
  assert.deepEqual(current('/center', { part: 'security' }), ['security'])
  assert.deepEqual(current('/center', { part: 'nonsense' }), ['overview'])
  assert.deepEqual(current('/center/order', { part: 'profile' }), ['orders'])
  assert.deepEqual(current('/center/detail/9/voucher'), ['orders'])
  assert.equal(partFrom(['profile']), undefined)
})
