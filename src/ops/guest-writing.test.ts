import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { testSecret } from '#test/support/app.ts'
import { testDatabase } from '#test/support/database.ts'
import { haveGuests } from '#test/support/guests.ts'
import { runOps } from '#test/support/run-ops.ts'

const { db, url, drop } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'guest-writing-'))
after(async () => {
  rmSync(folder, { recursive: true })
  await drop()
})
const ops = (...words: string[]) =>
  runOps(words, { ...process.env, DEMO_HOTELS: '0', SECRET: testSecret, DATABASE_URL: url })
await haveGuests(db, [1])

test('staff list, read, answer and close a ticket; control characters cannot reach the terminal', async () => {
  await db`
    with ticket as (
      insert into tickets (number, account_id, topic, opened_at, updated_at)
      values ('TAAAAAAAAA', 1, 'website', now(), now()) returning id)
    insert into ticket_messages (ticket_id, n, by, body, at) select id, 1, 'guest', ${'\u001b[2JHi \u202Eevil'}, now() from ticket`
  const { stdout } = await ops('tickets', 'show', 'taaaaaaaaa')
  assert.match(stdout, /TAAAAAAAAA {2}open {2}website {2}guest1@example\.com/)
  assert.match(stdout, /⟨U\+001B⟩\[2JHi ⟨U\+202E⟩evil/)
  const answered = await ops('tickets', 'answer', 'TAAAAAAAAA', '--text', 'Mended.', '--json')
  assert.deepEqual(JSON.parse(answered.stdout), { number: 'TAAAAAAAAA', n: 2, told: 'guest1@example.com' })
  assert.equal((await ops('tickets', 'close', 'TAAAAAAAAA')).status, 0)
})

test('staff read, publish, refuse and answer questions', async () => {
  const [row] = await db<{ id: string }[]>`
    insert into questions (account_id, state, body, locale, author, asked_at)
    values (1, 'waiting', 'May I pay in euros?', 'en', '', now()) returning id`
  const { id } = row!
  assert.match(
    (await ops('questions', 'list')).stdout,
    new RegExp(`question:${id} {2}about the site[^]*euros`),
  )
  const decided = await ops('questions', 'publish', `question:${id}`, 'answer:999')
  assert.equal(decided.status, 1)
  assert.match(decided.stdout, /: published\.\nanswer:999: there is no such entry\./)
  assert.equal((await ops('questions', 'answer', id, '--text', 'You can see prices in euros.')).status, 0)
  assert.equal((await db`select from answers where state = 'published' and account_id is null`).length, 1)
})

test('an issue is sent to confirmed subscribers, and an address is unsubscribed', async () => {
  await db`
    insert into newsletter_subscriptions (email, state, token, locale, asked_at, confirmed_at)
    values ('ann@example.com', 'subscribed', 'token-of-ann-1234567', 'en', now(), now())`
  const file = join(folder, 'may.txt')
  writeFileSync(file, 'Four lakes in May\n\nGo now.\n\nOr later.\n')
  assert.match(
    (await ops('newsletter', 'send', file, '--lang', 'en', '--dry-run')).stdout,
    /would be sent to 1\. Nothing was sent/,
  )
  assert.equal((await ops('newsletter', 'send', file, '--lang', 'en')).status, 0)
  assert.equal((await db`select from outbox where kind = 'newsletter'`).length, 1)
  assert.match(
    (await ops('newsletter', 'remove', 'Ann@example.com')).stdout,
    /ann@example\.com is unsubscribed/,
  )
})

test('redirect rules are added, listed and removed', async () => {
  assert.equal((await ops('redirects', 'add', '/sale', '/docs/about', '--temporary')).status, 0)
  assert.deepEqual(JSON.parse((await ops('redirects', 'list', '--json')).stdout), [
    { path: '/sale', target: '/docs/about', permanent: false },
  ])
  assert.equal((await ops('redirects', 'remove', '/sale')).status, 0)
})
