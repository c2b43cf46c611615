import assert from 'node:assert/strict'
import { argon2Sync } from 'node:crypto'
import { test } from 'node:test'
import type { Session } from '#contract/accounts.ts'
import { testApp, testSecret } from '#test/support/app.ts'
import { ask, codeFor, mailbox, signUp } from '#test/support/guests.ts'
import { openSecret } from '../secret-keys/secret.ts'

let now = Date.parse('2027-05-01T08:00:00Z')
const minutes = (n: number) => n * 60_000
const app = await testApp({ clock: () => now })
const later = (ms: number) => (now += ms)
let people = 0
const somebody = () => `guest${++people}@example.com`
const session = (data: unknown) => data as Session

test('a guest registers with a code and a password, and is signed in', async () => {
  const account = somebody()
  const smscode = await codeFor(app, account, 'register')
  assert.match(smscode, /^\d{6}$/)
  const answer = await ask(app, 'user/reg', {
    account,
    smscode,
    password: ' correct horse ',
    invite_code: 'FRIEND01',
  })
  assert.equal(answer.body.code, 1)
  const { token, expires, user_info } = session(answer.body.data)
  assert.ok(token.length >= 43)
  assert.equal(expires, new Date(now + 4 * 3_600_000).toISOString())
  assert.equal(user_info.account, account)
  assert.equal(user_info.email, account)
  assert.equal(user_info.lang, 'en')
  assert.equal(user_info.currency, 'CNY')
  assert.equal(user_info.has_password, true)
  const [row] = await app.db`select invite_code, password from accounts where email = ${account}`
  assert.equal(row!.invite_code, 'FRIEND01')
  assert.match(row!.password, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  assert.equal(
    (await ask(app, 'user/login', { account, account_code: 'correct horse' })).body.code,
    1,
    'and signs in by the trimmed password',
  )
})

test('the session cookie is JSON with a secret of its own, expires after four hours and is HttpOnly', async () => {
  const account = somebody()
  const account_code = await codeFor(app, account)
  const { cookie, body } = await ask(app, 'user/login', { account, account_code })
  assert.ok(cookie)
  const { secret } = JSON.parse(cookie.value) as { secret: string }
  assert.ok(secret.length >= 43)
  assert.notEqual(secret, session(body.data).token)
  assert.equal(cookie.maxAge, 4 * 3_600)
  assert.equal(cookie.path, '/')
  assert.equal(cookie.httpOnly, true)
  assert.equal(cookie.sameSite, 'Lax')
  assert.equal(cookie.secure, undefined)
})

test('tokens and secrets are stored as hashes only', async () => {
  const guest = await signUp(app, somebody())
  const rows = await app.db`select token_hash, cookie_hash from sessions where account_id = ${guest.id}`
  const text = JSON.stringify(rows.map((row) => [...row.token_hash, ...row.cookie_hash]))
  assert.equal(rows.length, 1)
  assert.equal(rows[0]!.token_hash.length, 32)
  assert.ok(!text.includes(guest.token))
})

test('a code signs in, and creates the account if there is none', async () => {
  const account = somebody()
  const first = await ask(app, 'user/login', { account, account_code: await codeFor(app, account) })
  assert.equal(session(first.body.data).user_info.has_password, false)
  later(minutes(2))
  const again = await ask(app, 'user/login', { account, account_code: await codeFor(app, account, 'login') })
  assert.equal(session(again.body.data).user_info.id, session(first.body.data).user_info.id)
})

test('an e-mail address in capitals and a mobile number with or without +86 are one account', async () => {
  const guest = await signUp(app, 'Mixed.Case@Example.com')
  const login = { account: 'mixed.case@example.COM', account_code: 'correct horse' }
  assert.equal(session((await ask(app, 'user/login', login)).body.data).user_info.id, guest.id)

  const mobile = await signUp(app, '13800138000')
  const [sent] = await mailbox(app, '13800138000')
  assert.equal(sent?.to, '+8613800138000')
  assert.equal((await mailbox(app, '+8613800138000')).length, 1)
  const prefixed = { account: '+8613800138000', account_code: 'correct horse' }
  const { user_info } = session((await ask(app, 'user/login', prefixed)).body.data)
  assert.equal(user_info.id, mobile.id)
  assert.deepEqual(
    [user_info.account, user_info.email, user_info.phone],
    ['+8613800138000', null, '+8613800138000'],
  )
})

test('a code is valid for its purpose only; one without a purpose for the first use', async () => {
  const account = somebody()
  const forReset = await codeFor(app, account, 'reset')
  const login = await ask(app, 'user/login', { account, account_code: forReset })
  assert.equal(login.body.data.reason, 'wrong_code')
  later(minutes(2))
  const forAny = await codeFor(app, account)
  const registration = { account, smscode: forAny, password: 'correct horse' }
  assert.equal((await ask(app, 'user/reg', registration)).body.code, 1)
  const reset = await ask(app, 'user/edit', registration)
  assert.equal(reset.body.data.reason, 'wrong_code', 'it was used')
})

test('a code expires after ten minutes, and a newer one replaces it', async () => {
  const account = somebody()
  const old = await codeFor(app, account)
  later(minutes(10))
  assert.equal((await ask(app, 'user/login', { account, account_code: old })).body.data.reason, 'wrong_code')
  const first = await codeFor(app, account)
  later(minutes(2))
  const second = await codeFor(app, account)
  if (first !== second) {
    const answer = await ask(app, 'user/login', { account, account_code: first })
    assert.equal(answer.body.data.reason, 'wrong_code')
  }
  later(minutes(10) - 1)
  assert.equal((await ask(app, 'user/login', { account, account_code: second })).body.code, 1)
})

test('a second registration is refused after its code, which then still logs in', async () => {
  const guest = await signUp(app, somebody())
  later(minutes(2))
  const code = await codeFor(app, guest.account)
  const again = { account: guest.account, smscode: code, password: 'another horse' }
  assert.equal((await ask(app, 'user/reg', again)).body.data.reason, 'account_exists')
  const login = await ask(app, 'user/login', { account: guest.account, account_code: code })
  assert.equal(login.body.code, 1)
})

test('a reset ends all other sessions and opens one; a missing account is reported only after the code', async () => {
  const guest = await signUp(app, somebody())
  later(minutes(2))
  const smscode = await codeFor(app, guest.account, 'reset')
  const reset = await ask(app, 'user/edit', { account: guest.account, smscode, password: 'new horse 22' })
  assert.equal(reset.body.code, 1)
  const old = await ask(app, 'user/edit', { name: 'Ann' }, { headers: guest.auth })
  assert.equal(old.body.data.reason, 'session_expired')
  const fresh = { authentic: session(reset.body.data).token }
  assert.equal((await ask(app, 'user/edit', { name: 'Ann' }, { headers: fresh })).body.code, 1)
  const login = (account_code: string) => ask(app, 'user/login', { account: guest.account, account_code })
  assert.equal((await login('correct horse')).body.data.reason, 'wrong_credentials')
  assert.equal((await login('new horse 22')).body.code, 1)

  const nobody = somebody()
  const code = await codeFor(app, nobody, 'reset')
  const lost = await ask(app, 'user/edit', { account: nobody, smscode: code, password: 'new horse 22' })
  assert.equal(lost.status, 404)
  assert.equal(lost.body.data.reason, 'no_account')
})

test('common passwords are refused with an error on their field', async () => {
  const account = 'long.name.of.guest@example.com'
  const smscode = await codeFor(app, account)
  for (const password of ['12345678', 'Password1', 'long.name.of.guest']) {
    const { status, body } = await ask(app, 'user/reg', { account, smscode, password })
    assert.equal(status, 400)
    assert.deepEqual(body.data.fields, {
      password: 'This password is too easy to guess. Please choose another',
    })
  }
})

test('a session expires four hours after its last use', async () => {
  const guest = await signUp(app, somebody())
  const use = () => ask(app, 'user/edit', { name: 'Ann' }, { headers: guest.auth })
  later(4 * 3_600_000 - 1)
  assert.equal((await use()).body.code, 1)
  later(4 * 3_600_000 - 1)
  assert.equal((await use()).body.code, 1)
  later(4 * 3_600_000)
  const over = await use()
  assert.equal(over.status, 401)
  assert.equal(over.body.data.reason, 'session_expired')
  assert.equal(over.cookie?.maxAge, 0)
})

test('a session expires after thirty days, however often it is used', async () => {
  const guest = await signUp(app, somebody(), { browser: true })
  const opened = now
  const use = () => ask(app, 'user/info', {}, { method: 'GET', headers: guest.auth, cookie: guest.cookie })
  const hours = 3_600_000
  while (now + 3 * hours < opened + 30 * 24 * hours) {
    later(3 * hours)
    assert.equal((await use()).status, 200)
  }
  later(2 * hours)
  const last = await use()
  assert.equal(session(last.body.data).expires, new Date(opened + 30 * 24 * hours).toISOString())
  assert.equal(last.cookie?.maxAge, hours / 1_000)
  later(hours)
  assert.equal((await use()).body.data.reason, 'session_expired')
})

test('a bound session needs token and cookie, and both are renewed together', async () => {
  const guest = await signUp(app, somebody(), { browser: true })
  const edit = (cookie?: string) => ask(app, 'user/edit', { name: 'Ann' }, { headers: guest.auth, cookie })
  assert.equal((await edit()).body.data.reason, 'session_expired', 'the header alone')
  assert.equal((await edit('{"secret":"wrong"}')).body.data.reason, 'session_expired')
  assert.equal((await edit('not json')).body.data.reason, 'session_expired')
  assert.equal((await edit(guest.cookie)).body.code, 1)
  assert.equal((await edit(guest.cookie)).cookie, undefined)
  later(minutes(5))
  const renewed = await edit(guest.cookie)
  assert.equal(renewed.cookie?.maxAge, 4 * 3_600)
  assert.equal(renewed.cookie?.value, guest.cookie)
  const alone = await ask(app, 'user/edit', { name: 'Bob' }, { cookie: guest.cookie })
  assert.equal(alone.body.data.reason, 'sign_in_required', 'the cookie alone changes nothing')
})

test('logging out always succeeds, and the token or the cookie is enough', async () => {
  const stranger = await ask(app, 'user/logout')
  assert.equal(stranger.body.code, 1)
  const guest = await signUp(app, somebody(), { browser: true })
  const out = await ask(app, 'user/logout', {}, { cookie: guest.cookie })
  assert.equal(out.body.code, 1)
  assert.equal(out.cookie?.maxAge, 0)
  const edit = await ask(app, 'user/edit', { name: 'A' }, { headers: guest.auth, cookie: guest.cookie })
  assert.equal(edit.body.data.reason, 'session_expired')
})

test('a profile change sets the sent fields and answers with the same session', async () => {
  const guest = await signUp(app, somebody())
  const first = await ask(
    app,
    'user/edit',
    {
      name: 'Ann',
      currency: 'EUR',
      phone: '+44 20 7946 0000',
      'travellers[0][first]': 'Bo',
      'travellers[0][last]': 'Li',
    },
    { headers: guest.auth },
  )
  const changed = session(first.body.data)
  assert.equal(changed.token, guest.token)
  assert.equal(changed.user_info.name, 'Ann')
  assert.equal(changed.user_info.phone, '+442079460000')
  assert.deepEqual(changed.user_info.travellers, [{ first: 'Bo', last: 'Li' }])
  const second = await ask(app, 'user/edit', { phone: '', lang: 'zh' }, { headers: guest.auth })
  const { user_info } = session(second.body.data)
  assert.deepEqual(
    [user_info.phone, user_info.lang, user_info.name, user_info.currency],
    [null, 'zh', 'Ann', 'EUR'],
  )
})

test('a password change requires the old one, ends all sessions and opens a new one', async () => {
  const guest = await signUp(app, somebody())
  const login = { account: guest.account, account_code: 'correct horse' }
  const other = session((await ask(app, 'user/login', login)).body.data)
  const change = (old_password: string, token: string) =>
    ask(app, 'user/edit', { old_password, password: 'new horse 22' }, { headers: { authentic: token } })
  assert.equal((await change('wrong horse', guest.token)).body.data.reason, 'wrong_credentials')
  const changed = await change('correct horse', guest.token)
  assert.equal(changed.body.code, 1)
  assert.ok(changed.cookie)
  assert.notEqual(session(changed.body.data).token, guest.token)
  for (const token of [guest.token, other.token])
    assert.equal((await change('new horse 22', token)).body.data.reason, 'session_expired')
})

test('a profile change without a session is refused', async () => {
  const { status, body } = await ask(app, 'user/edit', { name: 'Ann' })
  assert.deepEqual([status, body.data.reason], [401, 'sign_in_required'])
})

test('a password with an outdated hash is rehashed at the next login', async () => {
  const guest = await signUp(app, somebody())
  const nonce = Buffer.alloc(16, 3)
  const tag = argon2Sync('argon2id', {
    message: 'correct horse',
    nonce,
    memory: 64,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
    secret: openSecret({ SECRET: testSecret, dataDir: '' }).keyFor('passwords'),
  })
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const dated = `$argon2id$v=19$m=64,t=1,p=1$${text(nonce)}$${text(tag)}`
  await app.db`update accounts set password = ${dated} where id = ${guest.id}`
  const login = { account: guest.account, account_code: 'correct horse' }
  assert.equal((await ask(app, 'user/login', login)).body.code, 1)
  const [row] = await app.db`select password from accounts where id = ${guest.id}`
  assert.match(row!.password, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('signing in ends the previous session of the same browser', async () => {
  const [one, two] = [
    await signUp(app, somebody(), { browser: true }),
    await signUp(app, somebody(), { browser: true }),
  ]
  const login = { account: two.account, account_code: 'correct horse' }
  await ask(app, 'user/login', login, { headers: one.auth, cookie: one.cookie })
  const rows = await app.db`select id from sessions where account_id = ${one.id}`
  assert.equal(rows.length, 0)
})

test('a cross-site request cannot log a guest out', async () => {
  const guest = await signUp(app, somebody(), { browser: true })
  const from = (site: string) => ({ headers: { 'sec-fetch-site': site }, cookie: guest.cookie })
  const foreign = await ask(app, 'user/info', {}, { method: 'GET', ...from('cross-site') })
  assert.deepEqual([foreign.status, foreign.cookie], [401, undefined])
  const own = await ask(app, 'user/info', {}, { method: 'GET', ...from('same-origin') })
  assert.deepEqual([own.status, own.cookie?.maxAge], [401, 0])
  const logout = await ask(app, 'user/logout', {}, from('cross-site'))
  assert.equal(logout.body.data.reason, 'origin_refused')
})
