import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { openPushService, pushSubscription, verifiedSender } from '#test/support/push-service.ts'
import { transaction } from '../db/database.ts'
import { deliverMessage, NotDelivered } from '../messages/deliver-message.ts'
import { readSettings } from '../settings.ts'
import { guestFeatures } from '../startup/guest-features.ts'
import { openJobHandlers } from '../startup/job-handlers.ts'
import { openParts } from '../startup/open-parts.ts'
import { notifyGuest } from './notify-guest.ts'
import { readPushServices } from './push-services.ts'

let now = Date.parse('2027-03-01T08:00:00Z')
const clock = () => now
const service = await openPushService()
const app = await testApp({ env: { PUSH_SERVICES: service.origin }, clock, findSession: sessionByNumber })
const { db, settings } = app
await haveGuests(db, [1, 2])
await fillForBooking(app, now, 5)
const { transports } = openJobHandlers(openParts({ db, settings, clock }))
after(() => transports.close())
const { outbox } = openParts({ db, settings, clock }).mailing

const as = (guest: string) => ({ headers: { authentic: guest } })
const reading = (guest: string) => ({ ...as(guest), method: 'GET' as const })
const keyOf = async () => String((await ask(app, 'user/push', {}, reading('1'))).body.data.key)
const subscribe = async (guest: string, path: string) => {
  const subscription = pushSubscription(service.origin + path)
  const { body } = await ask(app, 'user/push_on', subscription.fields, as(guest))
  assert.equal(body.code, 1)
  return { ...subscription, id: String(body.data.current) }
}
const waiting = async (device: string) => {
  const rows = await db<{ id: string }[]>`
    select id from outbox where channel = 'push' and recipient = ${device} and state = 'waiting' order by id`
  return rows.map(({ id }) => id)
}
const deliver = (id: string) => deliverMessage({ db, transports, now }, id)
const tell = (guestId: string, event: string) =>
  transaction(db, (tx) =>
    notifyGuest(outbox, tx, {
      event,
      kind: 'test',
      guestId,
      locale: 'zh',
      title: '标题',
      text: '字'.repeat(300),
      path: '/sockets',
    }),
  )
const listed = async (guest: string) =>
  (await ask(app, 'user/push', {}, reading(guest))).body.data.devices as { id: string }[]

test('a confirmed booking is pushed to the subscribed device, encrypted for it, once', async () => {
  const device = await subscribe('1', '/one')
  const dayOf = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10)
  const { rate } = await findRate(app, { payment: 'at_hotel', s_d: dayOf(40), e_d: dayOf(42) })
  const booked = await ask(app, 'hot/r_commit', bookingFields(rate.quote), as('1'))
  assert.equal(booked.body.code, 1)
  const [id, ...more] = await waiting(device.id)
  assert.deepEqual(more, [])
  await deliver(id!)
  await deliver(id!)
  assert.equal(service.received.length, 1)
  const { path, headers, body } = service.received[0]!
  assert.deepEqual([path, headers['content-encoding'], headers.ttl], ['/one', 'aes128gcm', '86400'])
  const notice = device.read(body)
  assert.equal(notice.title, 'Your stay is confirmed')
  assert.match(notice.text!, /We’ve booked your room at/)
  assert.deepEqual([notice.path, notice.lang], [`/center/detail/${booked.body.data.order_id}`, 'en'])
  assert.throws(() => pushSubscription('').read(body), 'nobody else can read it')
  const sender = verifiedSender(String(headers.authorization), await keyOf())
  assert.deepEqual([sender?.aud, sender?.sub], [service.origin, `mailto:${settings.SUPPORT_EMAIL}`])
})

test('an unknown push service and an invalid key are refused with a message', async () => {
  const { fields } = pushSubscription(`${service.origin}/x`)
  const offPoint = Buffer.alloc(65, 1).toString('base64url')
  for (const wrong of [
    { ...fields, endpoint: 'https://169.254.169.254/latest' },
    { ...fields, endpoint: 'not an address' },
    { ...fields, p256dh: offPoint },
  ]) {
    const { status, body } = await ask(app, 'user/push_on', wrong, as('1'))
    assert.deepEqual([status, body.data.reason], [400, 'push_unsupported'])
    assert.equal(body.msg, 'We can’t send notifications to this browser')
  }
  assert.equal((await ask(app, 'user/push_on', { ...fields, auth: 'x' }, as('1'))).status, 400)
  assert.equal((await ask(app, 'user/push_on', fields)).body.data.reason, 'sign_in_required')
})

test('push services are listed by host or by domain; never by plain http or another port', () => {
  const { admit } = readPushServices('push.example,.notify.example')
  assert.ok(admit('https://push.example/abc') && admit('https://db5.notify.example/?token=1'))
  for (const wrong of [
    'http://push.example/a',
    'https://push.example:8443/a',
    'https://user@push.example/a',
    'https://evilpush.example/a',
    'https://notify.example/a',
    'https://push.example.evil.example/a',
    'https://127.0.0.1/a',
  ])
    assert.equal(admit(wrong), false, wrong)
  assert.equal(readPushServices('off').isOn, false)
})

test('a gone subscription is deleted; a busy service is retried; a redirect is not followed', async () => {
  const device = await subscribe('2', '/two')
  const send = async (event: string, status: number) => {
    service.answerWith(status)
    await tell('2', event)
    const [id] = await waiting(device.id)
    await deliver(id!).finally(() => service.answerWith(201))
    const [row] = await db`select state, fault, body from outbox where id = ${id!}`
    return row!
  }
  await assert.rejects(send('busy', 503), NotDelivered)
  const [again] = await waiting(device.id)
  await deliver(again!)
  assert.equal(device.read(service.received.at(-1)!.body).text!.length, 240)
  assert.deepEqual(
    { ...(await send('moved', 302)) },
    {
      state: 'failed',
      fault: 'the push service answered 302',
      body: null,
    },
  )
  assert.equal((await send('gone', 410)).fault, 'the device has unsubscribed')
  assert.deepEqual(await listed('2'), [])
  await tell('2', 'nobody')
  assert.deepEqual(await waiting(device.id), [])
})

test('a guest has at most ten devices, sees and removes only their own, and a browser belongs to its last user', async () => {
  const own = await listed('1')
  for (let n = 0; n < 11; n++) {
    now += 1_000
    await subscribe('1', `/many/${n}`)
  }
  const devices = await listed('1')
  assert.equal(devices.length, 10)
  assert.ok(!devices.some(({ id }) => id === own[0]!.id), 'the oldest is not told any more')
  const stranger = await ask(app, 'user/push_off', { id: devices[0]!.id }, as('2'))
  assert.equal(stranger.body.data.reason, 'not_found')
  const shared = await subscribe('2', '/many/10')
  assert.deepEqual(
    (await listed('2')).map(({ id }) => id),
    [shared.id],
  )
  assert.equal((await listed('1')).length, 9)
  const { body } = await ask(app, 'user/push_off', { id: shared.id }, as('2'))
  assert.deepEqual([body.code, body.data.devices], [1, []])
})

test('devices are in their guest’s export and are erased with the account', async () => {
  const data = guestFeatures(clock).data.find(({ name }) => name === 'notified_devices')!
  assert.equal(((await data.read(db, '1')) as unknown[]).length, 9)
  await transaction(db, (tx) => data.erase(tx, '1'))
  assert.deepEqual(await data.read(db, '1'), [])
})

test('the configured key is used, else one derived from the secret; an invalid one fails at startup', async () => {
  const VAPID_PRIVATE_KEY = Buffer.alloc(32, 7).toString('base64url')
  const other = await testApp({ env: { VAPID_PRIVATE_KEY }, findSession: sessionByNumber })
  const { key } = (await ask(other, 'user/push', {}, reading('1'))).body.data
  assert.notEqual(key, await keyOf())
  const off = await testApp({ env: { PUSH_SERVICES: 'off' }, findSession: sessionByNumber })
  assert.equal((await ask(off, 'user/push', {}, reading('1'))).body.data.key, null)
  assert.throws(() => readSettings({ VAPID_PRIVATE_KEY: 'short' }), /VAPID_PRIVATE_KEY/)
})
