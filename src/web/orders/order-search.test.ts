import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderListUrl, orderUrl, readOrderSearch } from './order-search.ts'

test('an address tells which orders are looked at; what it cannot mean is left out', () => {
  assert.deepEqual(readOrderSearch({ state: 'upcoming', q: ' LS12 ', page: '3' }), {
    state: 'upcoming',
    q: 'LS12',
    page: 3,
  })
  assert.deepEqual(readOrderSearch({ state: 'held', q: ['x'], page: 'many' }), {})
  assert.deepEqual(readOrderSearch({ page: 1 }), {})
})

test('a list and an order have the same address that was read', () => {
  assert.equal(
    orderListUrl({ state: 'to_pay', q: '灯', page: 2 }, 'zh'),
    '/zh/center/order?state=to_pay&q=%E7%81%AF&page=2',
  )
  assert.equal(orderListUrl({ page: 1 }, 'en'), '/center/order')
  assert.equal(orderUrl('9', 'zh', '/voucher'), '/zh/center/detail/9/voucher')
})
