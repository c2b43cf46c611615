import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TracePage } from '#contract/saved.ts'
import { TRACE_LIFE } from '#domain/hotel/traces.ts'
import { testApp } from '#test/support/app.ts'
import { fillForBooking, findRate } from '#test/support/bookings.ts'
import { eventually } from '#test/support/eventually.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { priceHotelAt } from '#test/support/hotel-prices.ts'
import { transaction } from '../db/database.ts'
import { guestFeatures } from '../startup/guest-features.ts'
import { purgeSaved } from './purge-saved.ts'

let now = Date.parse('2027-01-10T08:00:00Z')
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
const { db } = app
await fillForBooking(app, now, 40)
await haveGuests(db, [1, 2, 3, 4, 5])
const dates = { s_d: '2027-02-12', e_d: '2027-02-15' }
const { hotel } = await findRate(app, dates)
const stay = { arrival: dates.s_d, departure: dates.e_d }
// Set before the search reads the hotel: it applies later changes asynchronously.
await priceHotelAt(db, { hotel, stay, price: 60_000, now })
const [second, third] = (
  await db<{ id: string }[]>`select id from hotels where id <> ${hotel} order by id limit 2`
).map(({ id }) => id) as [string, string]

const as = (guest: string, zone = 'Asia/Shanghai') => ({ headers: { authentic: guest, 'time-zone': zone } })
const change = (guest: string, fields: object) => ask(app, 'order/traces', fields, as(guest))
const read = async (guest: string, fields: object = {}, zone?: string) =>
  (await ask(app, 'order/traces', fields, { ...as(guest, zone), method: 'GET' })).body
    .data as unknown as TracePage
const at = (ms: number) => new Date(ms).toISOString()
const hour = 3_600_000

test('the device’s list is merged into the history once, however often it is sent', async () => {
  const device = {
    'add[0][id]': hotel,
    'add[0][at]': at(now - 2 * hour),
    'add[1][id]': second,
    'add[1][at]': at(now - 26 * hour),
    'add[2][id]': '999999999',
    'add[2][at]': at(now),
  }
  for (const _ of [1, 2]) assert.equal((await change('1', device)).body.code, 1)
  const { list, total, paused } = await read('1')
  assert.deepEqual(
    list.map(({ id, at, times }) => [id, at, times]),
    [
      [hotel, '2027-01-10T06:00:00+00:00', 1],
      [second, '2027-01-09T06:00:00+00:00', 1],
    ],
  )
  assert.deepEqual([total, paused], [2, false])
})

test('viewing again counts, and moves the hotel to that day', async () => {
  await change('1', { 'add[0][id]': second, 'add[0][at]': at(now) })
  const { list } = await read('1')
  assert.deepEqual([list[0]!.id, list[0]!.times, list[0]!.date], [second, 2, '2027-01-10'])
})

test('the day is that of the reader’s time zone', async () => {
  await change('2', { 'add[0][id]': hotel, 'add[0][at]': at(Date.parse('2027-01-09T20:00:00Z')) })
  assert.equal((await read('2')).list[0]!.date, '2027-01-10')
  assert.equal((await read('2', {}, 'America/New_York')).list[0]!.date, '2027-01-09')
})

test('fifty tabs that report the same view count it once', async () => {
  await Promise.all(
    Array.from({ length: 50 }, () => change('3', { 'add[0][id]': hotel, 'add[0][at]': at(now) })),
  )
  assert.deepEqual(
    (await read('3')).list.map(({ id, times }) => [id, times]),
    [[hotel, 1]],
  )
})

test('the viewed stay is priced now and compared with its price then', async () => {
  const view = { 'add[0][id]': hotel, 'add[0][s_d]': dates.s_d, 'add[0][e_d]': dates.e_d }
  const look = () => {
    now += 1_000
    return change('2', { ...view, 'add[0][at]': at(now) })
  }
  await look()
  const before = (await read('2')).list[0]!
  assert.deepEqual([before.stay, before.change!.amount], [dates, 0])
  await priceHotelAt(db, { hotel, stay, price: 66_000, now })
  const { list } = await eventually(
    () => read('2'),
    ({ list: [one] }) => one!.change!.amount !== 0,
  )
  assert.equal(list[0]!.change!.amount, list[0]!.total!.amount - before.total!.amount)
  assert.ok(list[0]!.change!.amount > 0)
})

test('one or all entries are removed, and nothing is stored while the history is paused', async () => {
  await change('4', { 'add[0][id]': hotel, 'add[1][id]': second })
  const removed = await change('4', { remove: hotel })
  assert.equal(removed.body.msg, 'Removed from your history')
  assert.deepEqual(
    (removed.body.data as unknown as TracePage).list.map(({ id }) => id),
    [second],
  )
  const paused = await change('4', { pause: '1' })
  assert.deepEqual([paused.body.data.paused, paused.body.msg], [true, 'History is paused'])
  await change('4', { 'add[0][id]': third })
  assert.deepEqual(
    (await read('4')).list.map(({ id }) => id),
    [second],
  )
  await change('4', { pause: '0' })
  await change('4', { 'add[0][id]': third })
  assert.equal((await read('4')).total, 2)
  await change('4', { clear: '1' })
  assert.equal((await read('4')).total, 0)
})

test('a guest sees their own history only, and it is in the export', async () => {
  await change('5', { 'add[0][id]': hotel })
  await change('5', { pause: '1' })
  assert.deepEqual(
    (await read('5')).list.map(({ id }) => id),
    [hotel],
  )
  await change('1', { remove: hotel })
  assert.equal((await read('5')).total, 1)
  const own = guestFeatures(() => now).data.find(({ name }) => name === 'traces')!
  assert.match(JSON.stringify(await own.read(db, '5')), new RegExp(`"hotel":"${hotel}"`))
  await transaction(db, (tx) => own.erase(tx, '5'))
  assert.equal((await db`select from traces where guest_id = 5`).length, 0)
  assert.equal((await db`select from paused_traces where guest_id = 5`).length, 0)
})

test('a view is deleted after a year', async () => {
  await change('5', { 'add[0][id]': hotel })
  now += TRACE_LIFE + 1
  assert.equal((await read('5')).total, 0)
  await purgeSaved(db, now)
  assert.equal((await db`select from traces where guest_id = 5`).length, 0)
})

test('a change without any field is refused', async () => {
  const { status, body } = await change('5', {})
  assert.deepEqual([status, body.data.fields], [400, { form: 'There’s nothing to change' }])
})
