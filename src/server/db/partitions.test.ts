import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booked } from '#contract/booking.ts'
import type { ChangePreview } from '#contract/changes.ts'
import type { PaymentType } from '#contract/prices.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { findRate } from '#test/support/bookings.ts'
import { captureStatements } from '#test/support/captured-statements.ts'
import { cleanly } from '#test/support/cleanly.ts'
import { ask } from '#test/support/guests.ts'
import { hotelTables } from '#test/support/hotel-tables.ts'
import { partitionedDatabase, readCitusFile } from '#test/support/partitioned.ts'
import { cashiers } from '#test/support/paying-in-yuan.ts'
import { openPayingSite } from '#test/support/paying-site.ts'
import { statementsOfSeveralHotels } from '#test/support/statements-of-several-hotels.ts'
import { touchedParts } from '#test/support/touched-parts.ts'
import { captureGuarantees } from '../booking/settlement/collect-balance.ts'
import { fillCatalogue } from '../demo-loader/fill-catalogue.ts'
import { checkOpenPayments } from '../payments/check-payment.ts'
import { advancePayments } from '../payments/operations/advance-payment.ts'
import { openDatabase } from './database.ts'

const start = Date.parse('2027-01-10T08:00:00Z')
const [arrival, departure] = ['2027-01-20', '2027-01-22']

const captured = captureStatements()
const database = await partitionedDatabase({
  prepare: (db) => fillCatalogue(db, { hotels: 20, now: start }),
  onStatement: captured.onStatement,
})
const site = await openPayingSite({ start, hotels: 20, database })
const { app } = site
const [alipay, unionpay] = cashiers(site)

/** Two hotels in different parts that sell refundable rooms with this payment. */
async function hotelsWith(payment: PaymentType): Promise<string[]> {
  const hotels = await site.db<{ id: string; part: string }[]>`
    select id, tableoid::regclass::text as part from hotels order by id`
  const found = new Map<string, string>()
  for (const { id, part } of hotels) {
    if (found.size === 2) break
    const asked = { payment, free: true, s_d: arrival, e_d: departure, left: 6, hotel: id }
    if (!found.has(part) && (await findRate(app, asked).catch(() => null))) found.set(part, id)
  }
  assert.equal(found.size, 2)
  return [...found.values()]
}
const prepaid = await hotelsWith('prepay')
const guaranteed = await hotelsWith('guarantee')

const runJobs = async () => {
  await cleanly(advancePayments(app.payments))
  await cleanly(checkOpenPayments(app.payments))
}
const isConfirmed = (order: Booked, guest: number) =>
  site.settled(async () => (await site.status(order, guest)).state === 'confirmed')

const payments = {
  paypal: async (order: Booked, guest: number) => {
    await site.approve(await site.begin(order, guest))
    await site.finish(order, guest)
  },
  alipay: async (order: Booked, guest: number) => alipay.choose(await alipay.open(order, guest)),
  unionpay: async (order: Booked, guest: number) => unionpay.choose(await unionpay.open(order, guest)),
}

for (const [method, pay] of Object.entries(payments))
  test(`a stay is booked, paid by ${method} and cancelled with a refund`, () =>
    captured.during(async () => {
      for (const hotel of prepaid) {
        const { order, guest } = await site.book({ payment: 'prepay', free: true, hotel })
        await pay(order, guest)
        await isConfirmed(order, guest)
        assert.equal((await site.show(order, guest)).state, 'confirmed')
        assert.ok((await site.cancel(order, guest)) > 0)
        await runJobs()
      }
    }))

test('a guarantee is held, and released by a cancellation or captured when its fee begins', async () => {
  for (const hotel of guaranteed) {
    const hold = async () => {
      const booked = await site.book({ payment: 'guarantee', free: true, hotel })
      await site.approve(await site.begin(booked.order, booked.guest))
      await site.finish(booked.order, booked.guest, 'authorize')
      await isConfirmed(booked.order, booked.guest)
      return booked
    }
    const kept = await captured.during(async () => {
      const released = await hold()
      await site.cancel(released.order, released.guest)
      return hold()
    })
    await site.feeBegins(kept.order)
    await captured.during(async () => {
      await captureGuarantees(app.booking)
      await runJobs()
    })
  }
})

test('one of two rooms is cancelled, then the other, before they are paid', () =>
  captured.during(async () => {
    for (const hotel of prepaid) {
      const { order, guest } = await site.book({ payment: 'prepay', free: true, hotel, rooms: 2, adults: 4 })
      const [room] = (await site.show(order, guest)).rooms
      await site.cancel(order, guest, room!.id)
      await site.cancel(order, guest)
      assert.equal((await site.show(order, guest)).state, 'cancelled')
    }
  }))

test('a hold expires, and its payment comes late', () =>
  captured.during(async () => {
    const [hotel] = prepaid
    const { order, guest } = await site.book({ payment: 'prepay', free: true, hotel: hotel! })
    const page = await alipay.open(order, guest)
    site.pass(31 * 60_000)
    await site.expire()
    assert.equal((await site.status(order, guest)).state, 'expired')
    await alipay.choose(page)
    await runJobs()
  }))

test('a stay is changed, and its difference paid', () =>
  captured.during(async () => {
    for (const hotel of prepaid) {
      const { order, guest } = await site.book({ payment: 'prepay', free: true, hotel })
      await payments.paypal(order, guest)
      await isConfirmed(order, guest)
      const id = order.order_id
      const as = { headers: { authentic: `${guest}` } }
      const stay = { id, s_d: arrival, e_d: addDays(departure, 1), rooms: 1, adults: 2 }
      const shown = await ask(app, 'order/change_sim', stay, { ...as, method: 'GET' })
      const { options } = shown.body.data as unknown as ChangePreview
      const { sealed } = options.find(({ same_rate }) => same_rate)!
      const { body } = await ask(app, 'order/change', { id, sealed, req_id: `change-order-${id}` }, as)
      assert.equal(body.code, 1, JSON.stringify(body))
      await payments.paypal(order, guest)
      await runJobs()
    }
  }))

test('the books agree afterwards', async () => {
  await site.work()
  assert.deepEqual(await site.check(), [])
})

const listedAs = (text: string) => statementsOfSeveralHotels.filter(({ part }) => text.includes(part))

/** Statements that touch several parts, with the parts of each table. */
async function statementsAcross(): Promise<Map<string, string[]>> {
  const db = openDatabase(database.connection, { max: 1 })
  try {
    const found = new Map<string, string[]>()
    for (const statement of captured.ofHotels()) {
      const touched = await touchedParts(db, statement)
      const parts = new Set([...touched.values()].flatMap((numbers) => [...numbers]))
      const named = [...touched].map(([table, numbers]) => `${table} ${[...numbers].join(' ')}`)
      if (parts.size > 1) found.set(statement.text, named)
    }
    return found
  } finally {
    await db.end()
  }
}

test('each statement touches the rows of one hotel, or is listed with its reason', async () => {
  const across = await statementsAcross()
  assert.deepEqual(
    [...across].filter(([text]) => listedAs(text).length === 0),
    [],
  )
  const needed = new Set([...across.keys()].flatMap(listedAs))
  assert.deepEqual(
    statementsOfSeveralHotels.filter((listed) => !needed.has(listed)),
    [],
    'is listed without need',
  )
  assert.deepEqual(
    [...across.keys()].filter((text) => /\bfor (?:no key )?(?:update|share|key share)\b/.test(text)),
    [],
    'locks the rows of several hotels, which Citus refuses',
  )
})

const inserts = () =>
  captured.ofHotels().flatMap(({ text }) => {
    const [, table] = /^insert into ([a-z_]+)/.exec(text) ?? []
    return table && hotelTables.has(table) ? [text] : []
  })

test('no insert of rows from a query has "on conflict", which Citus refuses', () => {
  assert.ok(inserts().length > 10)
  assert.deepEqual(
    inserts().filter((text) => /\bon conflict\b/.test(text) && /\bselect\b.*\bon conflict\b/.test(text)),
    [],
  )
})

test('inserts return columns only: Citus does not evaluate expressions there', () => {
  const column = /^[a-z_]+(?: as (?:[a-z_]+|"\w+"))?$/
  assert.deepEqual(
    inserts().filter((text) => {
      const [, returned] = /\breturning (.*)$/.exec(text) ?? []
      return returned?.split(',').some((part) => !column.test(part.trim()))
    }),
    [],
  )
})

test('a transaction that writes tables of hotels and others writes one that Citus manages, and so commits in two phases', () => {
  const managed = new Set(
    [...readCitusFile('2-distribute.sql').matchAll(/metadata\('([a-z_]+)'/g)].map(([, table]) => table!),
  )
  const mixed = captured
    .writesOfTransactions()
    .map((tables) => [...tables])
    .filter(
      (tables) =>
        tables.some((table) => hotelTables.has(table)) && !tables.every((table) => hotelTables.has(table)),
    )
  assert.ok(mixed.length > 10)
  assert.deepEqual(
    mixed.filter((tables) => !tables.some((table) => managed.has(table))),
    [],
  )
})
