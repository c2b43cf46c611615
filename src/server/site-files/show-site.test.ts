import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSettings, WrongSetting } from '../settings.ts'
import { showSite } from './show-site.ts'

const facts = { build: 'b', today: '2027-01-01', hotels: 1, currencies: ['CNY'], demo: true }
const shares = (env: Record<string, string> = {}, locale: 'en' | 'zh' = 'en') =>
  showSite({ settings: readSettings(env), facts, locale }).share

test('a service with a public share URL is opened, for others the URL is copied', () => {
  const page = '{url}'
  const { video, social, bookmark, microblog, portal, professional } = shares()
  for (const template of [social, microblog, professional])
    assert.ok(template?.includes(page), String(template))
  assert.deepEqual([video, bookmark, portal], [null, null, null])
})

test('each language has its own microblog service', () => {
  assert.match(shares({}, 'en').microblog!, /^https:\/\/x\.com\//)
  assert.match(shares({}, 'zh').microblog!, /^https:\/\/service\.weibo\.com\//)
  assert.equal(
    shares({ SHARE_MICROBLOG_ZH_URL: 'https://a.example/{url}' }, 'zh').microblog,
    'https://a.example/{url}',
  )
})

test('an operator sets another share URL, or none', () => {
  assert.equal(shares({ SHARE_VIDEO_URL: 'https://v.example/?u={url}' }).video, 'https://v.example/?u={url}')
  assert.equal(shares({ SHARE_SOCIAL_URL: 'off' }).social, null)
  assert.throws(() => readSettings({ SHARE_SOCIAL_URL: 'javascript:alert(1)' }), WrongSetting)
})
