import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AccountEvent, AccountExport, OpenSession, Session } from '#contract/accounts.ts'
import { testApp } from '#test/support/app.ts'
import { ask, codeFor, type Guest, mailbox, signUp } from '#test/support/guests.ts'
import { eraseAccounts } from './erase-accounts.ts'
import type { GuestFeatures } from './guest-features.ts'

let now = Date.parse('2027-05-01T08:00:00Z')
const day = 86_400_000
const later = (ms: number) => (now += ms)
const withOrders = new Set<string>()
const features: GuestFeatures = {
  standingOf: async () => ({ points: 120, level: 1, agent: false }),
  noteInvitation: async () => {},
  hasOpenOrders: async (_, guestId) => withOrders.has(guestId),
  data: [
    {
      name: 'notes',
      read: async (db, guestId) => [...(await db`select text from notes where guest_id = ${guestId}`)],
      erase: async (tx, guestId) => {
        await tx`delete from notes where guest_id = ${guestId}`
      },
    },
  ],
}
const app = await testApp({ clock: () => now, features })
await app.db`create table notes (guest_id bigint references accounts, text text)`
await app.db`create table ledger_of_test (guest_id bigint references accounts, amount int)`
let people = 0
const somebody = () => `life${++people}@example.com`
const get = (path: string, guest: Guest, fields: object = {}) =>
  ask(app, path, fields, { method: 'GET', headers: guest.auth })
const sessionsOf = async (guest: Guest) => (await get('user/sessions', guest)).body.data.list as OpenSession[]
const eventsOf = async (guest: Guest) =>
  ((await get('user/events', guest)).body.data.list as AccountEvent[]).map(({ kind }) => kind)

test('the session endpoint returns the current session, with the fields of other features', async () => {
  const guest = await signUp(app, somebody())
  const { token, user_info } = (await get('user/info', guest)).body.data as unknown as Session
  assert.equal(token, guest.token)
  assert.deepEqual([user_info.points, user_info.level, user_info.agent], [120, 1, false])
})

test('a guest lists their sessions and ends one of them or all others', async () => {
  const guest = await signUp(app, somebody())
  const chrome =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
  const login = { account: guest.account, account_code: 'correct horse' }
  later(1_000)
  const elsewhere = (agent: string) =>
    ask(app, 'user/login', login, { headers: { 'user-agent': agent }, address: '203.0.113.77' })
  const other = (await elsewhere(chrome)).body.data as unknown as Session
  await elsewhere('strange')
  const list = await sessionsOf(guest)
  assert.equal(list.length, 3)
  assert.deepEqual(
    list.map(({ current }) => current),
    [false, false, true],
  )
  const named = list.find(({ device }) => device === 'Chrome, macOS')
  assert.equal(named?.network, '203.0.113.0/24')

  const ended = await ask(app, 'user/end_session', { id: named?.id }, { headers: guest.auth })
  assert.equal((ended.body.data.list as OpenSession[]).length, 2)
  const used = await ask(app, 'user/info', {}, { method: 'GET', headers: { authentic: other.token } })
  assert.equal(used.body.data.reason, 'session_expired')
  const again = await ask(app, 'user/end_session', { id: named?.id }, { headers: guest.auth })
  assert.equal(again.body.data.reason, 'not_found')
  await ask(app, 'user/end_session', { others: '1' }, { headers: guest.auth })
  assert.equal((await sessionsOf(guest)).length, 1)
  const stranger = await signUp(app, somebody())
  const [mine] = await sessionsOf(guest)
  const taken = await ask(app, 'user/end_session', { id: mine?.id }, { headers: stranger.auth })
  assert.equal(taken.body.data.reason, 'not_found', "another's session cannot be ended")
})

test('at most twenty sessions are open; the least recently used ones end', async () => {
  const guest = await signUp(app, somebody())
  const login = { account: guest.account, account_code: 'correct horse' }
  await app.db`
    insert into sessions (account_id, token_hash, cookie_hash, bound, device, network, opened_at, used_at, expires_at)
    select ${guest.id}, sha256(('t' || n)::bytea), sha256(('c' || n)::bytea), false, '', '', ${new Date(now - 1000)},
      ${new Date(now - 1000)}, ${new Date(now + day)} from generate_series(1, 30) n`
  await ask(app, 'user/login', login)
  assert.equal((await sessionsOf(guest)).length, 20)
})

test('the account log lists events newest first, paged, in both languages', async () => {
  const guest = await signUp(app, somebody())
  await ask(app, 'user/login', { account: guest.account, account_code: 'wrong horse' })
  await ask(app, 'user/edit', { name: 'Ann' }, { headers: guest.auth })
  assert.deepEqual(await eventsOf(guest), ['profile_changed', 'login_failed', 'registered'])
  const page = await get('user/events', guest, { page: '2', page_size: '2', lang: 'zh' })
  assert.equal(page.body.data.total, 3)
  assert.deepEqual(
    (page.body.data.list as AccountEvent[]).map(({ text }) => text),
    ['账号已创建'],
  )
})

test('a guest can choose only a currency that prices can be shown in', async () => {
  const guest = await signUp(app, somebody())
  const choose = (currency: string) => ask(app, 'user/edit', { currency }, { headers: guest.auth })
  const { status, body } = await choose('ZZZ')
  assert.equal(status, 400)
  const { currency } = body.data.fields as Record<string, string>
  assert.match(currency ?? '', /^Currency must be one of .*\bCNY\b/)
  assert.equal(currency?.match(/CNY/g)?.length, 1)
  assert.equal((await choose('EUR')).status, 200)
})

test('the export contains the data of every feature and no secret', async () => {
  const guest = await signUp(app, somebody())
  await app.db`insert into notes values (${guest.id}, 'likes a high floor')`
  const { body, text } = await get('user/export', guest)
  const data = body.data as unknown as AccountExport
  assert.equal(data.account.email, guest.account)
  assert.equal(data.account.created_at, new Date(now).toISOString())
  assert.equal(data.sessions.length, 1)
  assert.ok(data.events.some(({ kind }) => kind === 'data_exported'))
  assert.deepEqual(data.kept.notes, [{ text: 'likes a high floor' }])
  for (const secret of ['argon2id', guest.token, 'token_hash']) assert.ok(!text.includes(secret))
  for (let i = 0; i < 4; i++) await get('user/export', guest)
  assert.equal((await get('user/export', guest)).body.data.reason, 'too_many')
})

test('a mobile number is added to an account by its code and signs in, and a mail notifies the previous address', async () => {
  const account = somebody()
  const guest = await signUp(app, account)
  const change = (contact: string, smscode: string) =>
    ask(app, 'user/contact', { contact, smscode, old_password: 'correct horse' }, { headers: guest.auth })
  const signInCode = await codeFor(app, '13900139000', 'login')
  assert.equal((await change('13900139000', signInCode)).body.data.reason, 'wrong_code', 'of another errand')
  later(120_000)
  const smscode = await codeFor(app, '13900139000', 'contact')
  const changed = await change('13900139000', smscode)
  const { user_info } = changed.body.data as unknown as Session
  assert.deepEqual(
    [user_info.account, user_info.mobile, user_info.phone],
    [account, '+8613900139000', '+8613900139000'],
  )
  const login = await ask(app, 'user/login', { account: '13900139000', account_code: 'correct horse' })
  assert.equal((login.body.data as unknown as Session).user_info.id, guest.id)
  const [told] = await mailbox(app, account)
  assert.equal(told?.subject, 'Your login details were changed')
  assert.match(told?.text ?? '', /\+8613900139000/)

  const next = somebody()
  await change(next, await codeFor(app, next, 'contact'))
  const old = await ask(app, 'user/login', { account, account_code: 'correct horse' })
  assert.equal(old.body.data.reason, 'wrong_credentials')
  assert.equal((await ask(app, 'user/login', { account: next, account_code: 'correct horse' })).body.code, 1)
})

test('an address of another account is refused only after its code was checked', async () => {
  const guest = await signUp(app, somebody())
  const other = await signUp(app, somebody())
  const change = (smscode: string) =>
    ask(
      app,
      'user/contact',
      { contact: other.account, smscode, old_password: 'correct horse' },
      { headers: guest.auth },
    )
  later(120_000)
  const right = await codeFor(app, other.account, 'contact')
  const wrong = right === '000000' ? '000001' : '000000'
  assert.equal((await change(wrong)).body.data.reason, 'wrong_code')
  assert.equal((await change(right)).body.data.reason, 'account_exists')
})

test('a changed password is mailed to its owner once, in the language of the account', async () => {
  const guest = await signUp(app, somebody())
  await ask(app, 'user/edit', { lang: 'zh' }, { headers: guest.auth })
  const change = { old_password: 'correct horse', password: 'new horse 22', lang: 'zh' }
  await ask(app, 'user/edit', change, { headers: guest.auth })
  const told = (await mailbox(app, guest.account)).filter(({ code }) => code === null)
  assert.deepEqual(
    told.map(({ subject }) => subject),
    ['您的密码已修改'],
  )
})

async function close(guest: Guest) {
  const smscode = await codeFor(app, guest.account, 'unregister')
  return ask(app, 'user/unregister', { smscode }, { headers: guest.auth })
}

test('closing an account requires a code sent to it, and is refused while orders are open', async () => {
  const guest = await signUp(app, somebody())
  later(120_000)
  const any = await codeFor(app, guest.account)
  const wrong = await ask(app, 'user/unregister', { smscode: any }, { headers: guest.auth })
  assert.equal(wrong.body.data.reason, 'wrong_code')
  later(120_000)
  withOrders.add(guest.id)
  assert.equal((await close(guest)).body.data.reason, 'open_orders')
  withOrders.delete(guest.id)
  later(120_000)
  const closed = await close(guest)
  assert.equal(closed.body.data.erased_at, new Date(now + 7 * day).toISOString())
  assert.equal(closed.cookie?.maxAge, 0)
  assert.equal((await get('user/info', guest)).body.data.reason, 'session_expired')
  assert.match((await mailbox(app, guest.account))[0]?.text ?? '', /8 May 2027/)
})

test('a mail gives times in the time zone of the caller and names the zone', async () => {
  const guest = await signUp(app, somebody())
  const tell = async (zone: string) => {
    later(120_000)
    const next = somebody()
    const smscode = await codeFor(app, next, 'contact')
    const headers = { ...guest.auth, 'time-zone': zone }
    await ask(app, 'user/contact', { contact: next, smscode, old_password: 'correct horse' }, { headers })
    const [told] = await mailbox(app, guest.account)
    guest.account = next
    return told?.text ?? ''
  }
  const hour = (zone: string) =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(now)
  for (const [zone, name] of [
    ['Asia/Shanghai', 'China Standard Time'],
    ['America/Lima', 'Peru Standard Time'],
    ['Nowhere/Land', 'Coordinated Universal Time'],
  ] as const) {
    const text = await tell(zone)
    const real = zone === 'Nowhere/Land' ? 'UTC' : zone
    assert.ok(text.includes(`${hour(real)} (${name})`), text)
  }
})

test('signing in within seven days cancels the closing of an account', async () => {
  const guest = await signUp(app, somebody())
  later(120_000)
  await close(guest)
  later(7 * day - 1)
  const login = await ask(app, 'user/login', { account: guest.account, account_code: 'correct horse' })
  assert.equal(login.body.code, 1)
  assert.equal((await mailbox(app, guest.account))[0]?.subject, 'Your account won’t be deleted')
  later(2 * day)
  await eraseAccounts({ db: app.db, features, now })
  const [row] = await app.db`select email from accounts where id = ${guest.id}`
  assert.equal(row?.email, guest.account)
})

test('after seven days personal data is erased, the ledger remains and the address is free again', async () => {
  const guest = await signUp(app, somebody())
  await ask(
    app,
    'user/edit',
    { name: 'Ann', 'travellers[0][first]': 'Bo', 'travellers[0][last]': 'Li' },
    { headers: guest.auth },
  )
  await app.db`insert into notes values (${guest.id}, 'x')`
  await app.db`insert into ledger_of_test values (${guest.id}, 128000)`
  later(120_000)
  await close(guest)
  later(7 * day)
  withOrders.add(guest.id)
  assert.equal((await eraseAccounts({ db: app.db, features, now })).done, 0, 'not while an order is open')
  withOrders.delete(guest.id)
  assert.equal((await eraseAccounts({ db: app.db, features, now })).done, 1)
  assert.equal((await eraseAccounts({ db: app.db, features, now })).done, 0)

  const [row] = await app.db`select * from accounts where id = ${guest.id}`
  assert.deepEqual(
    [row?.email, row?.mobile, row?.password, row?.name, row?.phone, row?.invite_code],
    [null, null, null, '', null, null],
  )
  const [left] = await app.db`
    select (select count(*)::int from travellers where account_id = ${guest.id}) as travellers,
      (select count(*)::int from sessions where account_id = ${guest.id}) as sessions,
      (select count(*)::int from account_events where account_id = ${guest.id}) as events,
      (select count(*)::int from outbox where recipient = ${guest.account}) as messages,
      (select count(*)::int from notes where guest_id = ${guest.id}) as notes,
      (select count(*)::int from ledger_of_test where guest_id = ${guest.id}) as ledger`
  assert.deepEqual(left, { travellers: 0, sessions: 0, events: 0, messages: 0, notes: 0, ledger: 1 })
  assert.notEqual((await signUp(app, guest.account)).id, guest.id)
})
