import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Booked } from '#contract/booking.ts'
import { dueAmount } from '#domain/order/order-dues.ts'
import { staffMember } from '#test/support/actors.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { testDatabase } from '#test/support/database.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { settleDue } from '#test/support/settle-due.ts'
import { openDatabase, transaction } from '../../db/database.ts'
import { correctPoints } from '../../points/correct-points.ts'
import { cancelOrder, simulateCancellation } from '../cancel-order.ts'
import { changeOrder, simulateChange } from '../change/change-order.ts'
import { expireHold } from '../expire-hold.ts'
import { takeLowerPrice } from '../reprice-order.ts'
import { readOrder } from '../store.ts'
import { dueToPay } from '../why-not.ts'
import { recordGrant } from './grant-refund.ts'
import { settleOrder } from './settle-order.ts'

/** The lock order of decision 35. */
const locks = ['order', 'promotion', 'points', 'nights', 'payment', 'commission'] as const
type Lock = (typeof locks)[number]

function lockOf(text: string, parameters: readonly unknown[]): Lock | null {
  if (/from orders\s+where id .*for update/s.test(text)) return 'order'
  if (/from promotions .*for update/s.test(text)) return 'promotion'
  if (/take_nights|return_nights/.test(text)) return 'nights'
  if (/from payments where id .*for update/s.test(text)) return 'payment'
  const account = /pg_advisory_xact_lock/.test(text) ? String(parameters[0]) : ''
  if (account.startsWith('ledger points:guest')) return 'points'
  return account.startsWith('ledger commission') ? 'commission' : null
}

/** Locks of each transaction, in the order of acquisition. */
const taken: Lock[][] = []
const open = new Map<number, Lock[]>()
function onStatement(connection: number, text: string, parameters: readonly unknown[]) {
  if (/^\s*begin/i.test(text)) open.set(connection, [])
  if (/^\s*(commit|rollback)\s*$/i.test(text)) {
    taken.push(open.get(connection) ?? [])
    open.delete(connection)
  }
  const lock = lockOf(text, parameters)
  if (lock) open.get(connection)?.push(lock)
}

const start = Date.parse('2027-01-10T08:00:00Z')
let now = start
const { connection, drop } = await testDatabase()
const watched = openDatabase(connection, { max: 4, onStatement })
after(async () => {
  await watched.end()
  await drop()
})
const app = await testApp({ db: watched, clock: () => now, findSession: sessionByNumber })
const { booking } = app
await fillForBooking({ db: watched, places: app.places }, start)
await haveGuests(watched, [1])
const guestId = '1'
await correctPoints(watched, { by: staffMember, guestId, points: 50_000, reason: 'test', now })

async function book() {
  now = start
  const found = await findRate(
    { http: app.http, db: watched },
    {
      payment: 'prepay',
      free: true,
      s_d: '2027-02-12',
      e_d: '2027-02-15',
    },
  )
  const fields = bookingFields(found.rate.quote, { points: 500, 'contact[email]': 'guest1@example.com' })
  const { body } = await ask(app, 'hot/r_commit', fields, { headers: { authentic: guestId } })
  assert.equal(body.code, 1, JSON.stringify(body))
  const order = body.data as unknown as Booked
  return { order, found, id: order.order_id }
}
const pay = ({ order_id: orderId, due_now }: Booked) =>
  settleDue(booking, { orderId, kind: 'captured', ...due_now, now })

async function cancel(id: string) {
  const shown = await simulateCancellation(booking, { id, guestId })
  assert.ok(shown.ok)
  const { sim } = shown.value
  const done = await transaction(watched, (tx) => cancelOrder(booking, tx, { id, guestId, sim }))
  assert.ok(done.ok)
}

async function change(id: string, stay: { s_d: string; e_d: string }) {
  const query = { id, ...stay, rooms: 1, adults: 2, ages: [] }
  const shown = await simulateChange(booking, query, { guestId, locale: 'en' })
  assert.ok(shown.ok)
  const { sealed } = shown.value.options.find(({ same_rate }) => same_rate)!
  const done = await transaction(watched, (tx) => changeOrder(booking, tx, { id, sealed }, guestId))
  assert.ok(done.ok, JSON.stringify(done))
}

const verbs: Record<string, () => Promise<void>> = {
  'book and cancel unpaid': async () => cancel((await book()).id),
  'pay and cancel': async () => {
    const { order, id } = await book()
    await pay(order)
    await cancel(id)
  },
  'expire and revive by late money': async () => {
    const { order, id } = await book()
    now += 31 * 60_000
    assert.ok(await expireHold(booking, { orderId: id }))
    assert.equal(await pay(order), 'accepted')
  },
  'change at once with points back, then change and pay': async () => {
    const { order, id } = await book()
    await pay(order)
    await change(id, { s_d: '2027-02-14', e_d: '2027-02-15' })
    await change(id, { s_d: '2027-02-13', e_d: '2027-02-18' })
    const held = (await readOrder(watched, id))!
    const due = dueToPay(held)!
    assert.equal(due.kind, 'change')
    const paid = { orderId: id, dueId: due.id, paymentId: null, kind: 'captured', currency: 'CNY' } as const
    const by = { kind: 'provider', name: 'paypal' } as const
    const settled = await transaction(watched, (tx) =>
      settleOrder(booking, tx, { ...paid, amount: dueAmount(due), by, now }),
    )
    assert.notEqual(settled, 'give_back')
    await change(id, { s_d: '2027-02-13', e_d: '2027-02-20' })
    await cancel(id)
  },
  'take a lower price, then a grant': async () => {
    const { order, found, id } = await book()
    await pay(order)
    await watched`update rate_plans set percent = percent * 0.8 where id = ${found.rate.rate}`
    const lower = await transaction(watched, (tx) => takeLowerPrice(booking, tx, { id, guestId }))
    await watched`update rate_plans set percent = percent / 0.8 where id = ${found.rate.rate}`
    assert.ok(lower.ok)
    await watched`update orders set state = 'completed' where id = ${id}`
    const granted = { orderId: id, refund: 100, points: 0, key: `grant:${id}`, now }
    await transaction(watched, (tx) => recordGrant(booking, tx, { ...granted, by: staffMember }))
  },
}

for (const [name, run] of Object.entries(verbs))
  test(`${name}: locks are taken in one order`, async () => {
    taken.length = 0
    await run()
    assert.ok(taken.some((transactionLocks) => new Set(transactionLocks).size > 1))
    for (const transactionLocks of taken) {
      // Acquiring a lock that is already held does not wait.
      const first = [...new Set(transactionLocks)]
      assert.deepEqual(
        first,
        locks.filter((lock) => first.includes(lock)),
      )
    }
  })
