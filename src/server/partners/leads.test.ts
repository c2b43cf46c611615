import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { ask, haveGuests, mailbox, sessionByNumber } from '#test/support/guests.ts'
import { transaction } from '../db/database.ts'
import { guestFeatures } from '../startup/guest-features.ts'

let now = Date.parse('2027-01-10T08:00:00Z')
const app = await testApp({
  env: { SUPPORT_EMAIL: 'help@lodestar.example' },
  clock: () => now,
  findSession: sessionByNumber,
})
const { db } = app
await haveGuests(db, [1])
const lead = {
  hotel: 'Larchlight Lodge',
  city: 'Zermatt',
  name: 'Ursina Kalbermatten',
  email: 'ursina@larchlight.example',
  phone: '+41 27 555 01 23',
  rooms: '24',
  text: 'A family house.\nOpen all year.',
}
const send = (fields: object, asking: object = {}) => ask(app, 'system/advice_market', fields, asking)

test('a lead is stored with a number and mailed to the operator, with the sender as Reply-To', async () => {
  const { body } = await send(lead)
  const number = String(body.data.ticket)
  assert.match(number, /^P[2-9A-Z]{9}$/)
  assert.equal(body.msg, 'Thank you. We’ve received your message')
  const [row] = await db`select number, hotel, phone, rooms, state, guest_id from leads`
  assert.deepEqual(row, {
    number,
    hotel: 'Larchlight Lodge',
    phone: '+41275550123',
    rooms: 24,
    state: 'new',
    guest_id: null,
  })
  const [mail] = await mailbox(app, 'help@lodestar.example')
  assert.equal(mail!.subject, `[${number}] Larchlight Lodge in Zermatt would like to be listed`)
  assert.match(mail!.text, /Open all year\.[\s\S]*ursina@larchlight\.example/)
})

test('every invalid field has its message, in both languages', async () => {
  const wrong = { hotel: ' ', email: 'ursina@', phone: '12', rooms: '0', city: 'x'.repeat(81), lang: 'en' }
  const { status, body } = await send(wrong)
  assert.equal(status, 400)
  assert.deepEqual(body.data.fields, {
    hotel: 'Hotel is required',
    city: 'City cannot be longer than 80 characters',
    name: 'Name is required',
    email: 'Email must be a valid email address',
    phone: 'Please enter a correct phone number',
    rooms: 'Rooms cannot be less than 1',
    text: 'Text is required',
  })
  const zh = await send({ ...wrong, lang: 'zh' })
  assert.equal((zh.body.data.fields as Record<string, string>).hotel, '请填写酒店')
  assert.equal((await db`select from leads`).length, 1)
})

test('leads per hour are limited for each IP address', async () => {
  const address = '203.0.113.9'
  for (let n = 0; n < 5; n++) assert.equal((await send(lead, { address })).body.code, 1)
  const { status, body } = await send(lead, { address })
  assert.deepEqual([status, body.data.reason], [429, 'too_many'])
  assert.equal((await send(lead, { address: '198.51.100.7' })).body.code, 1)
  now += 3_600_000
  assert.equal((await send(lead, { address })).body.code, 1)
})

test('a guest’s leads are in their export and are erased with the account', async () => {
  await send({ ...lead, hotel: 'Oarsman’s Rest' }, { headers: { authentic: '1' } })
  const own = guestFeatures(() => now).data.find(({ name }) => name === 'leads')!
  assert.match(JSON.stringify(await own.read(db, '1')), /Oarsman’s Rest/)
  const before = (await db`select from leads`).length
  await transaction(db, (tx) => own.erase(tx, '1'))
  assert.equal((await db`select from leads`).length, before - 1)
})

test('without scripts the form stores a lead and redirects to a confirmation; an invalid one shows the errors', async () => {
  const post = (fields: object, path = '/partner', headers: Record<string, string> = {}) =>
    app.http.inject({
      method: 'POST',
      url: path,
      remoteAddress: '203.0.113.77',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields as Record<string, string>).toString(),
    })
  const sent = await post({ ...lead, hotel: 'Plain Form Inn' }, '/zh/partner')
  assert.equal(sent.statusCode, 303)
  const [, number] = /^\/zh\/partner\?sent=([A-Z0-9]+)#hotel$/.exec(String(sent.headers.location))!
  const [row] = await db`select hotel, guest_id from leads where number = ${number!}`
  assert.deepEqual({ ...row }, { hotel: 'Plain Form Inn', guest_id: null })
  const wrong = await post({ ...lead, email: 'nobody' })
  assert.equal(wrong.headers.location, '/partner?fault=fields#hotel')
  const twoLines = await post({ ...lead, hotel: 'Inn\r\nBcc: all' })
  assert.equal(twoLines.headers.location, '/partner?fault=fields#hotel')
  const foreign = await post(lead, '/partner', { 'sec-fetch-site': 'cross-site' })
  assert.equal(foreign.statusCode, 403)
})
