import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { after, test } from 'node:test'
import type { Booked, Order } from '#contract/booking.ts'
import { createApp } from '#server/app.ts'
import { documentVersion } from '#server/documents/read-document.ts'
import { readSettings } from '#server/settings.ts'
import { testSecret } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { testDatabase } from '#test/support/database.ts'
import { ask, haveGuests, mailbox, sessionByNumber } from '#test/support/guests.ts'
import { runOps } from '#test/support/run-ops.ts'

// Commands use the system clock, so the stay is booked as of the day before it begins.
const { db, url, drop } = await testDatabase()
const env = { LOG_LEVEL: 'silent', PORT: '0', SECRET: testSecret }
const now = Date.now()
const created = await createApp({
  db,
  settings: readSettings(env),
  findSession: sessionByNumber,
  checkOutput: true,
})
after(async () => {
  await created.http.close()
  await drop()
})
const app = { ...created, db }
await fillForBooking(app, now)
await haveGuests(db, [1])
const as = { headers: { authentic: '1' } }
const dayOf = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10)

async function booked() {
  const dates = { s_d: dayOf(40), e_d: dayOf(42) }
  const { rate } = await findRate(app, { payment: 'at_hotel', free: true, ...dates })
  const { body } = await ask(app, 'hot/r_commit', bookingFields(rate.quote), as)
  assert.equal(body.code, 1, JSON.stringify(body))
  return body.data as unknown as Booked
}
const show = async (id: string) =>
  (await ask(app, 'order/o_detail', { id }, { ...as, method: 'GET' })).body.data as unknown as Order

const ops = (...words: string[]) =>
  runOps(words, { ...process.env, ...env, DEMO_HOTELS: '0', DATABASE_URL: url })

test('staff list orders, read one, and cancel it under its policy; its guest is notified', async () => {
  const order = await booked()
  const { stdout } = await ops('orders', 'list', '--state', 'confirmed', '--json')
  const [listed] = JSON.parse(stdout)
  assert.deepEqual([listed.number, listed.state, listed.guest], [order.order_no, 'confirmed', 'Ada Lovelace'])
  assert.match(
    (await ops('orders', 'show', order.order_no)).stdout,
    /ada@lodestar\.example.*confirmed +booked, by guest/s,
  )

  const dry = await ops('orders', 'cancel', order.order_no, '--dry-run')
  assert.match(dry.stdout, /would be cancelled: fee .*Nothing was changed/)
  assert.equal((await show(order.order_id)).state, 'confirmed')
  const done = await ops('orders', 'cancel', order.order_no, '--json')
  assert.equal(done.status, 0, done.stderr)
  assert.deepEqual([JSON.parse(done.stdout).fee, JSON.parse(done.stdout).dry_run], [0, false])
  const cancelled = await show(order.order_id)
  assert.deepEqual([cancelled.state, cancelled.events.at(-1)!.by], ['cancelled', 'staff'])
  assert.match((await mailbox(app, 'ada@lodestar.example'))[0]!.subject, /^Cancelled/)
  const again = await ops('orders', 'cancel', order.order_no)
  assert.deepEqual([again.status, /cannot be cancelled/.test(again.stderr)], [1, true])
})

test('a cancellation without a fee needs a reason, which the audit log keeps', async () => {
  const order = await booked()
  const silent = await ops('orders', 'cancel', order.order_no, '--without-fee')
  assert.deepEqual([silent.status, /--reason/.test(silent.stderr)], [2, true])
  const reason = 'The hotel had no water'
  const done = await ops('orders', 'cancel', order.order_no, '--without-fee', '--reason', reason)
  assert.equal(done.status, 0, done.stderr)
  const rows = await db<{ action: string; reason: string }[]>`
    select action, reason from audit_log where object_id = ${order.order_id}`
  assert.deepEqual([...rows], [{ action: 'order_cancelled_beyond', reason }])
})

test('a no-show is recorded from check-in on, and only for a confirmed order', async () => {
  const order = await booked()
  const early = await ops('orders', 'no-show', order.order_no)
  assert.deepEqual([early.status, /has not begun/.test(early.stderr)], [1, true])
  await db`update orders set check_in_at = now() - interval '1 hour' where id = ${order.order_id}`
  assert.equal((await ops('orders', 'no-show', order.order_no)).status, 0)
  const [row] = await db`select not_arrived from orders where id = ${order.order_id}`
  assert.equal(row!.not_arrived, true)
  assert.match((await ops('orders', 'no-show', 'LS000000000')).stderr, /There is no order LS000000000/)
  assert.match((await ops('orders', 'stayed', order.order_no)).stderr, /has not begun or was not used/)
  await db`update orders set state = 'staying' where id = ${order.order_id}`
  assert.equal((await ops('orders', 'stayed', order.order_no)).status, 0)
  const [confirmed] =
    await db`select stay_confirmed_at is not null as yes from orders where id = ${order.order_id}`
  assert.equal(confirmed!.yes, true)
  await db`update orders set state = 'confirmed' where id = ${order.order_id}`
})

test('staff read reviews, and publish or refuse them', async () => {
  const order = await booked()
  await db`update orders set state = 'completed' where id = ${order.order_id}`
  const form = { id: order.order_id, score: '3', title: 'Cold', text: 'No heating.' }
  assert.equal((await ask(app, 'order/review', form, as)).body.code, 1)
  assert.match((await ops('reviews', 'list')).stdout, /3\/10 {2}Ada L\..*\n {2}Cold\n {2}No heating\./)
  const [{ id }] = JSON.parse((await ops('reviews', 'list', '--json')).stdout)
  assert.equal((await ops('reviews', 'publish', id)).stdout.trim(), `${id}: published.`)
  const again = await ops('reviews', 'publish', id, '999')
  assert.deepEqual(
    [again.status, again.stdout.trim().split('\n')],
    [1, [`${id}: is published, nothing was changed.`, '999: there is no such review.']],
  )
  assert.equal((await ops('reviews', 'reply', id, ' Mended. ')).stdout.trim(), `${id}: replied.`)
  const [answered] = JSON.parse((await ops('reviews', 'list', '--state', 'published', '--json')).stdout)
  assert.equal(answered.reply, 'Mended.')
  assert.deepEqual(JSON.parse((await ops('reviews', 'refuse', id, '--json')).stdout), [
    { id, state: 'refused', done: true },
  ])
})

test('staff grant and deduct points with a reason, and read their history', async () => {
  const account = 'guest1@example.com'
  const given = await ops('points', 'give', account, '120', '--reason', 'a broken heater')
  assert.equal(given.stdout.trim(), `${account}: +120, now 120 points.`, given.stderr)
  const taken = JSON.parse(
    (await ops('points', 'take', account, '20', '--reason', 'typed wrong', '--json')).stdout,
  )
  assert.deepEqual(taken, { account, points: -20, balance: 100 })
  const refused = await ops('points', 'take', account, '101', '--reason', 'too much')
  assert.deepEqual([refused.status, /does not have 101 points/.test(refused.stderr)], [1, true])
  assert.match(
    (await ops('points', 'show', account)).stdout,
    /adjusted +-20 +100 {2}typed wrong\n.*a broken heater/,
  )
})

test('staff read claims, grant one with a reason and refuse another; their guests are notified', async () => {
  const claimFor = async () => {
    const { order_id } = await booked()
    const { price } = await show(order_id)
    const picture = randomBytes(16).toString('hex')
    await db`
      insert into uploads (id, guest_id, width, height, bytes, taken_in_at) values (${picture}, 1, 8, 6, 100, now())`
    const form = {
      order: order_id,
      url: 'https://elsewhere.example/7',
      total: String(price.total.amount - 5_000),
      currency: 'CNY',
      seen_at: new Date().toISOString(),
      'files[0]': picture,
    }
    return String((await ask(app, 'system/claim', form, as)).body.data.id)
  }
  const [first, second] = [await claimFor(), await claimFor()]
  assert.match((await ops('claims', 'list')).stdout, new RegExp(`${first}  open .*CN¥50\\.00 below ours`))
  assert.match((await ops('claims', 'show', first)).stdout, /https:\/\/elsewhere\.example\/7/)
  const money = await ops('claims', 'grant', first, '--refund', '50.00', '--reason', 'The same')
  assert.deepEqual([money.status, /grant points instead/.test(money.stderr)], [1, true])
  const granted = await ops('claims', 'grant', first, '--points', '5000', '--reason', 'The same', '--json')
  assert.deepEqual([JSON.parse(granted.stdout).state, JSON.parse(granted.stdout).points], ['granted', 5000])
  const refused = await ops('claims', 'refuse', second, '--reason', 'Another room')
  assert.equal(refused.stdout.trim(), `${second}: refused, and its guest is notified.`)
  assert.match((await ops('claims', 'refuse', second, '--reason', 'x')).stderr, /was already decided/)
  const [last, before] = await mailbox(app, 'ada@lodestar.example')
  assert.match(last!.text, /Another room/)
  assert.match(before!.text, /5,000 points[\s\S]*The same/)
})

test('staff follow the applications of hotels', async () => {
  const lead = { hotel: 'Larchlight', city: 'Zermatt', name: 'Ursina', email: 'u@larchlight.example' }
  const sent = await ask(app, 'system/advice_market', {
    ...lead,
    phone: '+41275550123',
    rooms: '24',
    text: 'Hello',
  })
  const number = String(sent.body.data.ticket)
  assert.match(
    (await ops('leads', 'list')).stdout,
    new RegExp(`${number}  new +Larchlight, Zermatt  24 rooms`),
  )
  const done = await ops('leads', 'contacted', number.toLowerCase(), '--note', 'Called back', '--json')
  assert.deepEqual(
    [JSON.parse(done.stdout).state, JSON.parse(done.stdout).note],
    ['contacted', 'Called back'],
  )
  assert.equal((await ops('leads', 'list')).stdout.trim(), 'No leads.')
  assert.match((await ops('leads', 'show', number)).stdout, /\+41275550123\n {2}Hello\n {2}note: Called back/)
  assert.match((await ops('leads', 'close', 'P00')).stderr, /There is no lead P00/)
})

test("staff decide on an application, correct an agent's commission, and pay it out", async () => {
  const statement = documentVersion('agentstatement')
  const form = { name: 'Lin Wei', channel: 'A blog', payout: 'Alipay lin', statement }
  assert.equal((await ask(app, 'user/applyagent', form, as)).body.code, 1)
  assert.match(
    (await ops('agents', 'list')).stdout,
    /^1 {2}applied .*Lin Wei, paid to Alipay lin\n {2}A blog/,
  )
  const approved = JSON.parse((await ops('agents', 'approve', 'guest1@example.com', '--json')).stdout)
  assert.match(approved.code, /^\w{8}$/)
  const again = await ops('agents', 'refuse', '1', '--reason', 'late')
  assert.deepEqual([again.status, /is approved: nothing was changed/.test(again.stderr)], [1, true])
  assert.equal(
    (await ops('agents', 'give', '1', '150', '--reason', 'a campaign')).stdout.trim(),
    '1: CN¥150.00, now CN¥150.00 earned.',
  )
  assert.match((await ops('agents', 'take', '1', '200', '--reason', 'x')).stderr, /has not earned 200/)
  assert.equal((await ask(app, 'user/operationMember', { action: 'payout' }, as)).body.code, 1)
  const [payout] = JSON.parse((await ops('agents', 'payouts', '--json')).stdout)
  assert.equal(payout.amount, 150_00)
  assert.match(
    (await ops('agents', 'pay', payout.id, '--reference', 'TX-17')).stdout,
    /paid .*CN¥150\.00 to Alipay lin {2}\(TX-17\)/,
  )
  assert.match((await mailbox(app, 'guest1@example.com'))[0]!.subject, /paid your commission of CN¥150\.00/)
  assert.match(
    (await ops('agents', 'reverse', 'LS000000000', '--reason', 'x')).stderr,
    /No commission was counted/,
  )
})

test('a command with missing arguments is refused with an error', async () => {
  for (const words of [
    ['orders'],
    ['orders', 'show'],
    ['orders', 'list', '--state', 'lost'],
    ['reviews', 'publish', 'x'],
    ['points', 'give', 'guest1@example.com', '5'],
    ['points', 'give', 'guest1@example.com', '-5', '--reason', 'x'],
    ['claims', 'grant', '1', '--points', '5'],
    ['claims', 'list', '--state', 'lost'],
    ['leads', 'close'],
    ['agents', 'pay', '1'],
  ]) {
    const { status, stderr } = await ops(...words)
    assert.equal(status, 2, words.join(' '))
    assert.match(stderr, /\.$/m)
  }
})

test('staff list waiting guests in live support and answer', async () => {
  await ask(app, 'support/say', { id: 'message-1', text: 'Is there a kettle in the room?' }, as)
  const [waiting] = JSON.parse((await ops('support', 'list', '--json')).stdout) as { id: string }[]
  const answered = await ops('support', 'reply', waiting!.id, 'Yes,', 'there is.', '--name', 'Mei')
  assert.match(answered.stdout, /Sent as message 3/)
  assert.match(
    (await ops('support', 'show', waiting!.id)).stdout,
    /guest: Is there a kettle[\s\S]*Mei: Yes, there is\./,
  )
  assert.equal((await ops('support', 'reply', '999', 'Hello')).status, 1)
  assert.equal((await ops('support', 'reply', waiting!.id)).status, 2)
})

test('a change by staff names its member, or the operator of the machine', async () => {
  const actorsOf = async ({ order_id }: Booked) =>
    (
      await db<{ by: string; actor: string }[]>`
        select by, actor from order_events where order_id = ${order_id} and by = 'staff'`
    ).map(({ actor }) => actor)
  const [member] = await db<{ id: string }[]>`
    insert into staff (email, name, lang, role, invited_at)
    values ('mei@example.com', 'Mei', 'en', 'support', now()) returning id`
  const first = await booked()
  const unknown = await ops('orders', 'cancel', first.order_no, '--as', 'nobody@example.com')
  assert.deepEqual([unknown.status, await actorsOf(first)], [1, []])
  assert.match(unknown.stderr, /nobody@example\.com is not a member of staff/)
  await ops('orders', 'cancel', first.order_no, '--as', 'Mei@example.com')
  assert.deepEqual(await actorsOf(first), [member!.id])
  const second = await booked()
  await ops('orders', 'cancel', second.order_no)
  assert.deepEqual(await actorsOf(second), [`operator@${hostname()}`])
  await assert.rejects(async () => {
    await db`update order_events set actor = null where order_id = ${second.order_id}`
  }, /order_events_staff_is_named/)
})
