import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import fc from 'fast-check'
import { reportDifferences } from '#test/support/check-reports.ts'
import { cleanly } from '#test/support/cleanly.ts'
import { openPayingSite } from '#test/support/paying-site.ts'
import { beginStays, completeStays } from '../booking/advance-order-states.ts'
import { markNotArrived } from '../booking/order-states-store.ts'
import { reportedOrders } from '../booking/reported-orders.ts'
import { transaction } from '../db/database.ts'
import { documentVersion } from '../documents/read-document.ts'
import { setUnits } from '../inventory/set-units.ts'
import { rebuildReports, rollUpReports } from './roll-up.ts'

const day = 86_400_000
const site = await openPayingSite({ hotels: 12 })
const { db, app } = site
const context = { db, now: site.now, orders: reportedOrders }
afterEach(async () => assert.deepEqual(await site.check(), []))

const dateIn = (days: number) => new Date(site.now() + days * day).toISOString().slice(0, 10)
const hotels = (await db<{ id: string }[]>`select id from hotels order by id`).map(({ id }) => id)
const stored = () => db`
  select * from report_days order by split, key, day, currency`
const moneyStored = () => db`select * from report_payments order by split, key, day, method, currency`
const agreed = async () => {
  await rollUpReports(context)
  assert.deepEqual(await reportDifferences(db), [])
}

type Script = {
  hotel: number
  from: number
  nights: number
  rooms: 1 | 2
  currency: string
  pays: boolean
  ends: 'stays' | 'cancels' | 'cancels a room' | 'does not come'
  waits: number
  rollsUp: boolean
}
const scripts = fc.record<Script>({
  hotel: fc.nat(hotels.length - 1),
  from: fc.integer({ min: 1, max: 30 }),
  nights: fc.integer({ min: 1, max: 4 }),
  rooms: fc.constantFrom(1, 2),
  currency: fc.constantFrom('CNY', 'USD', 'EUR', 'JPY'),
  pays: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  ends: fc.constantFrom('stays', 'cancels', 'cancels a room', 'does not come'),
  waits: fc.nat(20),
  rollsUp: fc.boolean(),
})
let guest = 0

async function play({ hotel, from, nights, rooms, currency, pays, ends, waits, rollsUp }: Script) {
  const wanted = { hotel: hotels[hotel]!, s_d: dateIn(from), e_d: dateIn(from + nights), rooms, currency }
  const booked = await site
    .book({ ...wanted, adults: rooms * 2, left: rooms }, (guest % 190) + 1)
    .catch(() => null)
  guest++
  if (!booked) return
  const { order } = booked
  const begun = pays
    ? await site.ask<{ paypal_id: string }>('paypal/paypal_created_order', order, booked.guest)
    : null
  if (begun?.code === 1) {
    await site.approve(begun.data.paypal_id)
    await site.finish(order, booked.guest)
  }
  if (rollsUp) await rollUpReports(context)
  site.pass(waits * 3_600_000)
  const shown = await site.show(order, booked.guest)
  const isLive = ['held', 'confirmed'].includes(shown.state)
  if (isLive && ends === 'cancels') await site.cancel(order, booked.guest).catch(() => 0)
  if (isLive && ends === 'cancels a room' && rooms === 2)
    await site.cancel(order, booked.guest, shown.rooms[1]!.id).catch(() => 0)
  if (ends === 'does not come') {
    const [{ number }] = await db<
      [{ number: string }]
    >`select number from orders where id = ${order.order_id}`
    await markNotArrived(db, number)
  }
  await site.work()
  await site.expire()
}

test('daily sums equal the orders after random histories, however often they are computed', async () => {
  const statement = documentVersion('agentstatement')
  const [agent, sponsor] = ['199', '200']
  await db`
    insert into agents (account_id, state, name, channel, payout, statement, applied_at, decided_at, code, brought_by)
    values (${sponsor}, 'approved', 'Bo', '', '', ${statement}, now(), now(), 'BOBO2222', null),
      (${agent}, 'approved', 'Ann', '', '', ${statement}, now(), now(), 'ANNA2222', ${sponsor})`
  await db`
    insert into agent_touches (account_id, agent_id, at)
    select id, ${agent}, ${new Date(site.now())} from accounts where id % 3 = 0 and id < 190`
  for (const script of fc.sample(scripts, { numRuns: 60, seed: 20_270_110 })) await play(script)
  await agreed()
  for (let week = 0; week < 6; week++) {
    site.pass(7 * day)
    await cleanly(beginStays(app.booking))
    await cleanly(completeStays(app.booking))
    await site.work()
    await agreed()
  }
  const counted = await db<{ state: string; count: number }[]>`
    select state, count(*)::int as count from orders group by state`
  for (const state of ['completed', 'cancelled', 'expired', 'no_show'])
    assert.ok(
      counted.some((row) => row.state === state && row.count > 2),
      `no ${state}: ${JSON.stringify(counted)}`,
    )
  const [commissioned] = await db`select from report_days where split = 'agent' and commission > 0 limit 1`
  assert.ok(commissioned, 'no commission in any history')
  const before = [await stored(), await moneyStored()]
  await rollUpReports(context)
  assert.deepEqual([await stored(), await moneyStored()], before)
})

test('a rebuild corrects damaged days and changes nothing else', async () => {
  const before = [await stored(), await moneyStored()]
  await db`update report_days set revenue_cny = revenue_cny + 1, bookings = 99 where day > '2027-01-15'`
  await db`delete from report_days where day = '2027-01-13'`
  await db`update report_payments set captured = 0`
  await db`delete from report_orders where order_id in (select order_id from report_orders order by order_id limit 5)`
  const done = await rebuildReports(context, { from: '2027-01-01', to: '2027-03-31' })
  assert.ok(done.orders > 30 && done.days === 90)
  assert.deepEqual([await stored(), await moneyStored()], before)
  assert.deepEqual(await reportDifferences(db), [])
})

test('the rooms of a hotel are recorded from the day on which they change', async () => {
  const [room] = await db<[{ id: string; hotel: string; units: number }]>`
    select room_types.id, hotel_id as hotel, units from room_types order by id limit 1`
  const ranges = () => db<{ first: string; last: string; rooms: number }[]>`
    select first_night::text as first, last_night::text as last, rooms from report_stock
    where hotel_id = ${room.hotel} order by first_night`
  site.pass(day)
  await rollUpReports(context)
  const before = await ranges()
  assert.equal(before.length, 1)
  const units = room.units + 7
  assert.ok((await transaction(db, (tx) => setUnits(tx, { roomTypeId: room.id, units }))).ok)
  site.pass(3 * day)
  await rollUpReports(context)
  const after = await ranges()
  assert.deepEqual(
    after.map(({ rooms }) => rooms - before[0]!.rooms),
    [0, 7],
  )
  assert.equal(Date.parse(after[1]!.first) - Date.parse(after[0]!.last), day)
  site.pass(day)
  await rollUpReports(context)
  assert.equal((await ranges()).length, 2, 'an unchanged number continues the range')
  await transaction(db, (tx) => setUnits(tx, { roomTypeId: room.id, units: room.units }))
  await db`update hotels set state = 'draft' where id = ${room.hotel}`
  site.pass(day)
  await rollUpReports(context)
  assert.equal((await ranges()).at(-1)!.last, dateIn(-1), 'a hotel that is gone has no rooms from today on')
  await db`update hotels set state = 'open' where id = ${room.hotel}`
})
