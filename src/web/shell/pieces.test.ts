import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feedbackAddress, twinAddress } from './addresses.ts'
import { currencyNames, sortCurrencies } from './currency-names.ts'
import { popupFeatures, shareAddress, shares } from './share.ts'
import { shortAccount } from './short-account.ts'

test('the other language keeps page and query, and is remembered', () => {
  const here = { pathname: '/hotel-search/paris', searchStr: '?s_d=2027-01-02&ages%5B0%5D=4&lang=fr' }
  assert.equal(twinAddress(here, 'zh'), '/zh/hotel-search/paris?s_d=2027-01-02&ages%5B0%5D=4&lang=zh')
  assert.equal(twinAddress({ pathname: '/', searchStr: '' }, 'en'), '/?lang=en')
  assert.equal(twinAddress({ pathname: '/', searchStr: '' }, 'zh'), '/zh?lang=zh')
})

test('feedback knows the page it came from', () => {
  assert.equal(feedbackAddress('/hotels/5', 'zh'), '/zh/feedback?i=%2Fhotels%2F5')
})

test('an account is shortened in the middle, a name is not', () => {
  assert.equal(shortAccount({ account: 'lin@example.com' }), 'lin@example.com')
  assert.equal(shortAccount({ account: 'wilhelmina.long@example.com' }), 'wilhelm…ple.com')
  assert.equal(shortAccount({ name: ' 林薇 ', account: 'lin@example.com' }), '林薇')
  assert.equal(shortAccount({ name: ' ', account: '+8613800138000' }), '+8613800138000')
})

test('a share template is filled with address and title; none means copying', () => {
  const page = { url: 'https://lodestar.example/zh?a=1&b=2', title: 'A & B' }
  assert.equal(
    shareAddress('https://x.example/share?u={url}&t={title}', page),
    'https://x.example/share?u=https%3A%2F%2Flodestar.example%2Fzh%3Fa%3D1%26b%3D2&t=A%20%26%20B',
  )
  assert.equal(shareAddress(null, page), null)
  assert.equal(shares.length, 6)
})

test('the share window is 600 by 450, in the middle', () => {
  assert.equal(
    popupFeatures({ left: 100, top: 50, width: 1400, height: 850 }),
    'popup,noopener,width=600,height=450,left=500,top=250',
  )
})

test('common currencies come first, each with its name in both languages', () => {
  assert.deepEqual(sortCurrencies(['ZAR', 'AED', 'USD', 'CNY']), {
    common: ['CNY', 'USD'],
    others: ['AED', 'ZAR'],
  })
  assert.deepEqual(currencyNames('USD', 'en'), { own: 'US Dollar', other: '美元' })
  assert.deepEqual(currencyNames('USD', 'zh'), { own: '美元', other: 'US Dollar' })
})
