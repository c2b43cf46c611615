import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Booking } from '#contract/booking.ts'
import { sampleOrder } from '#test/support/sample-orders.ts'
import {
  bookingOf,
  emailField,
  emptyForm,
  filledFromAccount,
  formFaults,
  mobileForTexts,
  nameField,
  phoneField,
  typedFromOrder,
  worthRemembering,
} from './reservation-form.ts'

const country = { code: 'CN', dial: '+86', name: 'China', phone: '1[3-9]\\d{9}' }
const typed = {
  ...emptyForm(2, 'CN'),
  [nameField(0, 'first')]: ' Mara ',
  [nameField(0, 'last')]: 'Lind',
  [nameField(1, 'first')]: 'Yue',
  [nameField(1, 'last')]: 'Lin',
  [emailField]: 'mara.lind@example.org',
  [phoneField]: '138 0013 8000',
}
const facts = {
  country,
  countries: [country],
  points: null,
  locale: 'en',
  asksConsent: false,
  texts: true,
  ownMobile: null,
} as const
const faultsOf = (values: Record<string, string>, points: number | null = null) =>
  Object.entries(formFaults({ ...typed, ...values }, { ...facts, points }))
    .filter(([, fault]) => fault)
    .map(([name]) => name)

test('every room needs its guest, and the contact an address and a number', () => {
  assert.deepEqual(faultsOf({}), [])
  assert.deepEqual(faultsOf({ [nameField(1, 'last')]: ' ', [emailField]: 'nobody', [phoneField]: '' }), [
    nameField(1, 'last'),
    emailField,
    phoneField,
  ])
})

test('a mainland mobile number of a visitor, or of the account itself, replaces the email', () => {
  const values = { ...typed, [emailField]: '' }
  const number = (given: Partial<Parameters<typeof mobileForTexts>[1]>, phone = '138 0013 8000') =>
    mobileForTexts({ ...values, [phoneField]: phone }, { ...facts, ...given })
  assert.equal(number({}), '+8613800138000')
  assert.equal(number({ points: 0, ownMobile: '+8613800138000' }), '+8613800138000')
  assert.equal(number({ points: 0, ownMobile: '+8613900139000' }), null, 'a number that nobody proved')
  assert.equal(number({ texts: false }), null, 'a site without text messages')
  assert.equal(number({}, '+46 70 174 06 22'), null, 'a foreign number')
  assert.deepEqual(faultsOf({ [emailField]: '' }), [])
  assert.deepEqual(faultsOf({ [emailField]: '' }, 0), [emailField])
})

test('the order of the contact fields depends on the language', () => {
  const contact = (locale: 'en' | 'zh') =>
    Object.keys(emptyForm(1, 'CN', locale)).filter((name) => name.startsWith('contact.'))
  assert.deepEqual(contact('en'), [emailField, phoneField])
  assert.deepEqual(contact('zh'), [phoneField, emailField])
})

test('consent is asked for where it is needed, and sent only where it was given', () => {
  const asking = { ...facts, asksConsent: true }
  assert.ok(formFaults(typed, asking).consent_abroad)
  const agreed = { ...typed, consent_abroad: '1' }
  assert.equal(formFaults(agreed, asking).consent_abroad, undefined)
  const sent = (values: typeof typed) =>
    bookingOf('quote.x', { values, country, isGuest: true }).consent_abroad
  assert.deepEqual([sent(typed), sent(agreed)], [undefined, true])
})

test('points must be whole and there; a visitor has none to be wrong about', () => {
  assert.deepEqual(faultsOf({ points: '1.5' }, 500), ['points'])
  assert.deepEqual(faultsOf({ points: '501' }, 500), ['points'])
  assert.deepEqual(faultsOf({ points: '500' }, 500), [])
  assert.deepEqual(faultsOf({ points: '501' }), [])
})

test('the request passes the contract and omits empty fields', () => {
  const booking = bookingOf('quote.x', { values: { ...typed, points: '0' }, country, isGuest: true })
  assert.deepEqual(booking, {
    quote: 'quote.x',
    guests: [
      { first: 'Mara', last: 'Lind' },
      { first: 'Yue', last: 'Lin' },
    ],
    contact: { name: 'Mara Lind', email: 'mara.lind@example.org', phone: '+8613800138000' },
  })
  const whole = bookingOf('quote.x', {
    values: { ...typed, arrival: '18:00', wishes: 'quiet', promotion: 'LAMP', points: '200' },
    country,
    isGuest: true,
  })
  assert.ok(Booking.safeParse({ ...whole, req_id: 'abcdefgh' }).success)
  assert.deepEqual([whole.arrival, whole.points, whole.promotion], ['18:00', 200, 'LAMP'])
})

test('the contact has the first guest’s name, a Chinese one family name first', () => {
  const values = { ...typed, [nameField(0, 'first')]: '越', [nameField(0, 'last')]: '林' }
  assert.equal(bookingOf('quote.x', { values, country, isGuest: false }).contact.name, '林越')
})

const user = {
  id: '7',
  account: 'a@example.com',
  email: 'a@example.com',
  phone: '+8613900139000',
  travellers: [
    { first: 'Ana', last: 'Ruiz' },
    { first: 'Bo', last: 'Ek' },
    { first: 'Cy', last: 'Fox' },
  ],
}

test('the account fills what was left empty, a name for each room, and overwrites nothing', () => {
  const filled = filledFromAccount(emptyForm(2, 'US'), user, [country])
  assert.deepEqual(
    [filled[nameField(0, 'first')], filled[nameField(1, 'last')], filled[emailField], filled.country],
    ['Ana', 'Ek', 'a@example.com', 'CN'],
  )
  assert.equal(filled[phoneField], '13900139000')
  assert.deepEqual(filledFromAccount(typed, user, [country]), typed)
})

test('only what the account does not know is worth remembering', () => {
  const contact = { name: 'x', email: 'a@example.com', phone: '+8613800138000' }
  assert.equal(worthRemembering({ contact, guests: [{ first: 'Bo', last: 'Ek' }] }, user), null)
  const fresh = worthRemembering(
    { contact, guests: [{ first: 'Di', last: 'Gil' }] },
    { ...user, phone: null },
  )
  assert.deepEqual(fresh, {
    travellers: [...user.travellers, { first: 'Di', last: 'Gil' }],
    phone: contact.phone,
  })
})

test('the names, contact and requests of an ended order fill the form again', () => {
  const order = sampleOrder({ arrival: '18:00', wishes: 'A quiet room' })
  const values = { ...emptyForm(1, 'US'), ...typedFromOrder(order) }
  assert.deepEqual(
    [values[nameField(0, 'first')], values[nameField(0, 'last')], values.arrival, values.wishes],
    ['Wei', 'Lin', '18:00', 'A quiet room'],
  )
  const booking = bookingOf('quote', {
    values,
    country: { ...country, code: 'US', dial: '+1' },
    isGuest: true,
  })
  assert.deepEqual(booking.contact, { ...order.contact, name: booking.contact.name })
})
