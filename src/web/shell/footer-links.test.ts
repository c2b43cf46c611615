import assert from 'node:assert/strict'
import { test } from 'node:test'
import { popupFeatures, serviceName, shareAddress, shares } from './footer-links.ts'

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

test('a share link has the name of the service that its template leads to', () => {
  const share = 'https://www.facebook.com/sharer/sharer.php?u={url}'
  assert.equal(serviceName(share, 'en'), 'Facebook')
  assert.equal(serviceName('https://service.weibo.com/share/share.php?url={url}', 'zh'), '微博')
  assert.equal(serviceName('https://notfacebook.com/?u={url}', 'en'), null)
  assert.equal(serviceName('https://x.example/{url}', 'en'), null)
  assert.equal(serviceName(null, 'en'), null)
})
