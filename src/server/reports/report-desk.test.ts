import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import type { Report, ReportOrders, ReportSplit } from '#contract/desk/reports.ts'
import { askDesk, haveStaff, type Staff, staffHeaders } from '#test/support/desk.ts'
import { openPayingSite } from '#test/support/paying-site.ts'
import { reportedOrders } from '../booking/reported-orders.ts'
import { rollUpReports } from './roll-up.ts'

const site = await openPayingSite({ hotels: 12 })
const { db, app } = site
afterEach(async () => assert.deepEqual(await site.check(), []))
const finance = await haveStaff(db, { role: 'finance' })
const get = async (path: string, body: object = {}, who: Staff = finance) =>
  askDesk(app as never, `reports/${path}`, {
    method: 'GET',
    body,
    headers: await staffHeaders(db, who, { now: site.now() }),
  })
const dateIn = (days: number) => new Date(site.now() + days * 86_400_000).toISOString().slice(0, 10)
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const stays = [
  { s_d: dateIn(3), e_d: dateIn(5), currency: 'CNY' },
  { s_d: dateIn(4), e_d: dateIn(8), currency: 'USD' },
  { s_d: dateIn(30), e_d: dateIn(31), currency: 'EUR' },
]
const made = []
for (const stay of stays) made.push(await site.paid({ ...stay, payment: 'prepay' }))
const gone = await site.paid({ s_d: dateIn(6), e_d: dateIn(7), payment: 'prepay', free: true })
await site.cancel(gone.order, gone.guest)
await site.work()
await rollUpReports({ db, now: site.now, orders: reportedOrders })
const year = { from: dateIn(-100), to: dateIn(200) }
const week = { from: dateIn(0), to: dateIn(4) }

test('every number of a report leads to orders that add up to it', async () => {
  const { data } = await get('show', year)
  const report = data as Report
  const { rooms, revenue, bookings, cancelled } = {
    rooms: sum(report.days.map((day) => day.rooms)),
    revenue: sum(report.days.map((day) => day.revenue)),
    bookings: sum(report.days.map((day) => day.bookings)),
    cancelled: sum(report.days.map((day) => day.cancelled)),
  }
  assert.deepEqual([rooms, bookings, cancelled], [7, 4, 1])
  assert.equal(report.currency, 'CNY')
  const orders = (await get('orders', { ...year, of: 'nights' })).data as ReportOrders
  assert.deepEqual([orders.total, orders.sums.rooms, orders.sums.revenue], [3, rooms, revenue])
  assert.equal(sum(orders.list.map((order) => order.revenue)), revenue)
  for (const [of, count] of [
    ['bookings', bookings],
    ['cancelled', cancelled],
  ] as const)
    assert.equal(((await get('orders', { ...year, of })).data as ReportOrders).total, count)
  for (const [at, count] of report.leads.entries())
    assert.equal(
      ((await get('orders', { ...year, of: 'bookings', lead: at })).data as ReportOrders).total,
      count,
    )
  for (const [at, count] of report.stays.entries())
    assert.equal(
      ((await get('orders', { ...year, of: 'bookings', stay: at })).data as ReportOrders).total,
      count,
    )
  assert.deepEqual(report.sources, [4, 0, 0])
})

test('a stay that crosses the end of a period is counted by its nights', async () => {
  const report = (await get('show', week)).data as Report
  const orders = (await get('orders', { ...week, of: 'nights' })).data as ReportOrders
  assert.equal(sum(report.days.map((day) => day.rooms)), 3)
  assert.deepEqual([orders.sums.rooms, orders.sums.revenue], [3, sum(report.days.map((day) => day.revenue))])
})

test('hotels, places and rate plans each add up to the site, with its rooms', async () => {
  const report = (await get('show', year)).data as Report
  const revenue = sum(report.days.map((day) => day.revenue))
  for (const by of ['place', 'hotel', 'plan'] as const) {
    const split = (await get('split', { ...year, by })).data as ReportSplit
    assert.equal(split.sums.revenue, revenue, by)
    assert.equal(sum(split.list.map((row) => row.revenue)), revenue)
    for (const row of split.list) {
      const one = (await get('show', { ...year, split: by, key: row.key })).data as Report
      assert.equal(sum(one.days.map((day) => day.revenue)), row.revenue, row.name)
      assert.equal(one.scope?.name, row.name)
      if (row.available === null) assert.equal(one.days[0]!.available, null)
      else assert.equal(sum(one.days.map((day) => day.available ?? 0)), row.available)
      const orders = (await get('orders', { ...year, of: 'nights', split: by, key: row.key })).data
      assert.equal((orders as ReportOrders).sums.revenue, row.revenue)
    }
  }
  const [stock] = await db<[{ rooms: number }]>`
    select sum(units)::int as rooms from room_types join hotels on hotels.id = hotel_id
    where hotels.state = 'open' and room_types.state = 'open'`
  assert.equal(report.days.find(({ day }) => day === dateIn(0))!.available, stock.rooms)
})

test('the comparison is with the same weekdays of last year', async () => {
  const before = (await get('show', { from: dateIn(3 + 364), to: dateIn(8 + 364) })).data as Report
  const now = (await get('show', { from: dateIn(3), to: dateIn(8) })).data as Report
  assert.deepEqual(
    before.before.map(({ day, revenue }) => [day, revenue]),
    now.days.map(({ day, revenue }) => [day, revenue]),
  )
})

test('a period is at most a year, and a scope exists', async () => {
  assert.equal((await get('show', { from: dateIn(0), to: dateIn(366) })).reason, 'invalid_input')
  assert.equal((await get('show', { from: dateIn(1), to: dateIn(0) })).reason, 'invalid_input')
  assert.equal((await get('show', { ...week, split: 'hotel' })).reason, 'invalid_input')
  assert.equal((await get('show', { ...week, split: 'hotel', key: '999999' })).reason, 'not_found')
  assert.equal(
    (await get('split', { ...week, split: 'hotel', key: '1', by: 'agent' })).reason,
    'invalid_input',
  )
})

test('files have the figures of the report, in the language of the desk', async () => {
  const { data } = await get('file', { ...year, part: 'days' })
  const lines = data.text.trim().split('\r\n')
  assert.equal(lines.length, 302)
  assert.match(lines[0], /^\uFEFF?Day,Room revenue,Nights sold/)
  const split = await get('file', { ...year, part: 'split', by: 'hotel', lang: 'zh' })
  assert.match(split.data.text, /酒店,售出间夜/)
  assert.match((await get('file', { ...year, part: 'payments' })).data.text, /PayPal,USD,\d/)
  assert.match((await get('file', { ...year, part: 'all' })).data.text, /same day/)
})

test('a member of a hotel has no access to the figures of the site', async () => {
  const hotelier = await haveStaff(db, { role: 'hotelier', hotels: ['1'] })
  assert.equal((await get('show', week, hotelier)).reason, 'forbidden')
})
