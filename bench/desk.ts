// Measures the list of orders at the desk with 200,000 synthetic orders over random queries of every kind. The CPU time
// of the database is bounded; the time by the clock depends on other load.
// `--orders N` changes the number of orders, `--calls N` the calls of each kind.
import assert from 'node:assert/strict'
import { parseArgs } from 'node:util'
import { DeskOrderQuery } from '#contract/desk/orders.ts'
import { createApp } from '#server/app.ts'
import { listDeskOrders } from '#server/booking/desk/desk-list.ts'
import { readSettings } from '#server/settings.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { testDatabase } from '#test/support/database.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'
import {
  backendsWithoutWorkers,
  copyOrders,
  familyNames,
  givenNames,
  readHotelNames,
} from './desk/orders-store.ts'
import { databaseCpu } from './measuring/database-cpu.ts'

const MOST_MS = 100
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { orders: { type: 'string', default: '200000' }, calls: { type: 'string', default: '25' } },
})
const [orders, calls] = [Number(values.orders), Number(values.calls)]
const start = Date.parse('2027-01-10T08:00:00Z')

const { db, drop } = await testDatabase()
const settings = readSettings({ LOG_LEVEL: 'silent', PORT: '0', SECRET: 'for measuring '.repeat(3) })
const app = {
  ...(await createApp({ db, settings, clock: () => start, findSession: sessionByNumber })),
  db,
}
await fillForBooking(app, start)
await haveGuests(db, [1])
const { rate } = await findRate(app, { payment: 'prepay', s_d: '2027-02-12', e_d: '2027-02-14' })
const booked = await ask(app, 'hot/r_commit', bookingFields(rate.quote), { headers: { authentic: '1' } })
assert.equal(booked.body.code, 1)
console.log(`Copying one order ${orders} times`)
await copyOrders(db, orders)

const hotelNames = await readHotelNames(db)
let seed = 7
const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
const day = () => new Date(start + random(300) * 86_400_000).toISOString().slice(0, 10)
const given = () => givenNames[random(givenNames.length)]!
const family = () => familyNames[random(familyNames.length)]!
const misspelt = (name: string) => `${name.slice(0, 2)}${name.slice(3)}`
const kinds: Record<string, () => object> = {
  'open orders': () => ({}),
  'all orders': () => ({ view: 'all' }),
  'arriving today': () => ({ view: 'arriving' }),
  number: () => ({ view: 'all', q: `BULK${random(orders)}` }),
  'full name': () => ({ view: 'all', q: `${given()} ${family()}` }),
  'part of a name': () => ({ view: 'all', q: family().slice(0, 4) }),
  'two letters': () => ({ view: 'all', q: family().slice(0, 2) }),
  'misspelt name': () => ({ view: 'all', q: misspelt(family()) }),
  'misspelt full name': () => ({ view: 'all', q: `${given()} ${misspelt(family())}` }),
  'name that nobody has': () => ({ view: 'all', q: `xqz${random(orders)}wv` }),
  email: () => ({ view: 'all', q: `${given()}${family()}${random(orders)}@example.com` }),
  'hotel name': () => ({ view: 'all', q: hotelNames[random(hotelNames.length)]! }),
  telephone: () => ({ view: 'all', q: `139${String(random(orders)).padStart(8, '0')}` }),
  'arrival and state': () => ({ view: 'all', arriving: day(), states: ['confirmed'] }),
  departure: () => ({ view: 'all', departing: day() }),
  'date of booking': () => ({ view: 'all', booked: day() }),
  'means of payment': () => ({ view: 'all', method: 'unionpay' }),
  'unpaid soon': () => ({ view: 'unpaid' }),
  'one hotel': () => ({ view: 'all', hotel: '1', states: ['confirmed'] }),
  'name in open orders': () => ({ q: family().slice(0, 5) }),
  'later page': () => ({ view: 'all', before: String(random(orders) + 1_000) }),
}

const backends = await backendsWithoutWorkers(db)
/** Milliseconds by the clock and of the database's CPU. */
async function timesOf(query: object): Promise<Times> {
  const input = DeskOrderQuery.parse(query)
  const began = performance.now()
  const cpu = await databaseCpu(backends, () =>
    listDeskOrders(app.booking, input, { hotels: null, locale: 'en', zone: 'Asia/Shanghai' }),
  )
  return { clock: performance.now() - began, cpu }
}
type Times = { clock: number; cpu: number }
const percentile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1]!
const summary = (times: readonly Times[]) => {
  const of = (part: keyof Times, share: number) =>
    +percentile(
      times.map((time) => time[part]),
      share,
    ).toFixed(1)
  return {
    cpuP50: of('cpu', 0.5),
    cpuP95: of('cpu', 0.95),
    clockP50: of('clock', 0.5),
    clockP95: of('clock', 0.95),
  }
}

const all: Times[] = []
for (const [kind, make] of Object.entries(kinds)) {
  const times: Times[] = []
  await timesOf(make())
  for (let call = 0; call < calls; call++) times.push(await timesOf(make()))
  all.push(...times)
  const { cpuP50, cpuP95, clockP50, clockP95 } = summary(times)
  console.log(
    `${kind.padEnd(24)} database CPU ${cpuP50}, ${cpuP95} ms; by the clock ${clockP50}, ${clockP95} ms`,
  )
}
const result = summary(all)
console.log(JSON.stringify({ bench: 'desk', orders, calls: all.length, ...result }))
await app.http.close()
await drop()
process.exit(result.cpuP95 > MOST_MS ? 1 : 0)
