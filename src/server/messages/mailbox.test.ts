import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { ask, mailbox } from '#test/support/guests.ts'

const local = { host: 'localhost:3000' }

test('undelivered messages are readable on this machine, newest first, all or by recipient', async () => {
  let now = Date.parse('2027-05-01T08:00:00Z')
  const app = await testApp({ clock: () => now })
  await ask(app, 'user/sms_email', { email: 'One.Guest@example.com' })
  now += 61_000
  await ask(app, 'user/sms_email', { email: 'one.guest@example.com', lang: 'zh' })
  await ask(app, 'user/sms_email', { email: '13800138000' })
  const one = await mailbox(app, 'ONE.guest@example.com')
  assert.deepEqual(
    one.map(({ at }) => at),
    ['2027-05-01T08:01:01.000Z', '2027-05-01T08:00:00.000Z'],
  )
  assert.deepEqual(Object.keys(one[0]!).sort(), ['at', 'code', 'subject', 'text', 'to'])
  assert.equal(one[1]!.subject, `${one[1]!.code} is your Lodestar code`)
  assert.ok(one[1]!.text.includes(one[1]!.code!))
  const all = (await app.http.inject({ url: '/dev/mailbox.json', headers: local })).json()
  assert.deepEqual(
    all.map(({ to }: { to: string }) => to),
    ['+8613800138000', 'one.guest@example.com', 'one.guest@example.com'],
  )
  const page = await app.http.inject({ url: '/dev/mailbox?to=13800138000', headers: local })
  assert.match(page.body, /<b>\+8613800138000<\/b>/)
  assert.ok(!page.body.includes('one.guest'))
  assert.ok(!page.body.includes('<script'))
})

test('the mailbox is closed to others: by another host name, through a proxy, or on a public site', async () => {
  const app = await testApp()
  const ask = async (on: typeof app, headers: Record<string, string>) =>
    (await on.http.inject({ url: '/dev/mailbox.json', headers })).statusCode
  assert.equal(await ask(app, local), 200)
  assert.equal(await ask(app, { host: '[::1]:3000' }), 200)
  assert.equal(await ask(app, { host: 'hotels.example' }), 404)
  assert.equal(await ask(app, { ...local, 'x-forwarded-for': '203.0.113.9' }), 404)
  assert.equal(await ask(app, { ...local, forwarded: 'for=203.0.113.9' }), 404)
  for (const name of ['x-real-ip', 'cf-connecting-ip', 'true-client-ip', 'x-client-ip', 'x-original-host'])
    assert.equal(await ask(app, { ...local, [name]: '203.0.113.9' }), 404, name)
  const env = {
    PUBLIC_URL: 'https://hotels.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'rooms@hotels.example',
    DEMO: '1',
  }
  const site = await testApp({ env })
  assert.equal(await ask(site, local), 404)
  assert.equal((await site.http.inject({ url: '/dev/mailbox', headers: local })).statusCode, 404)
})

test('a mail greets the owner of the address by name, in its language, and states the hours of support', async () => {
  let now = Date.parse('2027-05-01T08:00:00Z')
  const app = await testApp({ clock: () => now })
  const to = 'ada.guest@example.com'
  const next = async (lang: string) => {
    now += 61_000
    await ask(app, 'user/sms_email', { email: to, lang })
    const [newest] = await mailbox(app, to)
    return newest!
  }
  const { code, text } = await next('en')
  assert.doesNotMatch(text, /Hi /, 'no account, no name')
  const { body } = await ask(app, 'user/login', { account: to, account_code: code })
  const headers = { headers: { authentic: String(body.data.token) } }
  assert.equal((await ask(app, 'user/edit', { name: 'Ada Lovelace' }, headers)).body.code, 1)
  const english = (await next('en')).text
  assert.match(english, /Your verification code\n\nHi Ada,\n\n/)
  assert.match(english, /Our team replies from 09:00 to 21:00, Beijing time\./)
  const chinese = (await next('zh')).text
  assert.match(chinese, /Ada，您好：/)
  assert.match(chinese, /客服时间为北京时间09:00至21:00。/)
})
