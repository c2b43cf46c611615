import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testApp, testSecret } from '#test/support/app.ts'
import { ask, haveGuests, mailbox } from '#test/support/guests.ts'
import { receiveMail } from '#test/support/smtp.ts'
import { transaction } from '../db/database.ts'
import { readSettings } from '../settings.ts'
import { guestFeatures } from '../startup/guest-features.ts'
import { openJobHandlers } from '../startup/job-handlers.ts'
import { openParts } from '../startup/open-parts.ts'
import { purgeSubscriptions } from './personal-data.ts'
import { removeSubscription, sendIssue } from './send-issue.ts'

let now = Date.parse('2027-01-10T08:00:00Z')
const day = 86_400_000
const app = await testApp({ clock: () => now })
const { db } = app
const change = (fields: object) => ask(app, 'system/subscriptive', fields)
const stateOf = async (email: string) =>
  (await db`select state from newsletter_subscriptions where email = ${email}`)[0]?.state
const linkIn = (text: string, name: 'confirm' | 'unsubscribe') =>
  new RegExp(`/newsletter\\?${name}=([\\w-]+)`).exec(text)?.[1] ?? ''
const confirmation = async (email: string) => linkIn((await mailbox(app, email))[0]!.text, 'confirm')
const form = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

test('an address is subscribed once its owner has confirmed it', async () => {
  const asked = await change({ action: 'subscribe', email: 'Ann@Example.com', 'topics[0]': 'itineraries' })
  assert.deepEqual(asked.body.data, { state: 'pending' })
  assert.equal(await stateOf('ann@example.com'), 'pending')
  const token = await confirmation('ann@example.com')
  assert.equal((await change({ action: 'confirm', token: 'guessed' })).body.data.reason, 'link_invalid')
  for (let n = 0; n < 2; n++)
    assert.deepEqual((await change({ action: 'confirm', token })).body.data, { state: 'subscribed' })
  assert.equal(await stateOf('ann@example.com'), 'subscribed')
})

test('the response does not reveal whether an address is subscribed; the mail does', async () => {
  const known = await change({ action: 'subscribe', email: 'ann@example.com' })
  const unknown = await change({ action: 'subscribe', email: 'ben@example.com' })
  assert.deepEqual(known.body, unknown.body)
  assert.equal(await stateOf('ann@example.com'), 'subscribed')
  assert.match((await mailbox(app, 'ann@example.com'))[0]!.subject, /already receive/)
})

test('a link confirms for seven days', async () => {
  const token = await confirmation('ben@example.com')
  now += 7 * day + 1
  assert.equal((await change({ action: 'confirm', token })).body.data.reason, 'link_invalid')
  await change({ action: 'subscribe', email: 'ben@example.com', lang: 'zh' })
  assert.match((await mailbox(app, 'ben@example.com'))[0]!.subject, /请确认订阅/)
  await change({ action: 'confirm', token: await confirmation('ben@example.com') })
  assert.equal(await stateOf('ben@example.com'), 'subscribed')
})

test('a form without scripts posts to the page and redirects back to it, in its language', async () => {
  const sent = await form('/zh/newsletter', { action: 'subscribe', email: 'cai@example.com' })
  assert.deepEqual([sent.statusCode, sent.headers.location], [303, '/zh/newsletter?state=pending'])
  const token = await confirmation('cai@example.com')
  const done = await form('/newsletter', { action: 'confirm', token })
  assert.equal(done.headers.location, '/newsletter?state=subscribed')
  assert.equal(await stateOf('cai@example.com'), 'subscribed')
  const wrong = await form('/newsletter', { action: 'subscribe', email: 'nobody' })
  assert.equal(wrong.headers.location, '/newsletter?state=email')
  const dead = await form('/newsletter', { action: 'confirm', token: 'guessed' })
  assert.equal(dead.headers.location, '/newsletter?state=expired')
  const foreign = await form(
    '/newsletter',
    { action: 'subscribe', email: 'dan@example.com' },
    {
      'sec-fetch-site': 'cross-site',
    },
  )
  assert.equal(foreign.statusCode, 403)
})

test('an address is sent at most three confirmation mails a day', async () => {
  for (let n = 0; n < 3; n++) await change({ action: 'subscribe', email: 'eve@example.com' })
  assert.equal((await change({ action: 'subscribe', email: 'eve@example.com' })).body.data.reason, 'too_many')
  const sent = await form('/newsletter', { action: 'subscribe', email: 'eve@example.com' })
  assert.equal(sent.headers.location, '/newsletter?state=too_many')
})

test('an issue is sent once to confirmed subscribers, with one-click unsubscription', async () => {
  const { url, mails, stop } = await receiveMail()
  after(stop)
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    SMTP_URL: url,
    SECRET: testSecret,
    PUBLIC_URL: 'https://lodestar.example',
    MAIL_FROM: 'rooms@lodestar.example',
    DEMO: '1',
  })
  const staff = openParts({ db, settings, clock: () => now }).mailing
  const { handlers, transports } = openJobHandlers(openParts({ db, settings, clock: () => now }))
  after(() => transports.close())
  const issue = { subject: 'Four lakes <in> May', paragraphs: ['Go now.', 'Or later.'] }
  const sending = { issue, name: '2027-05', locale: 'en' as const, topic: null, dryRun: false }
  assert.equal(await sendIssue(staff, { ...sending, dryRun: true }), 1)
  assert.equal((await db`select from outbox where kind = 'newsletter'`).length, 0)
  for (let n = 0; n < 2; n++) assert.equal(await sendIssue(staff, sending), 1)
  assert.equal(await sendIssue(staff, { ...sending, name: 'x', topic: 'offers' }), 0)
  for (const { id } of await db<{ id: string }[]>`select id from outbox where kind = 'newsletter'`)
    await handlers.deliver_message({ id })
  assert.equal(mails.length, 1)
  const [mail] = mails
  assert.deepEqual(mail!.to, ['ann@example.com'])
  const address = /^<(https:\/\/lodestar\.example(\/newsletter\?unsubscribe=[\w-]+))>$/.exec(
    mail!.headers['list-unsubscribe']!,
  )
  assert.equal(mail!.headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click')
  assert.ok(address && mail!.text.includes(address[1]!) && mail!.html.includes(address[1]!))
  assert.match(mail!.html, /Four lakes &#60;in&#62; May/)

  const boundary = 'one-click'
  const posted = await app.http.inject({
    method: 'POST',
    url: address[2]!,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
  })
  assert.equal(posted.statusCode, 200)
  assert.equal(await stateOf('ann@example.com'), 'unsubscribed')
  const again = await form(address[2]!, { 'List-Unsubscribe': 'One-Click' })
  assert.equal(again.statusCode, 200)
  assert.equal(await sendIssue(staff, { ...sending, name: '2027-06' }), 0)
  const token = linkIn(address[2]!, 'unsubscribe')
  assert.equal((await change({ action: 'confirm', token })).body.data.reason, 'link_invalid')
})

test('staff can remove an address', async () => {
  const staff = openParts({ db, settings: app.settings, clock: () => now }).mailing
  assert.equal((await removeSubscription(staff, 'cai@example.com')).ok, true)
  assert.deepEqual(await removeSubscription(staff, 'cai@example.com'), { ok: false, refusal: 'unsubscribed' })
  assert.deepEqual(await removeSubscription(staff, 'zoe@example.com'), { ok: false, refusal: 'not_found' })
})

test('unsubscribed and unconfirmed addresses are deleted after a month', async () => {
  await purgeSubscriptions(db, now + 29 * day)
  assert.equal(await stateOf('eve@example.com'), 'pending')
  await purgeSubscriptions(db, now + 31 * day)
  assert.deepEqual(
    [await stateOf('eve@example.com'), await stateOf('ann@example.com'), await stateOf('ben@example.com')],
    [undefined, undefined, 'subscribed'],
  )
})

test('the subscription of an account’s address is exported and erased with it', async () => {
  await haveGuests(db, [1])
  await change({ action: 'subscribe', email: 'guest1@example.com' })
  const own = guestFeatures(() => now).data.find(({ name }) => name === 'newsletter')!
  const exported = (await own.read(db, '1')) as { email: string; token?: string }[]
  assert.deepEqual(
    [exported.length, exported[0]!.email, exported[0]!.token],
    [1, 'guest1@example.com', undefined],
  )
  await transaction(db, (tx) => own.erase(tx, '1'))
  assert.equal(await stateOf('guest1@example.com'), undefined)
})
