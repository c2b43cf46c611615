import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deskSession, REAUTHENTICATION_LIFE } from '#domain/permissions.ts'
import { testApp } from '#test/support/app.ts'
import { askDesk, deskClient, haveStaff, staffHeaders, totpCode } from '#test/support/desk.ts'
import { traceOfCommand } from '../audit/record-audit.ts'
import { createOutbox } from '../messages/outbox.ts'
import { openSecret } from '../secret-keys/secret.ts'
import { inviteStaff } from './manage-staff.ts'
import { openDesk } from './open-desk.ts'

let now = Date.parse('2026-12-08T01:12:00Z')
const clock = () => now
const app = await testApp({ clock, env: { PUBLIC_URL: 'http://localhost:3000' } })
const secret = openSecret(app.settings)
const outbox = createOutbox({ db: app.db, settings: app.settings, secret, origin: app.origin, now: clock })
const context = openDesk({
  db: app.db,
  settings: app.settings,
  secret,
  outbox,
  origin: app.origin,
  now: clock,
})
const password = 'lamp and ink 88'

/** From the command to an open session, as for the first member. */
async function firstLogin(email: string) {
  const invited = await inviteStaff(
    context,
    { email, name: 'Mei Tan', role: 'admin', hotels: [], locale: 'en' },
    { trace: traceOfCommand('test'), isMailed: false },
  )
  assert.ok(invited.ok)
  const link = invited.value.url.split('#')[1]!
  const client = deskClient(app)
  const accepted = await client.ask('session/accept', { link, password, name: 'Mei Tan' })
  assert.equal(accepted.data.stage, 'set_up')
  const begun = await client.ask('session/begin_totp')
  const opened = await client.ask('session/confirm_totp', { code: totpCode(begun.data.key, now) })
  assert.equal(opened.data.stage, 'open')
  return { client, link, key: begun.data.key as string, codes: begun.data.codes as string[] }
}

test('the first member gets from the link to an open session; the link works once', async () => {
  const { client, link, codes } = await firstLogin('first@desk.example')
  assert.equal(codes.length, 10)
  const shown = await client.get('session/show')
  assert.equal(shown.data.member.email, 'first@desk.example')
  assert.deepEqual(shown.data.second_factor, { required: true, totp: true, passkeys: 0, recovery_left: 10 })
  const again = await askDesk(app, 'session/accept', { body: { link, password } })
  assert.equal(again.reason, 'link_invalid')
  assert.equal(
    (await askDesk(app, 'session/invitation', { method: 'GET', body: { link } })).reason,
    'link_invalid',
  )
})

test('before the second factor is set up only the set-up is allowed', async () => {
  const member = await haveStaff(app.db, { role: 'admin' })
  for (const stage of ['set_up', 'second_factor'] as const) {
    const headers = await staffHeaders(app.db, member, { now, stage })
    assert.equal((await askDesk(app, 'staff/list', { method: 'GET', headers })).reason, 'sign_in_required')
    assert.equal((await askDesk(app, 'session/show', { method: 'GET', headers })).data.stage, stage)
  }
  const half = await staffHeaders(app.db, member, { now, stage: 'second_factor' })
  assert.equal((await askDesk(app, 'session/begin_totp', { headers: half })).reason, 'sign_in_required')
  assert.equal(
    (await askDesk(app, 'session/confirm_totp', { headers: half, body: { code: '123456' } })).reason,
    'wrong_code',
  )
})

test('a password alone opens no session; an authenticator code is valid once', async () => {
  const { key } = await firstLogin('replay@desk.example')
  now += 60_000
  const code = totpCode(key, now)
  const client = deskClient(app)
  const half = await client.ask('session/log_in', { email: 'REPLAY@desk.example', password })
  assert.equal(half.data.stage, 'second_factor')
  assert.equal((await client.get('staff/list')).reason, 'sign_in_required')
  assert.equal((await client.ask('session/second_factor', { code })).data.stage, 'open')
  assert.equal((await client.get('staff/list')).code, 1)

  const thief = deskClient(app)
  await thief.ask('session/log_in', { email: 'replay@desk.example', password })
  assert.equal((await thief.ask('session/second_factor', { code })).reason, 'wrong_code')
  const earlier = totpCode(key, now - 30_000)
  assert.equal((await thief.ask('session/second_factor', { code: earlier })).reason, 'wrong_code')
})

test('two concurrent uses of one code open one session', async () => {
  const { key } = await firstLogin('race@desk.example')
  now += 60_000
  const code = totpCode(key, now)
  const clients = [deskClient(app), deskClient(app), deskClient(app)]
  for (const client of clients) await client.ask('session/log_in', { email: 'race@desk.example', password })
  const said = await Promise.all(clients.map((client) => client.ask('session/second_factor', { code })))
  assert.equal(said.filter(({ code: status }) => status === 1).length, 1)
})

test('a recovery code opens a session once, in any spelling', async () => {
  const { codes } = await firstLogin('recover@desk.example')
  const client = deskClient(app)
  await client.ask('session/log_in', { email: 'recover@desk.example', password })
  const typed = codes[0]!.toLowerCase().replace('-', ' ')
  const opened = await client.ask('session/second_factor', { code: typed })
  assert.equal(opened.data.second_factor.recovery_left, 9)
  const again = deskClient(app)
  await again.ask('session/log_in', { email: 'recover@desk.example', password })
  assert.equal((await again.ask('session/second_factor', { code: codes[0]! })).reason, 'wrong_code')
})

test('guessing passwords and codes is limited and audited; blocked attempts add one row', async () => {
  const { key } = await firstLogin('brute@desk.example')
  const client = deskClient(app)
  await client.ask('session/log_in', { email: 'brute@desk.example', password })
  const wrong = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      client.ask('session/second_factor', { code: String(100_000 + at) }),
    ),
  )
  assert.equal(wrong.filter(({ reason }) => reason === 'wrong_code').length, 5)
  assert.equal(wrong.filter(({ reason }) => reason === 'too_many').length, 7)
  now += 60_000
  assert.equal((await client.ask('session/second_factor', { code: totpCode(key, now) })).reason, 'too_many')

  const guesses = await Promise.all(
    Array.from({ length: 8 }, () =>
      askDesk(app, 'session/log_in', { body: { email: 'brute@desk.example', password: 'wrong' } }),
    ),
  )
  assert.equal(guesses.filter(({ reason }) => reason === 'wrong_credentials').length, 5)
  const first = await askDesk(app, 'session/log_in', {
    body: { email: 'other@desk.example', password: 'wrong' },
  })
  assert.equal(first.data.tries_left, 4)
  const rows = await app.db<{ action: string; count: number }[]>`
    select action, count(*)::int as count from audit_log where object_name = 'brute@desk.example' group by action`
  const counted = new Map(rows.map(({ action, count }) => [action, count]))
  assert.equal(counted.get('login_failed'), 5)
  assert.equal(counted.get('code_failed'), 5)
  assert.equal(counted.get('login_limited'), 1)
})

test('a login changes the session secret, so a planted cookie opens nothing', async () => {
  const { key } = await firstLogin('fixed@desk.example')
  now += 60_000
  const client = deskClient(app)
  await client.ask('session/log_in', { email: 'fixed@desk.example', password })
  const half = client.cookie()!
  const opened = await client.ask('session/second_factor', { code: totpCode(key, now) })
  assert.notEqual(client.cookie(), half)
  assert.equal(
    (await askDesk(app, 'session/show', { method: 'GET', headers: { cookie: half } })).reason,
    'session_expired',
  )
  const planted = await askDesk(app, 'session/log_in', {
    body: { email: 'fixed@desk.example', password },
    headers: { cookie: 'desk_session=chosen-by-somebody-else' },
  })
  assert.notEqual(planted.cookie, 'desk_session=chosen-by-somebody-else')
  assert.equal(opened.data.stage, 'open')
})

test('writes require the CSRF token of the session and our own origin', async () => {
  const member = await haveStaff(app.db, { role: 'admin' })
  const headers = await staffHeaders(app.db, member, { now })
  const { cookie } = headers
  const body = { id: member.id }
  assert.equal(
    (await askDesk(app, 'staff/end_sessions', { headers: { cookie }, body })).reason,
    'origin_refused',
  )
  const forged = { cookie, 'desk-token': headers['desk-token'].split('').reverse().join('') }
  assert.equal((await askDesk(app, 'staff/end_sessions', { headers: forged, body })).reason, 'origin_refused')
  for (const from of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
    assert.equal(
      (await askDesk(app, 'session/log_out', { headers: { ...headers, ...from } })).reason,
      'origin_refused',
    )
  assert.equal((await askDesk(app, 'session/log_out', { headers })).code, 1)
  assert.equal((await askDesk(app, 'session/show', { method: 'GET', headers })).reason, 'session_expired')
})

test('a session ends after half an hour without use, and after twelve hours in any case', async () => {
  const member = await haveStaff(app.db, { role: 'support' })
  const idle = await staffHeaders(app.db, member, { now })
  const used = await staffHeaders(app.db, member, { now })
  const began = now
  const isOpen = async (headers: Record<string, string>) =>
    (await askDesk(app, 'session/show', { method: 'GET', headers })).code === 1
  for (now = began; now < began + deskSession.life; now += 20 * 60_000) assert.ok(await isOpen(used))
  assert.equal(await isOpen(used), false)
  now = began + deskSession.idle
  assert.equal(await isOpen(idle), false)
  now = began
})

test('sensitive changes require recent authentication with both factors', async () => {
  const { client, key } = await firstLogin('proof@desk.example')
  const invite = { email: 'colleague@desk.example', name: 'Colleague', role: 'support' }
  now += REAUTHENTICATION_LIFE
  assert.equal((await client.ask('staff/invite', invite)).reason, 'reauthentication_required')
  assert.equal(
    (await client.ask('session/reauthenticate', { password, code: '000000' })).reason,
    'wrong_code',
  )
  assert.equal(
    (await client.ask('session/reauthenticate', { password: 'wrong', code: totpCode(key, now) })).reason,
    'wrong_credentials',
  )
  assert.equal((await client.ask('session/reauthenticate', { password, code: totpCode(key, now) })).code, 1)
  assert.equal((await client.ask('staff/invite', invite)).code, 1)
  assert.equal((await client.ask('staff/invite', invite)).reason, 'staff_exists')
  const [mail] = await outbox.read('colleague@desk.example')
  assert.match(mail!.text, /\/desk\/set-up#[\w-]{43}/)
})

test('sessions are listed and can be ended, one or all', async () => {
  const member = await haveStaff(app.db, { role: 'admin' })
  const [here, there] = [
    await staffHeaders(app.db, member, { now }),
    await staffHeaders(app.db, member, { now }),
  ]
  const listed = await askDesk(app, 'session/list', { method: 'GET', headers: here })
  assert.equal(listed.data.list.length, 2)
  const other = listed.data.list.find(({ is_current }: { is_current: boolean }) => !is_current)
  assert.equal(
    (await askDesk(app, 'session/end', { headers: here, body: { id: other.id } })).data.list.length,
    1,
  )
  assert.equal(
    (await askDesk(app, 'session/show', { method: 'GET', headers: there })).reason,
    'session_expired',
  )
  const stranger = await staffHeaders(app.db, await haveStaff(app.db, { role: 'support' }), { now })
  assert.equal(
    (await askDesk(app, 'session/end', { headers: stranger, body: { id: listed.data.list[0].id } })).reason,
    'not_found',
  )
})

test('removing a member ends their sessions at once, and the last admin cannot be removed', async () => {
  await app.db`update staff set role = 'support' where role = 'admin'`
  const admin = await haveStaff(app.db, { role: 'admin' })
  const headers = await staffHeaders(app.db, admin, { now })
  const member = await haveStaff(app.db, { role: 'support' })
  const theirs = await staffHeaders(app.db, member, { now })
  assert.equal((await askDesk(app, 'staff/remove', { headers, body: { id: member.id } })).code, 1)
  assert.equal(
    (await askDesk(app, 'session/show', { method: 'GET', headers: theirs })).reason,
    'session_expired',
  )
  assert.equal((await askDesk(app, 'staff/remove', { headers, body: { id: admin.id } })).reason, 'last_admin')
  const demotion = { id: admin.id, name: admin.name, role: 'support' }
  assert.equal((await askDesk(app, 'staff/change', { headers, body: demotion })).reason, 'last_admin')
})

test('a change of permissions of a role applies to the next call', async () => {
  const headers = await staffHeaders(app.db, await haveStaff(app.db, { role: 'admin' }), { now })
  const support = await staffHeaders(app.db, await haveStaff(app.db, { role: 'support' }), { now })
  const refused = await askDesk(app, 'audit/list', { method: 'GET', headers: support })
  assert.equal(refused.status, 403)
  assert.deepEqual(refused.data, { reason: 'forbidden', permission: 'audit.see' })
  const body = { role: 'support', permissions: ['today.see', 'audit.see'] }
  assert.equal((await askDesk(app, 'staff/role', { headers, body })).code, 1)
  assert.equal((await askDesk(app, 'audit/list', { method: 'GET', headers: support })).code, 1)
  assert.equal(
    (await askDesk(app, 'staff/role', { headers, body: { role: 'admin', permissions: [] } })).reason,
    'role_fixed',
  )
  const scoped = { role: 'hotelier', permissions: ['payments.see'] }
  assert.equal((await askDesk(app, 'staff/role', { headers, body: scoped })).reason, 'not_scoped')
})

test('the audit log can be searched and cannot be changed', async () => {
  const admin = await haveStaff(app.db, { role: 'admin', email: 'searcher@desk.example' })
  const headers = await staffHeaders(app.db, admin, { now })
  const body = { email: 'found@desk.example', name: 'Found', role: 'support' }
  await askDesk(app, 'staff/invite', { headers, body })
  const search = async (query: object) =>
    (await askDesk(app, 'audit/list', { method: 'GET', headers, body: query })).data.list as {
      action: string
    }[]
  assert.deepEqual(
    (await search({ q: 'FOUND@desk' })).map(({ action }) => action),
    ['staff_invited'],
  )
  assert.deepEqual(
    (await search({ who: admin.id })).map(({ action }) => action),
    ['staff_invited'],
  )
  assert.deepEqual(await search({ who: admin.id, from: '2030-01-01' }), [])
  assert.deepEqual(await search({ q: '100%_' }), [])
  for (const change of [
    app.db`update audit_log set reason = 'other'`,
    app.db`delete from audit_log`,
    app.db`truncate audit_log`,
  ])
    await assert.rejects(change, /append-only/)
})

test('a forgotten password is reset by mail, and the second factor is still required', async () => {
  await firstLogin('forgot@desk.example')
  for (const email of ['forgot@desk.example', 'nobody@desk.example'])
    assert.equal((await askDesk(app, 'session/forgot', { body: { email } })).code, 1)
  assert.deepEqual(await outbox.read('nobody@desk.example'), [])
  const [mail] = await outbox.read('forgot@desk.example')
  const link = /#([\w-]{43})/.exec(mail!.text)![1]!
  const weak = await askDesk(app, 'session/accept', { body: { link, password: 'password123' } })
  assert.equal(weak.reason, 'invalid_input')
  const accepted = await askDesk(app, 'session/accept', { body: { link, password: 'another lamp 99' } })
  assert.equal(accepted.data.stage, 'second_factor')
})
