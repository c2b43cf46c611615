import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booked } from '#contract/booking.ts'
import { mailHotelSheets } from '#server/desk/mail-hotel-sheets.ts'
import { openParts } from '#server/startup/open-parts.ts'
import { testApp, testSecret } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { haveStaff } from '#test/support/desk.ts'
import { ask, confirmContactOf, haveGuests, mailbox, sessionByNumber } from '#test/support/guests.ts'
import { runOps } from '#test/support/run-ops.ts'
import { settleDue } from '#test/support/settle-due.ts'

// Commands use the system clock.
const now = Date.now()
const env = { SECRET: testSecret, FOUR_EYES_CNY: '500' }
const app = await testApp({ clock: () => now, findSession: sessionByNumber, env })
const { db } = app
await fillForBooking(app, now)
await haveGuests(db, [1])
const dayOf = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10)
const ops = (...words: string[]) =>
  runOps(words, { ...process.env, ...env, LOG_LEVEL: 'silent', DEMO_HOTELS: '0', DATABASE_URL: app.url })

async function booked(fields: Record<string, string> = {}) {
  const found = await findRate(app, { payment: 'prepay', s_d: dayOf(40), e_d: dayOf(42) })
  if (fields['contact[email]']) await confirmContactOf(db, 1, fields['contact[email]'])
  const { body } = await ask(app, 'hot/r_commit', bookingFields(found.rate.quote, fields), {
    headers: { authentic: '1' },
  })
  assert.equal(body.code, 1, JSON.stringify(body))
  const order = body.data as unknown as Booked
  await settleDue(app.booking, {
    orderId: order.order_id,
    kind: 'captured',
    amount: order.due_now.amount,
    currency: order.due_now.currency,
    now,
  })
  return { ...found, number: order.order_no, id: order.order_id }
}

test('orders are found by guest, hotel, dates and state', async () => {
  const { number, hotel } = await booked({ 'contact[name]': 'Grace Adeyemi' })
  const [row] = await db<{ name: string }[]>`select name_en as name from hotels where id = ${hotel}`
  const listed = async (...words: string[]) => {
    const { status, stdout, stderr } = await ops('orders', 'list', '--json', ...words)
    assert.equal(status, 0, stderr)
    return (JSON.parse(stdout) as { number: string }[]).map((one) => one.number)
  }
  for (const words of [
    ['--guest', 'adeyeni'],
    ['--hotel', row!.name],
    ['--hotel', hotel],
    ['--arriving', dayOf(40)],
    ['--departing', dayOf(42)],
    ['--booked', dayOf(0)],
    ['--state', 'confirmed', '--arriving', dayOf(40), '--guest', 'Grace'],
  ])
    assert.ok((await listed(...words)).includes(number), words.join(' '))
  assert.deepEqual(await listed('--arriving', dayOf(41)), [])
  assert.deepEqual(await listed('--guest', 'nobody of this name'), [])
  assert.equal((await ops('orders', 'list', '--arriving', 'soon')).status, 2)
  assert.match((await ops('orders', 'list', '--hotel', 'zzzzqqqq')).stderr, /There is no hotel/)
})

test('an order is shown with rooms, rates, guests, requests, dues and payments in the currency of the hotel', async () => {
  const { number, id } = await booked({ wishes: 'A quiet room', arrival: '18:30' })
  const { stdout } = await ops('orders', 'show', number)
  const [row] = await db<{ currency: string }[]>`
    select snapshot #>> '{conversion,from}' as currency from current_orders where id = ${id}`
  assert.match(stdout, /room 1: .+; Ada Lovelace, \d adults/)
  assert.match(stdout, /requests: A quiet room/)
  assert.match(stdout, /arrives 18:30/)
  assert.match(stdout, /due first: .+, paid/)
  assert.match(stdout, /confirmed +captured, by/)
  const shown = JSON.parse((await ops('orders', 'show', number, '--json')).stdout)
  assert.equal(shown.rooms[0].price.hotel.currency, row!.currency)
  assert.equal(shown.dues[0].sum.hotel.currency, row!.currency)
})

test('a refund needs a reason, stays below what was paid, and beyond the limit a second member', async () => {
  const { number } = await booked()
  const refund = (...words: string[]) => ops('orders', 'refund', number, ...words)
  assert.equal((await refund('100')).status, 2)
  assert.match((await refund('9999999', '--reason', 'too much')).stderr, /can be refunded .* at most/)
  const done = await refund('100', '--reason', 'No hot water', '--json')
  assert.deepEqual([done.status, JSON.parse(done.stdout).outcome], [0, 'refunded'])
  assert.match((await refund('450', '--reason', 'No hot water')).stderr, /--as EMAIL/)
  const support = await haveStaff(db, { role: 'support' })
  assert.match((await refund('1', '--reason', 'No water', '--as', support.email)).stderr, /orders\.beyond/)
  const finance = await haveStaff(db, { role: 'finance' })
  const waiting = await refund('450', '--reason', 'No hot water', '--as', finance.email)
  assert.match(waiting.stdout, /waits for the approval/)
  const [approval] = await db`select asked_by::text as by, amount from order_approvals where decision is null`
  assert.equal(approval!.by, finance.id)
  const rows = await db`select actor_name, action from audit_log where object_name = ${number} order by id`
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['order_refunded', 'approval_requested'],
  )
})

test('a refund that is typed twice within the hour is made once, unless it is asked for again', async () => {
  const { number } = await booked()
  const refund = (...words: string[]) => ops('orders', 'refund', number, '10', '--reason', ...words)
  assert.equal((await refund('No hot water')).status, 0)
  const second = await refund('No hot water')
  assert.equal(second.status, 1)
  assert.match(second.stderr, /was refunded for this reason at .* Nothing was changed; add --again/)
  assert.equal((await refund('No breakfast')).status, 0)
  assert.equal((await refund('No hot water', '--again')).status, 0)
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from audit_log where object_name = ${number} and action = 'order_refunded'`
  assert.equal(row!.count, 3)
})

test('the sheet of a hotel lists arrivals, guests in house and departures, and is mailed once in the evening', async () => {
  const { number, hotel } = await booked({ wishes: 'A cot' })
  const sheet = async (day: number) =>
    JSON.parse((await ops('orders', 'sheet', '--hotel', hotel, '--day', dayOf(day), '--json')).stdout)
  const numbers = (lines: { number: string }[]) => lines.map((line) => line.number)
  assert.ok(numbers((await sheet(40)).arrivals).includes(number))
  assert.ok(numbers((await sheet(41)).inHouse).includes(number))
  assert.ok(numbers((await sheet(42)).departures).includes(number))
  const printed = await ops('orders', 'sheet', '--hotel', hotel, '--day', dayOf(40), '--lang', 'zh')
  assert.match(printed.stdout, /到店[\s\S]*A cot/)

  const email = 'keeper@hotel.example'
  await haveStaff(db, { role: 'hotelier', hotels: [hotel], email })
  const [{ zone }] = (await db`select time_zone as zone from hotels where id = ${hotel}`) as [
    { zone: string },
  ]
  const at = (time: string) =>
    openParts({
      db,
      settings: app.settings,
      clock: () => Date.parse(`${dayOf(39)}T${time}:00Z`) - offsetOf(zone),
    }).desk
  await mailHotelSheets(at('19:30'))
  assert.deepEqual(await mailbox(app, email), [])
  await mailHotelSheets(at('20:30'))
  await mailHotelSheets(at('21:30'))
  const mails = await mailbox(app, email)
  assert.equal(mails.length, 1)
  assert.match(mails[0]!.text, new RegExp(`${number}[\\s\\S]*A cot`))
})

const offsetOf = (zone: string) => {
  const date = new Date(`${dayOf(39)}T12:00:00Z`)
  return Date.parse(`${date.toLocaleString('sv', { timeZone: zone }).replace(' ', 'T')}Z`) - date.getTime()
}

test('promotions are listed with their uses, and a stopped one ends at once', async () => {
  await db`
    insert into promotions (code, "of", value, booked_from, booked_until, uses_in_all)
    values ('SPRING', 'percent', 1000, now() - interval '1 day', now() + interval '9 days', 50),
      ('LATER', 'percent', 500, now() + interval '1 day', now() + interval '9 days', null)`
  const support = await haveStaff(db, { role: 'support' })
  for (const words of [['list'], ['stop', 'SPRING']])
    assert.match(
      (await ops('promotions', ...words, '--as', support.email)).stderr,
      /promotions\.\w+ is missing/,
    )
  const revenue = await haveStaff(db, { role: 'revenue' })
  const { stdout } = await ops('promotions', 'list', '--as', revenue.email)
  assert.match(stdout, /SPRING {2}running {3}10% .*0 of 50 uses/)
  assert.match(stdout, /LATER {2}coming/)
  for (const code of ['spring', 'LATER'])
    assert.equal((await ops('promotions', 'stop', code, '--reason', 'A mistake')).status, 0)
  assert.match((await ops('promotions', 'list')).stdout, /SPRING {2}over/)
  assert.match((await ops('promotions', 'stop', 'SPRING')).stderr, /is over already/)
  assert.match((await ops('promotions', 'stop', 'NONE')).stderr, /There is no promotion NONE/)
  assert.equal((await ops('promotions', 'stop')).status, 2)
  const [row] = await db`select reason, after from audit_log where action = 'promotion_stopped' limit 1`
  assert.equal(row!.reason, 'A mistake')
})

test('assigning a payment needs an order and a reason, and names what is missing', async () => {
  assert.equal((await ops('payments', 'assign', 'LSNOBODYP1', '--reason', 'Booked again')).status, 2)
  assert.equal((await ops('payments', 'assign', 'LSNOBODYP1', 'LSNOBODY')).status, 2)
  const refused = await ops('payments', 'assign', 'LSNOBODYP1', 'LSNOBODY', '--reason', 'Booked again')
  assert.match(refused.stderr, /There is no payment LSNOBODYP1/)
})
