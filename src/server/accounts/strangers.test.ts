import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { ask, codeFor, mailbox, signUp } from '#test/support/guests.ts'

let now = Date.parse('2027-05-01T08:00:00Z')
const later = (ms: number) => (now += ms)
const app = await testApp({
  clock: () => now,
  // Each wrong password costs a hash, so the test uses lower limits.
  env: { LIMITS: 'login_per_account_day=10/86400,code_per_account_total_day=6/86400' },
})
let people = 0
const somebody = () => `owner${++people}@example.com`
const password = 'correct horse'
const home = '192.0.2.10'
/** An IP address in a network of its own. */
const stranger = (n: number) => `198.51.${n}.7`
const browser = { 'sec-fetch-site': 'same-origin' }

const logIn = (account: string, account_code: string, asking: { address: string; device?: string }) =>
  ask(app, 'user/login', { account, account_code }, { headers: browser, ...asking })
const send = (email: string, asking: { address: string; device?: string }) =>
  ask(app, 'user/sms_email', { email }, { headers: browser, ...asking })

test('a browser that signed in gets an HttpOnly cookie for the account endpoints', async () => {
  const account = somebody()
  const program = await signUp(app, account)
  assert.equal(program.device, '', 'a program keeps none')
  const { device } = await logIn(account, password, { address: home })
  assert.match(device?.value ?? '', /^[\w-]{43}$/)
  assert.deepEqual(
    [device?.path, device?.httpOnly, device?.sameSite, device?.maxAge],
    ['/api/user', true, 'Lax', 365 * 86_400],
  )
  const again = await logIn(account, password, { address: home, device: device!.value })
  assert.equal(again.device?.value, device?.value, 'and the same one next time')
  const rows = await app.db`select token_hash from known_devices where account_id = ${program.id}`
  assert.equal(rows.length, 1)
  assert.ok(!rows[0]!.token_hash.equals(Buffer.from(device!.value)), 'known by its hash only')
})

test('code requests by strangers do not block the owner', async () => {
  const { account } = await signUp(app, somebody())
  later(86_400_000)
  assert.equal((await send(account, { address: stranger(1) })).status, 200)
  assert.equal((await send(account, { address: stranger(1) })).status, 429, 'a minute for each caller')
  assert.equal((await send(account, { address: home })).status, 200, 'which is not the owner’s')
})

test('codes to an account are limited per day across networks, except for a known browser', async () => {
  const { account, device } = await signUp(app, somebody(), { browser: true })
  later(86_400_000)
  let sent = 0
  for (let n = 1; n <= 9; n++) sent += (await send(account, { address: stranger(n) })).status === 200 ? 1 : 0
  assert.equal(sent, 6)
  assert.equal((await send(account, { address: home })).status, 429)
  assert.equal(
    (await send(account, { address: stranger(1), device })).status,
    200,
    'even from a full network',
  )
  assert.equal((await send(account, { address: home, device })).status, 429, 'one a minute for it too')
  const [mail] = await mailbox(app, account)
  assert.equal((await logIn(account, mail?.code ?? '', { address: home, device })).body.code, 1)
})

test('wrong passwords by strangers do not block a known browser', async () => {
  const { account, device } = await signUp(app, somebody(), { browser: true })
  const statuses = []
  for (let n = 1; n <= 3; n++)
    for (let i = 0; i < 5; i++)
      statuses.push((await logIn(account, 'wrong horse', { address: stranger(n) })).status)
  assert.equal(statuses.filter((status) => status === 400).length, 10)
  assert.equal((await logIn(account, password, { address: home })).status, 429)
  for (let i = 0; i < 4; i++)
    assert.equal((await logIn(account, 'wrong horse', { address: home, device })).status, 400)
  assert.equal((await logIn(account, password, { address: home, device })).body.code, 1)
})

test('a known browser has five guesses in fifteen minutes, for its own account only', async () => {
  const mine = await signUp(app, somebody(), { browser: true })
  const other = await signUp(app, somebody(), { browser: true })
  for (let i = 0; i < 5; i++) await logIn(mine.account, 'wrong horse', { address: home, device: mine.device })
  const full = await logIn(mine.account, password, { address: home, device: mine.device })
  assert.equal(full.status, 429)
  for (let i = 0; i < 5; i++) await logIn(other.account, 'wrong horse', { address: home })
  const foreign = await logIn(other.account, password, { address: home, device: mine.device })
  assert.equal(foreign.status, 429)
})

test('wrong codes by strangers do not use up the code of the owner', async () => {
  const { account, device } = await signUp(app, somebody(), { browser: true })
  later(61_000)
  const code = await codeFor(app, account)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let i = 0; i < 8; i++) await logIn(account, wrong, { address: stranger(1) })
  assert.equal((await logIn(account, code, { address: stranger(1) })).body.data.reason, 'wrong_code')
  assert.equal((await logIn(account, code, { address: home })).body.code, 1)

  later(61_000)
  const next = await codeFor(app, account)
  const nextWrong = next === '000000' ? '000001' : '000000'
  for (let n = 2; n <= 6; n++)
    for (let i = 0; i < 4; i++) await logIn(account, nextWrong, { address: stranger(n) })
  assert.equal(
    (await logIn(account, next, { address: home })).body.data.reason,
    'wrong_code',
    'twenty of strangers',
  )
  assert.equal((await logIn(account, next, { address: home, device })).body.code, 1)
})

test('a new password makes all browsers unknown except the one that set it', async () => {
  const { account, device } = await signUp(app, somebody(), { browser: true })
  later(61_000)
  const smscode = await codeFor(app, account, 'reset')
  const reset = await ask(
    app,
    'user/edit',
    { account, smscode, password: 'new horse 22' },
    { headers: browser, address: home },
  )
  assert.equal(reset.body.code, 1)
  for (let i = 0; i < 5; i++) await logIn(account, 'wrong horse', { address: home, device })
  assert.equal((await logIn(account, 'new horse 22', { address: home, device })).status, 429)
  const known = reset.device!.value
  assert.equal((await logIn(account, 'new horse 22', { address: home, device: known })).body.code, 1)
})
