import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Mail } from './mail.ts'
import { mailText } from './mail.ts'
import { mailHtml } from './mail-html.ts'
import { sealBytes, unsealBytes } from './seal.ts'

const mail: Mail = {
  subject: 'Your <booking>',
  heading: 'Tom & "Jerry"',
  paragraphs: ['First.', '<script>alert(1)</script>'],
  code: '012345',
  facts: [['When', '1 May']],
  button: { label: 'Look', url: 'https://hotels.example/x?a=1&b=2' },
  small: ['Small print.'],
  sms: 'short',
}
const site = { name: 'Lodestar', origin: 'https://hotels.example', footer: 'Sent to you.' }

test('text contains everything that HTML contains, in the same order', () => {
  assert.equal(
    mailText(mail, { site: 'Lodestar', locale: 'en' }),
    'Tom & "Jerry"\n\nFirst.\n\n<script>alert(1)</script>\n\n012345\n\nWhen: 1 May\n\nLook: https://hotels.example/x?a=1&b=2\n\nSmall print.\n\n-- \nLodestar',
  )
  assert.match(mailText(mail, { site: '星宿', locale: 'zh' }), /When：1 May/)
})

test('a greeting precedes the text, and a second button follows the first', () => {
  const more = {
    ...mail,
    greeting: 'Hi Ada,',
    secondButton: { label: 'Order', url: 'https://hotels.example/o' },
  }
  const text = mailText(more, { site: 'Lodestar', locale: 'en' })
  assert.match(text, /Hi Ada,\n\nFirst\./)
  assert.match(text, /Look: \S+\n\nOrder: https:\/\/hotels\.example\/o/)
  const html = mailHtml(more, { site, locale: 'en' })
  assert.ok(html.indexOf('Hi Ada,') < html.lastIndexOf('First.'))
  assert.ok(html.includes('>Look</a><a class="quiet"'))
})

test('line breaks of a paragraph and of the footer are shown', () => {
  const lines = { ...mail, paragraphs: ['18:00 · You\nHello'] }
  const html = mailHtml(lines, { site: { ...site, footer: 'A sample.\nSent to you.' }, locale: 'en' })
  assert.match(html, /18:00 · You<br>Hello/)
  assert.match(html, /A sample\.<br>Sent to you\./)
})

test('HTML escapes text and loads no external resources', () => {
  const html = mailHtml(mail, { site, locale: 'zh' })
  assert.ok(!html.includes('<script'))
  assert.ok(html.includes('Tom &#38; &#34;Jerry&#34;'))
  assert.ok(html.includes('href="https://hotels.example/x?a=1&#38;b=2"'))
  assert.ok(!/<img|<link|src=|url\(/.test(html))
  assert.match(html, /<html lang="zh-CN">/)
  assert.match(html, /prefers-color-scheme: dark/)
})

test('a sealed message opens only with its key, for its event and unmodified', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const sealed = sealBytes(key, 'code:1', '验证码 012345')
  assert.equal(unsealBytes(key, 'code:1', sealed), '验证码 012345')
  assert.equal(unsealBytes(other, 'code:1', sealed), null)
  assert.equal(unsealBytes(key, 'code:2', sealed), null)
  sealed[sealed.length - 1]! ^= 1
  assert.equal(unsealBytes(key, 'code:1', sealed), null)
  assert.equal(unsealBytes(key, 'code:1', Buffer.alloc(3)), null)
})

test('JSON-LD is part of the HTML, and no text in it closes the element', () => {
  const jsonld = { '@type': 'LodgingReservation', reservationFor: { name: '</script><b>Inn' } }
  const html = mailHtml({ ...mail, jsonld }, { site, locale: 'en' })
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  assert.deepEqual(JSON.parse(json), jsonld)
  assert.equal(html.split('</script>').length, 2)
})
