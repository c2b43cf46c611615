import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { ask, codeFor, mailbox, signUp } from '#test/support/guests.ts'

let now = Date.parse('2027-05-01T08:00:00Z')
const later = (ms: number) => (now += ms)
const app = await testApp({ clock: () => now })
const strict = await testApp({
  clock: () => now,
  env: {
    LIMITS:
      'code_per_address_hour=10/3600,code_per_network_hour=12/3600,code_total_day=15/86400,login_per_address_day=2/86400',
    LIMITS_SCALE: '2',
  },
})
let people = 0
const somebody = () => `limit${++people}@example.com`
const send = (email: string, address = '127.0.0.1', on = app) =>
  ask(on, 'user/sms_email', { email }, { address })
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

test('fifty parallel wrong codes count as five tries, and the right code is refused afterwards', async () => {
  const account = somebody()
  const code = await codeFor(app, account)
  const wrong = wrongFor(code)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => ask(app, 'user/login', { account, account_code: wrong })),
  )
  assert.ok(answers.every(({ body }) => body.data.reason === 'wrong_code'))
  const [row] = await app.db`select tries from one_time_codes where target = ${account}`
  assert.equal(row?.tries, 50, 'every one was counted')
  const right = await ask(app, 'user/login', { account, account_code: code })
  assert.equal(right.body.data.reason, 'wrong_code')
})

test('the right code is accepted after four wrong ones', async () => {
  const account = somebody()
  const code = await codeFor(app, account)
  for (let i = 0; i < 4; i++) await ask(app, 'user/login', { account, account_code: wrongFor(code) })
  assert.equal((await ask(app, 'user/login', { account, account_code: code })).body.code, 1)
})

test('twenty parallel logins with the right code open one session', async () => {
  const account = somebody()
  const code = await codeFor(app, account)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask(app, 'user/login', { account, account_code: code })),
  )
  assert.equal(answers.filter(({ body }) => body.code === 1).length, 1)
})

test('an account gets one code in sixty seconds for any purpose, and the answer gives the seconds left', async () => {
  const account = somebody()
  await send(account)
  later(18_000)
  const soon = await ask(app, 'user/sms_email', { email: account.toUpperCase(), purpose: 'reset' })
  assert.equal(soon.status, 429)
  assert.equal(soon.body.data.reason, 'too_many')
  assert.equal(soon.body.data.retry_after, 42)
  assert.equal(soon.headers['retry-after'], '42')
  later(42_000)
  assert.equal((await send(account)).body.code, 1)
})

test('an account gets ten codes a day', async () => {
  const account = '13700137000'
  for (let i = 0; i < 10; i++) {
    assert.equal((await send(i % 2 ? account : `+86${account}`)).body.code, 1)
    later(61_000)
  }
  const full = await send(account)
  assert.equal(full.status, 429)
  assert.ok(Number(full.body.data.retry_after) > 80_000)
  assert.equal((await mailbox(app, account)).length, 10)
})

test('codes sent to one IP address and to its network are limited', async () => {
  const sends = (count: number, address: (n: number) => string) =>
    Promise.all(
      Array.from({ length: count }, (_, n) => send(`f${++people}.${n}@example.com`, address(n), strict)),
    )
  const passed = (answers: Awaited<ReturnType<typeof sends>>) =>
    answers.filter(({ status }) => status === 200).length
  let sent = 0
  for (let i = 0; i < 20; i++) sent += passed(await sends(50, () => '203.0.113.9'))
  assert.equal(sent, 20)
  // Requests refused for the IP address did not count for its network, whose limit is 24 here.
  assert.equal(passed(await sends(50, (n) => `203.0.113.${100 + n}`)), 4)
  assert.equal(passed(await sends(1, () => '203.0.114.9')), 1)
})

test('one IP address may try a limited number of passwords a day', async () => {
  const guess = (n: number) =>
    ask(
      strict,
      'user/login',
      { account: `victim${n}@example.com`, account_code: 'guessed horse' },
      { address: '203.0.113.4' },
    )
  const statuses = []
  for (let n = 0; n < 5; n++) statuses.push((await guess(n)).status)
  assert.deepEqual(statuses, [400, 400, 400, 400, 429])
})

test('the site has a limit that LIMITS_SCALE raises; limits per account stay', async () => {
  assert.equal((await send('same.one@example.com', '127.0.0.1', strict)).status, 200)
  assert.equal((await send('same.one@example.com', '127.0.0.1', strict)).status, 429)
  const statuses = []
  for (let n = 0; n < 5; n++) statuses.push((await send(`b${n}@example.com`, '127.0.0.1', strict)).status)
  assert.deepEqual(statuses, [200, 200, 200, 200, 429])
})

test('five wrong passwords block passwords from that network, but not codes and not other networks', async () => {
  const guest = await signUp(app, somebody())
  const login = (account_code: string, address: string) =>
    ask(app, 'user/login', { account: guest.account, account_code }, { address })
  const tries = await Promise.all(Array.from({ length: 12 }, () => login('wrong horse', '198.51.100.7')))
  assert.equal(tries.filter(({ body }) => body.data.reason === 'wrong_credentials').length, 5)
  const shut = await login('correct horse', '198.51.100.8')
  assert.equal(shut.body.data.reason, 'too_many')
  assert.ok(Number(shut.body.data.retry_after) <= 900)
  assert.equal((await login('correct horse', '192.0.2.1')).body.code, 1, 'the owner, elsewhere')
  later(61_000)
  const code = await codeFor(app, guest.account)
  assert.equal((await login(code, '198.51.100.7')).body.code, 1, 'by code, from the same network')
  assert.equal((await login('correct horse', '198.51.100.7')).body.code, 1, 'which opens the password again')
  for (let i = 0; i < 5; i++) await login('wrong horse', '198.51.100.7')
  assert.equal((await login('correct horse', '198.51.100.7')).body.data.reason, 'too_many')
  later(900_000)
  assert.equal((await login('correct horse', '198.51.100.7')).body.code, 1, 'a quarter of an hour later')
})

test('right passwords do not count towards the limit', async () => {
  const guest = await signUp(app, somebody())
  for (let i = 0; i < 6; i++) {
    const login = { account: guest.account, account_code: 'correct horse' }
    assert.equal((await ask(app, 'user/login', login)).body.code, 1)
  }
})

test('a forged forwarding header does not evade a limit', async () => {
  const statuses = []
  for (let i = 0; i < 25; i++) {
    const headers = { 'x-forwarded-for': `192.0.2.${i}` }
    const { status } = await ask(
      app,
      'user/sms_email',
      { email: `forged${i}@example.com` },
      { headers, address: '198.51.101.9' },
    )
    statuses.push(status)
  }
  assert.equal(statuses.filter((status) => status === 200).length, 20)
})

test('answers for known and unknown accounts are equal byte for byte', async () => {
  const known = await signUp(app, 'known.one@example.com')
  const nobody = 'known.two@example.com'
  later(61_000)
  const both = async (path: string, fields: (account: string) => object) => {
    const [a, b] = [await ask(app, path, fields(known.account)), await ask(app, path, fields(nobody))]
    const shown = ({ status, text, headers }: typeof a) => {
      const { date: _, 'x-request-id': __, ...rest } = headers
      return { status, text, headers: rest }
    }
    assert.deepEqual(shown(a), shown(b), path)
    return a
  }
  for (const purpose of ['login', 'register', 'reset', 'unregister']) {
    await both('user/sms_email', (email) => ({ email, purpose }))
    later(61_000)
  }
  const code = '000000'
  await both('user/login', (account) => ({ account, account_code: 'wrong horse' }))
  await both('user/login', (account) => ({ account, account_code: code }))
  await both('user/reg', (account) => ({ account, smscode: code, password: 'correct horse' }))
  const reset = await both('user/edit', (account) => ({ account, smscode: code, password: 'correct horse' }))
  assert.equal(reset.body.data.reason, 'wrong_code')
})

test('a code to a mobile number is refused where no text message can be sent', async () => {
  const publicly = {
    PUBLIC_URL: 'https://hotels.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'rooms@hotels.example',
    DEMO: '1',
  }
  const site = await testApp({ env: publicly })
  const refused = await ask(site, 'user/sms_email', { email: '13800138000' })
  assert.equal(refused.body.data.reason, 'sms_unavailable')
  const mail = await ask(site, 'user/sms_email', { email: 'guest.one@example.com' })
  assert.equal(mail.body.code, 1)
  const out = await ask(site, 'user/logout')
  assert.equal(out.cookie?.secure, true, 'and cookies travel by TLS only')
})
