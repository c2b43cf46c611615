import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { ask, codeFor, confirmContactOf, haveGuests, mailbox, sessionByNumber } from '#test/support/guests.ts'

const start = Date.parse('2027-01-10T08:00:00Z')
let now = start
const app = await testApp({
  clock: () => now,
  findSession: sessionByNumber,
  env: {
    LIMITS:
      'booking_per_account_day=4/86400,booking_per_network_hour=3/3600,booking_per_recipient_day=5/86400',
    UNPAID_ORDERS: '2',
  },
})
const { db } = app
await fillForBooking(app, now)
await haveGuests(db, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
await db`delete from restrictions`

type Fields = Record<string, unknown>
const as = (guest: number, address = '127.0.0.1') => ({ headers: { authentic: `${guest}` }, address })
const own = (guest: number): Fields => ({ 'contact[email]': `guest${guest}@example.com` })
let nights = 0
const quote = async (payment: 'prepay' | 'at_hotel' = 'prepay') => {
  nights += 1
  const day = (n: number) => new Date(start + (10 + n) * 86_400_000).toISOString().slice(0, 10)
  const { rate } = await findRate(app, {
    payment,
    free: true,
    s_d: day(nights),
    e_d: day(nights + 1),
    left: 2,
  })
  return rate.quote
}
async function book(guest: number, fields: Fields, { payment = 'prepay', address = '127.0.0.1' } = {}) {
  const asked = bookingFields(await quote(payment as 'prepay'), { ...own(guest), ...fields })
  return ask(app, 'hot/r_commit', asked, as(guest, address))
}
const cancelAll = (guest: number) =>
  db`update orders set state = 'cancelled', pay_before = null where account_id = ${guest}`

test('an address other than that of the account is confirmed by a code once', async () => {
  const stranger = { 'contact[email]': 'Stranger@Example.com' }
  const refused = await book(1, stranger)
  assert.deepEqual(
    [refused.status, refused.body.data.reason, refused.body.msg],
    [409, 'contact_unconfirmed', 'Please confirm this email address with the code we send to it'],
  )
  assert.deepEqual(await mailbox(app, 'stranger@example.com'), [])

  const code = await codeFor(app, 'stranger@example.com', 'booking')
  const confirm = (guest: number, smscode: string) =>
    ask(app, 'user/confirm_contact', { email: 'stranger@example.com', smscode }, as(guest))
  const wrong = await confirm(1, code === '000000' ? '111111' : '000000')
  assert.equal(wrong.body.data.reason, 'wrong_code')
  assert.equal((await confirm(1, code)).body.code, 1)
  assert.equal((await confirm(2, code)).body.data.reason, 'wrong_code', 'a code is used once')
  assert.equal((await book(1, stranger)).body.code, 1)
  assert.equal((await book(1, stranger)).body.code, 1, 'and the address is remembered')
  assert.equal((await book(2, stranger)).body.data.reason, 'contact_unconfirmed', 'for this account alone')
})

test('without an email the account books with its own mobile number and gets text messages', async () => {
  const mobile = '+8613800138000'
  const withoutEmail = { 'contact[email]': '', 'contact[phone]': mobile }
  const refused = await book(10, withoutEmail)
  assert.deepEqual([refused.status, refused.body.data.reason], [409, 'contact_missing'])

  await db`update accounts set mobile = ${mobile} where id = ${10}`
  const booked = await book(10, withoutEmail)
  assert.equal(booked.body.code, 1)
  const [message] = await mailbox(app, mobile)
  assert.match(message!.text, new RegExp(String(booked.body.data.order_no)))
  const other = await book(10, { ...withoutEmail, 'contact[phone]': '+8613900139000' })
  assert.equal(other.body.data.reason, 'contact_missing', 'only a number that the account has proven')
})

test('a code of another purpose does not confirm the address of a booking', async () => {
  const code = await codeFor(app, 'elsewhere@example.com', 'login')
  const { body } = await ask(
    app,
    'user/confirm_contact',
    { email: 'elsewhere@example.com', smscode: code },
    as(1),
  )
  assert.equal(body.data.reason, 'wrong_code')
})

test('an e-mail address longer than allowed for an account can be confirmed', async () => {
  const long = `${'a'.repeat(40)}@a-long-name-of-a-company.example.com`
  const asked = (purpose: string) => ask(app, 'user/sms_email', { email: long, purpose })
  assert.equal((await asked('login')).status, 400)
  assert.equal((await asked('booking')).body.code, 1)
  const phone = await ask(app, 'user/sms_email', { email: '13800138000', purpose: 'booking' })
  assert.equal(phone.status, 400)
})

test('confirmed addresses are part of the export of an account', async () => {
  const { body } = await ask(app, 'user/export', {}, { ...as(1), method: 'GET' })
  const { confirmed_contacts } = body.data.kept as { confirmed_contacts: { email: string }[] }
  assert.ok(confirmed_contacts.some(({ email }) => email === 'stranger@example.com'))
})

test('an account may have a limited number of future bookings paid at the hotel', async () => {
  const atHotel = { payment: 'at_hotel' }
  assert.equal((await book(3, {}, atHotel)).body.code, 1)
  assert.equal((await book(3, {}, atHotel)).body.code, 1)
  const refused = await book(3, {}, atHotel)
  assert.deepEqual([refused.status, refused.body.data.reason], [409, 'too_many_unpaid'])
  assert.equal((await book(3, {})).body.code, 1, 'a stay that is paid online can still be booked')
  await cancelAll(3)
  assert.equal((await book(3, {}, atHotel)).body.code, 1)
})

test('an account books a limited number of times a day, and a retried request counts once', async () => {
  const fields = bookingFields(await quote(), own(4))
  for (let times = 0; times < 6; times++)
    assert.equal((await ask(app, 'hot/r_commit', fields, as(4))).body.code, 1)
  for (let times = 0; times < 3; times++) assert.equal((await book(4, {})).body.code, 1)
  await cancelAll(4)
  const { status, body } = await book(4, {})
  assert.deepEqual([status, body.data.reason, body.data.retry_after], [429, 'too_many', 86_400])
  now += 86_400_000
  assert.equal((await book(4, {})).body.code, 1)
})

test('a network books a limited number of times an hour across its accounts', async () => {
  const from = (last: number) => ({ address: `203.0.113.${last}` })
  for (const guest of [5, 6, 7]) assert.equal((await book(guest, {}, from(guest))).body.code, 1)
  const { body } = await book(8, {}, from(99))
  assert.equal(body.data.reason, 'too_many')
  assert.equal((await book(8, {}, { address: '198.51.100.7' })).body.code, 1)
})

test('an address receives a limited number of bookings a day from all accounts', async () => {
  const shared = { 'contact[email]': 'Office@example.com' }
  for (const guest of [5, 6, 7, 8, 9]) {
    await confirmContactOf(db, guest, 'office@example.com')
    assert.equal((await book(guest, shared)).body.code, 1)
  }
  const { body } = await book(9, shared)
  assert.equal(body.data.reason, 'too_many')
})

test('a commit takes at most one room per adult, and exactly the quoted number', async () => {
  const [from, to] = ['2027-02-20', '2027-02-21']
  const asked = (rooms: number, adults: number) =>
    ask(
      app,
      'hot/r_detail',
      { id: '1', s_d: from, e_d: to, rooms: `${rooms}`, adults: `${adults}` },
      { method: 'GET' },
    )
  const { body } = await asked(3, 2)
  const rooms = (body.data.rooms ?? []) as { rates: unknown[] }[]
  assert.ok(
    rooms.every(({ rates }) => rates.length === 0),
    'no quote has rooms without an adult',
  )
  const { rate } = await findRate(app, { s_d: from, e_d: to, rooms: 1, adults: 2 })
  await cancelAll(9)
  const refused = await ask(app, 'hot/r_commit', bookingFields(rate.quote, { ...own(9), rooms: 2 }), as(9))
  assert.deepEqual([refused.status, refused.body.data.reason], [400, 'invalid_input'])
})

test('names are one line without a URL, and requests contain no URL', async () => {
  const faulty: [string, string][] = [
    ['guests[0][first]', 'Win www.prizes'],
    ['guests[0][last]', 'Lovelace\r\nBcc: all'],
    ['contact[name]', 'See https://evil.example/'],
    ['wishes', 'Claim your prize at evil.com today'],
  ]
  for (const [name, value] of faulty) {
    const { status, body } = await book(9, { [name]: value })
    assert.deepEqual([status, body.data.reason], [400, 'invalid_input'], name)
    const [field] = Object.keys(body.data.fields as object)
    assert.equal(field, name.replaceAll('[', '.').replaceAll(']', ''))
  }
})

test('mail subjects name the hotel and the order, never the guest', async () => {
  await haveGuests(db, [20])
  const { body } = await book(20, {
    'guests[0][first]': 'Unrepeatable',
    'guests[0][last]': 'Person',
    'contact[name]': 'Unrepeatable Person',
    wishes: 'An unrepeatable wish',
  })
  assert.equal(body.code, 1)
  const mails = await mailbox(app, 'guest20@example.com')
  assert.equal(mails.length, 1)
  assert.ok(mails.every(({ subject }) => !/unrepeatable/i.test(subject)))
})
