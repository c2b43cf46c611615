import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { testApp, testSecret } from '#test/support/app.ts'
import { ask } from '#test/support/guests.ts'
import { receiveMail } from '#test/support/smtp.ts'
import { transaction } from '../db/database.ts'
import { startWorker } from '../jobs/worker.ts'
import { openSecret } from '../secret-keys/secret.ts'
import { readSettings } from '../settings.ts'
import { openJobHandlers } from '../startup/job-handlers.ts'
import { openParts } from '../startup/open-parts.ts'
import { deliverMessage, NotDelivered } from './deliver-message.ts'
import { createOutbox } from './outbox.ts'

let now = Date.parse('2027-05-01T08:00:00Z')
let busy = true
const { url, mails, stop } = await receiveMail({
  refuse: (to) => {
    if (to.startsWith('gone')) return { code: 550, text: `no such mailbox: ${to}` }
    return to.startsWith('busy') && busy ? { code: 451, text: 'try again later' } : null
  },
})
after(stop)
const env = { SMTP_URL: url, MAIL_FROM: 'rooms@lodestar.example', SECRET: testSecret }
const settings = readSettings({ LOG_LEVEL: 'silent', PORT: '0', ...env })
const app = await testApp({ env, clock: () => now })
const { handlers, transports } = openJobHandlers(openParts({ db: app.db, settings, clock: () => now }))
after(() => transports.close())
const logged: string[] = []
const log = {
  error: (about: object, text: string) => void logged.push(JSON.stringify(about), text),
  debug: () => {},
}
const deliver = (id: string) => deliverMessage({ db: app.db, transports, now }, id)
const rowOf = async (recipient: string) => {
  const [row] = await app.db`select * from outbox where recipient = ${recipient} order by id desc`
  return row!
}
const until = async (done: () => boolean | Promise<boolean>) => {
  for (let i = 0; i < 400 && !(await done()); i++) await wait(25)
}

test('a code is queued and delivered to a mailbox, in both languages, as text and as HTML', async () => {
  const worker = await startWorker({ connection: app.connection, handlers, log })
  await ask(app, 'user/sms_email', { email: 'first.guest@example.com', purpose: 'login' })
  await ask(app, 'user/sms_email', { email: 'second.guest@example.com', lang: 'zh' })
  await until(() => mails.length === 2)
  await worker.stop()
  const [en, zh] = ['first', 'second'].map((name) => mails.find(({ to }) => to[0]!.startsWith(name))!)
  const code = /^(\d{6}) is your Lodestar code$/.exec(en!.subject)?.[1]
  assert.ok(code)
  assert.ok(en!.text.includes(code) && en!.html.includes(code))
  assert.match(en!.text, /Use this code to log in\. It’s valid for 10 minutes and can be used once\./)
  assert.match(en!.html, /<html lang="en">/)
  assert.match(en!.headers.from!, /Lodestar.*<rooms@lodestar\.example>/)
  assert.match(en!.headers['auto-submitted']!, /auto-generated/)
  assert.match(zh!.subject, /^\d{6}是您的星宿验证码$/)
  assert.match(zh!.text, /请使用此验证码继续操作/)
  assert.match(zh!.html, /<html lang="zh-CN">/)
  const login = await ask(app, 'user/login', { account: 'first.guest@example.com', account_code: code })
  assert.equal(login.body.code, 1)
  const row = await rowOf('first.guest@example.com')
  assert.deepEqual(
    [row.state, row.body, row.tries],
    ['delivered', null, 1],
    'the text is gone once delivered',
  )
  assert.ok(!logged.join().includes(code))
})

test('an optional mail has a one-click unsubscribe header', async () => {
  const outbox = createOutbox({
    db: app.db,
    settings,
    secret: openSecret(settings),
    origin: () => 'https://lodestar.example',
    now: () => now,
  })
  const oneClick = 'https://lodestar.example/api/hot/stop_alerts?token=abc'
  const mail = { subject: 'A', heading: 'A', paragraphs: ['B'], small: [], sms: 'A' }
  const put = (event: string, more: object) =>
    transaction(app.db, (tx) =>
      outbox.put(tx, {
        event,
        kind: 'price_drop',
        to: { kind: 'email', value: `${event}@example.com` },
        locale: 'en',
        mail: { ...mail, ...more },
      }),
    )
  await put('with', { unsubscribe: { label: 'Stop', url: 'https://lodestar.example/stop', oneClick } })
  await put('without', {})
  for (const event of ['with', 'without']) await deliver((await rowOf(`${event}@example.com`)).id)
  const [stoppable, plain] = ['with', 'without'].map(
    (event) => mails.find(({ to }) => to[0] === `${event}@example.com`)!,
  )
  assert.equal(stoppable!.headers['list-unsubscribe'], `<${oneClick}>`)
  assert.equal(stoppable!.headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click')
  assert.match(stoppable!.text, /Stop: https:\/\/lodestar\.example\/stop/)
  assert.match(stoppable!.html, /<a [^>]*href="https:&?[^"]*stop"/)
  assert.equal(plain!.headers['list-unsubscribe'], undefined)
})

test('the body of a queued message is encrypted', async () => {
  await ask(app, 'user/sms_email', { email: 'waiting.guest@example.com' })
  const { body, id, event } = await rowOf('waiting.guest@example.com')
  assert.ok(!Buffer.from(body).toString('latin1').includes('Lodestar'))
  assert.ok(!event.includes('@'))
  await deliver(id)
  const mail = mails.at(-1)!
  assert.equal(mail.headers['message-id'], `<message-${id}@lodestar.example>`)
})

test('delivering a delivered message again sends nothing', async () => {
  const before = mails.length
  const { id } = await rowOf('waiting.guest@example.com')
  await Promise.all([deliver(id), deliver(id), deliver(id)])
  assert.equal(mails.length, before)
})

test('the number of queued messages and the age of the oldest are metrics', async () => {
  await ask(app, 'user/sms_email', { email: 'measured.guest@example.com' })
  now += 7_000
  const metrics = async () =>
    (await app.http.inject({ url: '/metrics', headers: { host: 'localhost' } })).body
  assert.match(await metrics(), /^lodestar_outbox_waiting 1$/m)
  assert.match(await metrics(), /^lodestar_outbox_oldest_seconds 7$/m)
  await deliver((await rowOf('measured.guest@example.com')).id)
  assert.match(await metrics(), /^lodestar_outbox_waiting 0$/m)
})

test('an event put several times gives one message', async () => {
  const outbox = createOutbox({
    db: app.db,
    settings,
    secret: openSecret(settings),
    origin: app.origin,
    now: () => now,
  })
  const mail = { subject: 'Twice', heading: 'Twice', paragraphs: ['…'], small: [], sms: '…' }
  const to = { kind: 'email', value: 'event.guest@example.com' } as const
  const tell = () =>
    transaction(app.db, (tx) =>
      outbox.put(tx, { event: 'order:7:paid', kind: 'paid', to, locale: 'en', mail }),
    )
  await tell()
  await tell()
  const rows = await app.db`select id from outbox where event = 'order:7:paid'`
  assert.equal(rows.length, 1)
  await transaction(app.db, async (tx) => {
    await outbox.put(tx, { event: 'order:8:paid', kind: 'paid', to, locale: 'en', mail })
    throw new Error('the booking failed')
  }).catch(() => {})
  assert.equal((await app.db`select 1 from outbox where event = 'order:8:paid'`).length, 0)
})

test('a busy server is retried later; the fault contains neither recipient nor code', async () => {
  await ask(app, 'user/sms_email', { email: 'busy.guest@example.com' })
  const { id } = await rowOf('busy.guest@example.com')
  await assert.rejects(deliver(id), (error: Error) => {
    assert.ok(error instanceof NotDelivered)
    assert.match(error.message, /^message \d+ was not delivered: SMTP 451 to RCPT TO$/)
    return true
  })
  assert.equal((await rowOf('busy.guest@example.com')).state, 'waiting')
  busy = false
  await deliver(id)
  assert.deepEqual((await rowOf('busy.guest@example.com')).state, 'delivered')
  busy = true
})

test('the queue retries with backoff', async () => {
  await ask(app, 'user/sms_email', { email: 'busy.again@example.com' })
  const worker = await startWorker({ connection: app.connection, handlers, log })
  await until(async () => (await rowOf('busy.again@example.com')).tries >= 1)
  const failedJob = async () =>
    (
      await app.db`
        select max_attempts, last_error, extract(epoch from run_at - updated_at) as wait
        from graphile_worker.jobs where last_error is not null`
    )[0]
  await until(async () => (await failedJob()) !== undefined)
  const job = await failedJob()
  busy = false
  await until(() => mails.some(({ to }) => to.includes('busy.again@example.com')))
  await worker.stop()
  assert.equal(job?.max_attempts, 12)
  assert.ok(Number(job?.wait) > 0, 'not at once')
  assert.ok(!String(job?.last_error).includes('@'))
  assert.ok(mails.some(({ to }) => to.includes('busy.again@example.com')))
})

test('a mailbox that does not exist is given up at once', async () => {
  await ask(app, 'user/sms_email', { email: 'gone.guest@example.com' })
  const { id } = await rowOf('gone.guest@example.com')
  await deliver(id)
  const row = await rowOf('gone.guest@example.com')
  assert.deepEqual([row.state, row.fault, row.body], ['failed', 'SMTP 550 to RCPT TO', null])
})

test('an expired code is not sent', async () => {
  await ask(app, 'user/sms_email', { email: 'slow.guest@example.com' })
  now += 10 * 60_000
  const before = mails.length
  const { id } = await rowOf('slow.guest@example.com')
  await deliver(id)
  assert.equal((await rowOf('slow.guest@example.com')).state, 'expired')
  assert.equal(mails.length, before)
})

test('without its server a message waits, and is given up after twelve attempts', async () => {
  await ask(app, 'user/sms_email', { email: 'lonely.guest@example.com' })
  const { id } = await rowOf('lonely.guest@example.com')
  const nowhere = openJobHandlers(
    openParts({
      db: app.db,
      settings: { ...settings, SMTP_URL: 'smtp://127.0.0.1:9' },
      clock: () => now,
    }),
  )
  const tryAgain = () => deliverMessage({ db: app.db, transports: nowhere.transports, now }, id)
  await assert.rejects(tryAgain(), /ESOCKET|ECONNREFUSED|ECONNECTION/)
  await app.db`update outbox set tries = 11 where id = ${id}`
  await tryAgain()
  nowhere.transports.close()
  assert.equal((await rowOf('lonely.guest@example.com')).state, 'failed')
})
