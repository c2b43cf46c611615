import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feedbackAddress, twinAddress } from './addresses.ts'

test('the other language keeps page and query, and is remembered', () => {
  const here = { pathname: '/hotel-search/paris', searchStr: '?s_d=2027-01-02&ages%5B0%5D=4&lang=fr' }
  assert.equal(twinAddress(here, 'zh'), '/zh/hotel-search/paris?s_d=2027-01-02&ages%5B0%5D=4&lang=zh')
  assert.equal(twinAddress({ pathname: '/', searchStr: '' }, 'en'), '/?lang=en')
  assert.equal(twinAddress({ pathname: '/', searchStr: '' }, 'zh'), '/zh?lang=zh')
})

test('feedback knows the page it came from', () => {
  assert.equal(feedbackAddress('/hotels/5', 'zh'), '/zh/feedback?i=%2Fhotels%2F5')
})
