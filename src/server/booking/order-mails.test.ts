import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Booked, CancellationPreview, Order } from '#contract/booking.ts'
import type { PaymentType } from '#contract/prices.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { testApp, testSecret } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { settleDue } from '#test/support/settle-due.ts'
import { type Received, receiveMail } from '#test/support/smtp.ts'
import { messageWords } from '#words/accounts/messages.ts'
import { orderMailWords } from '#words/booking/order-mails.ts'
import { readSettings } from '../settings.ts'
import { openJobHandlers } from '../startup/job-handlers.ts'
import { openParts } from '../startup/open-parts.ts'

const now = Date.parse('2027-01-10T08:00:00Z')
const { url, mails, stop } = await receiveMail()
after(stop)
const env = { SMTP_URL: url, MAIL_FROM: 'rooms@lodestar.example', SECRET: testSecret }
const app = await testApp({ env, clock: () => now, findSession: sessionByNumber })
const settings = readSettings({ LOG_LEVEL: 'silent', PORT: '0', ...env })
const { handlers, transports } = openJobHandlers(openParts({ db: app.db, settings, clock: () => now }))
after(() => transports.close())
await fillForBooking(app, now)
await haveGuests(app.db, [1])
const as = { headers: { authentic: '1' } }
const stay = { s_d: '2027-02-12', e_d: '2027-02-15' }

async function booked(lang: 'en' | 'zh', { rooms = 1, payment = 'at_hotel' as PaymentType } = {}) {
  const { rate } = await findRate(app, {
    ...stay,
    payment,
    free: true,
    rooms,
    adults: rooms,
    left: rooms + 1,
  })
  const { body } = await ask(app, 'hot/r_commit', bookingFields(rate.quote, { rooms, lang }), as)
  assert.equal(body.code, 1, JSON.stringify(body))
  return body.data as unknown as Booked
}

async function cancel(id: string, room?: string) {
  const asked = { id, ...(room ? { room } : {}) }
  const { body } = await ask(app, 'order/s_cancel', asked, { ...as, method: 'GET' })
  const { sim } = body.data as unknown as CancellationPreview
  const fields = { ...asked, sim, req_id: `cancel-${id}-${room ?? 'all'}` }
  assert.equal((await ask(app, room ? 'order/r_cancel' : 'order/o_cancel', fields, as)).body.code, 1)
}

/** The newest mail, after the outbox is delivered. */
async function delivered(): Promise<Received> {
  for (const { id } of await app.db<
    { id: string }[]
  >`select id from outbox where state = 'waiting' order by id`)
    await handlers.deliver_message({ id })
  return mails.at(-1)!
}
const cardOf = ({ html }: Received) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
const calendarOf = ({ attachments }: Received) => attachments[0]!.text.replaceAll('\r\n ', '').split('\r\n')

test('a confirmation has text, HTML, a calendar file and structured data, in both languages', async () => {
  for (const lang of ['en', 'zh'] as const) {
    const { order_no, order_id } = await booked(lang)
    const mail = await delivered()
    const { body } = await ask(app, 'order/o_detail', { id: order_id, lang }, { ...as, method: 'GET' })
    const order = body.data as unknown as Order
    assert.ok(mail.text.includes(order_no) && mail.html.includes(order_no))
    assert.equal(mail.attachments[0]!.name, `${order_no}.ics`)
    for (const said of [
      messageWords(lang).greeting('Ada'),
      messageWords(lang).demo,
      order.hotel.address,
      orderMailWords(lang).checkOutUntil,
      `/center/detail/${order_id}/voucher`,
    ])
      assert.ok(mail.text.includes(said), said)
    assert.match(mail.attachments[0]!.type, /^text\/calendar;.*method=PUBLISH/)
    const calendar = calendarOf(mail)
    const zone = order.hotel.time_zone
    assert.ok(calendar.includes(`UID:${order_no}`))
    assert.ok(
      calendar.includes(`DTSTART;TZID=${zone}:20270212T${order.check_in.slice(11, 16).replace(':', '')}00`),
    )
    assert.ok(
      calendar.includes(`DTEND;TZID=${zone}:20270215T${order.check_out.slice(11, 16).replace(':', '')}00`),
    )
    assert.match(
      calendar.find((line) => line.startsWith('SUMMARY'))!,
      lang === 'zh' ? /^SUMMARY:入住/ : /^SUMMARY:Stay at /,
    )
    const card = cardOf(mail)
    assert.equal(card['@type'], 'LodgingReservation')
    assert.equal(card.reservationNumber, order_no)
    assert.equal(card.reservationStatus, 'https://schema.org/ReservationConfirmed')
    assert.equal(card.reservationFor.name, order.hotel.name)
    assert.equal(card.reservationFor.address.streetAddress, order.hotel.address)
    assert.equal(card.checkinTime, order.check_in)
    assert.ok(card.url.endsWith(`${lang === 'zh' ? '/zh' : ''}/center/detail/${order_id}`))
  }
})

test('a cancelled room updates the calendar event, and a cancelled order removes it', async () => {
  const { order_id, order_no } = await booked('en', { rooms: 2 })
  const first = calendarOf(await delivered())
  const { body } = await ask(app, 'order/o_detail', { id: order_id }, { ...as, method: 'GET' })
  const [room] = (body.data as unknown as Order).rooms
  await cancel(order_id, room!.id)
  const changed = await delivered()
  assert.ok(calendarOf(changed).includes('METHOD:PUBLISH'))
  assert.match(calendarOf(changed).join('\n'), /^DESCRIPTION:Order number: \w+\\n1 × /m)
  assert.match(changed.text, /^Rooms: 1 × /m)
  await cancel(order_id)
  const gone = await delivered()
  const calendar = calendarOf(gone)
  for (const line of ['METHOD:CANCEL', `UID:${order_no}`, 'STATUS:CANCELLED'])
    assert.ok(calendar.includes(line), line)
  const sequence = (lines: string[]) => Number(lines.find((line) => line.startsWith('SEQUENCE:'))!.slice(9))
  assert.ok(
    sequence(calendar) > sequence(calendarOf(changed)) && sequence(calendarOf(changed)) > sequence(first),
  )
  assert.equal(cardOf(gone).reservationStatus, 'https://schema.org/ReservationCancelled')
})

test('a hold that was never paid sends no calendar event', async () => {
  const { order_id, state } = await booked('en', { payment: 'prepay' })
  assert.equal(state, 'held')
  await cancel(order_id)
  const mail = await delivered()
  assert.match(mail.subject, /^Cancelled/)
  assert.deepEqual([mail.attachments, cardOf(mail)], [[], null])
})

test('a paid stay adds a calendar event, and its cancellation removes it', async () => {
  const { order_id, due_now } = await booked('en', { payment: 'prepay' })
  const paid = {
    orderId: order_id,
    kind: 'captured' as const,
    amount: due_now.amount,
    currency: due_now.currency,
    now,
  }
  assert.equal(await settleDue(app.booking, paid), 'accepted')
  assert.ok(calendarOf(await delivered()).includes('METHOD:PUBLISH'))
  await cancel(order_id)
  assert.ok(calendarOf(await delivered()).includes('METHOD:CANCEL'))
})

test('a payment, a hold, a balance payment and a late payment are mailed with their amounts', async () => {
  const settle = (
    orderId: string,
    kind: 'captured' | 'authorised',
    { amount, currency }: Booked['due_now'],
  ) => settleDue(app.booking, { orderId, kind, amount, currency, now })
  const deposit = await booked('en', { payment: 'deposit' })
  await settle(deposit.order_id, 'captured', deposit.due_now)
  assert.ok((await delivered()).text.includes(`We’ve received ${formatMoney(deposit.due_now)}.`))
  await settle(deposit.order_id, 'captured', deposit.price.due_later)
  const rest = await delivered()
  assert.ok(rest.subject.startsWith('Payment received'))
  assert.ok(rest.text.includes(`We’ve received ${formatMoney(deposit.price.due_later)}.`))
  await settle(deposit.order_id, 'captured', deposit.price.due_later)
  assert.ok((await delivered()).text.includes(`another payment of ${formatMoney(deposit.price.due_later)}`))
  const guarantee = await booked('zh', { payment: 'guarantee' })
  const asked = await delivered()
  assert.match(asked.subject, /请尽快担保/)
  assert.ok(asked.text.includes(`完成${formatMoney(guarantee.price.due_later, 'zh')}的担保`))
  await settle(guarantee.order_id, 'authorised', guarantee.price.due_later)
  const held = await delivered()
  assert.ok(held.text.includes(`已预授权冻结${formatMoney(guarantee.price.due_later, 'zh')}作担保，未扣款。`))
  await cancel(guarantee.order_id)
  const freed = await delivered()
  assert.ok(freed.text.includes('担保已解除冻结。'))
  // The cancelled order no longer has an amount due at the hotel or a cancellation deadline.
  assert.doesNotMatch(freed.text, /到店支付|免费取消截止/)
})

test('a charge in the currency of a provider is mailed in that currency, with the price of the order', async () => {
  const { order_id: orderId, due_now } = await booked('en', { payment: 'prepay' })
  assert.ok((await delivered()).text.includes(`Please pay ${formatMoney(due_now)} within 30 minutes.`))
  const { amount, currency } = due_now
  const charge = { amount: 12_630, currency: 'USD' }
  const paid = { orderId, kind: 'captured', amount, currency, charge, now } as const
  await settleDue(app.booking, paid)
  assert.ok((await delivered()).text.includes(`We’ve received US$126.30 (${formatMoney(due_now)}).`))
})
