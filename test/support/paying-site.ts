import assert from 'node:assert/strict'
import { after } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { Booked, CancellationPreview, Order, OrderStatus } from '#contract/booking.ts'
import type { PaypalOrder } from '#contract/payments.ts'
import { expireOverdueHolds } from '#server/booking/expire-hold.ts'
import { advancePayments } from '#server/payments/advance-payment.ts'
import { checkOpenPayments, checkPayment } from '#server/payments/check-payment.ts'
import { startSimulator } from '#simulator/start-simulator.ts'
import { testApp } from './app.ts'
import { bookingFields, fillForBooking, findRate } from './bookings.ts'
import { checkBooks, takenNights } from './check-books.ts'
import { ask as askApp, haveGuests, sessionByNumber } from './guests.ts'

type Answer<Data> = { code: number; data: Data & { reason?: string } }
type Wanted = Partial<Parameters<typeof findRate>[1]>
type Fault = {
  mode: string
  match: string
  times?: number
  status?: number
  delay_ms?: number
  refusal?: string
}

const start = Date.parse('2027-01-10T08:00:00Z')
/** How long the site waits for the simulator here. */
const PATIENCE = 250

/** The site with the simulated providers, without a worker: tests say when its jobs run and what time it is. */
export async function openPayingSite({ env = {} }: { env?: Record<string, string> } = {}) {
  let now = start
  let dieAt: string | null = null
  const sim = await startSimulator({ port: 0, file: null, clock: () => now })
  after(sim.close)
  const app = await testApp({
    clock: () => now,
    findSession: sessionByNumber,
    patience: PATIENCE,
    env: { ...sim.merchant, ...env },
    onStep: (name) => {
      if (name !== dieAt) return
      dieAt = null
      throw new Error(`died at ${name}`)
    },
  })
  const { db, payments, booking } = app
  await fillForBooking(app, start)
  await haveGuests(
    db,
    Array.from({ length: 200 }, (_, at) => at + 1),
  )
  await db`delete from restrictions`
  const before = await takenNights(db)
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
  for (const method of payments.providers.keys())
    sim.setNotifyUrl(method, `${address}/api/pay/notify/${method}`)
  let guests = 0
  let requests = 0

  async function ask<Data>(
    path: string,
    order: { order_id: string },
    guest: number,
    method: 'GET' | 'POST' = 'POST',
  ) {
    const fields = { id: order.order_id, ...(method === 'POST' ? { req_id: `request-${++requests}` } : {}) }
    const { body } = await askApp(app, path, fields, { headers: { authentic: `${guest}` }, method })
    return body as unknown as Answer<Data>
  }

  async function control(path: string, body: object = {}) {
    const answer = await fetch(`${sim.url}/__sim/${path}`, { method: 'POST', body: JSON.stringify(body) })
    assert.equal(answer.status, 200, path)
    return (await answer.json()) as Record<string, unknown>
  }

  /** What a worker would do now: everything that is planned, due or in the dark. */
  async function work() {
    for (let round = 0; round < 30; round++) {
      await advancePayments(payments)
      await checkOpenPayments(payments)
      const [left] = await db<[{ n: number }]>`
        select count(*)::int as n from payment_operations
        where state in ('planned', 'sent', 'unknown') and coalesce(next_try_at, sent_at) <= ${new Date(now)}`
      if (left.n === 0) return
    }
  }

  const site = {
    app,
    db,
    sim,
    now: () => now,
    control,
    work,
    ask,
    async book(wanted: Wanted = {}) {
      const guest = ++guests
      const found = await findRate(app, { s_d: '2027-01-20', e_d: '2027-01-22', left: 3, ...wanted })
      const fields = bookingFields(found.rate.quote, { rooms: wanted.rooms ?? 1 })
      const { body } = await askApp(app, 'hot/r_commit', fields, { headers: { authentic: `${guest}` } })
      assert.equal(body.code, 1, JSON.stringify(body))
      return { order: body.data as unknown as Booked, guest, found }
    },
    async begin(order: Booked, guest: number) {
      const begun = await ask<PaypalOrder>('paypal/paypal_created_order', order, guest)
      assert.equal(begun.code, 1, JSON.stringify(begun))
      return begun.data.paypal_id
    },
    async approve(id: string, act = 'approve') {
      await fetch(`${sim.url}/checkoutnow`, {
        method: 'POST',
        body: new URLSearchParams({ token: id, act }),
        redirect: 'manual',
      })
    },
    finish: (order: Booked, guest: number, way: 'order' | 'authorize' = 'order') =>
      ask<OrderStatus>(`paypal/paypal_checkout_${way}`, order, guest),
    /** Booked, begun, approved and taken. */
    async paid(wanted: Wanted = { payment: 'prepay' }) {
      const booked = await site.book(wanted)
      const id = await site.begin(booked.order, booked.guest)
      await site.approve(id)
      const status = await site.finish(booked.order, booked.guest)
      return { ...booked, id, status: status.data }
    },
    status: async (order: Booked, guest: number) =>
      (await ask<OrderStatus>('order/query_order_status', order, guest, 'GET')).data,
    show: async (order: Booked, guest: number) =>
      (await ask<Order>('order/o_detail', order, guest, 'GET')).data,
    async cancel(order: Booked, guest: number, room?: string) {
      const asked = { id: order.order_id, ...(room ? { room } : {}) }
      const as = { headers: { authentic: `${guest}` } }
      const shown = await askApp(app, 'order/s_cancel', asked, { ...as, method: 'GET' })
      const { sim: seal, refund } = shown.body.data as unknown as CancellationPreview
      const fields = { ...asked, sim: seal, req_id: `cancel-order-${order.order_id}-${room ?? 'all'}` }
      const done = await askApp(app, room ? 'order/r_cancel' : 'order/o_cancel', fields, as)
      assert.equal(done.body.code, 1, JSON.stringify(done.body))
      return refund.amount
    },
    fault: (fault: Fault) => control('faults', fault),
    hold: (isHeld: boolean) => control('messages', { hold: isHeld }),
    dieAt: (step: string | null) => {
      dieAt = step
    },
    pass(ms: number) {
      now += ms
    },
    /** Minutes go by, and the jobs of each. */
    async passWorking(ms: number, steps = 6) {
      for (let step = 0; step < steps; step++) {
        now += ms / steps
        await expireOverdueHolds(booking)
        await work()
      }
    },
    checkPayment: (id: string) => checkPayment(payments, id),
    paymentsOf: (order: Booked) => db<
      {
        id: string
        state: string
        captured: number
        refunded: number
        orphan: boolean
        review: string | null
        outNo: string
        chargeAmount: number
        chargeCurrency: string
        chargeRefunded: number
      }[]
    >`
      select id, state, captured::float8, refunded::float8, orphan, review, out_no as "outNo",
        charge_amount::float8 as "chargeAmount", charge_currency as "chargeCurrency", charge_refunded::float8 as "chargeRefunded"
      from payments where order_id = ${order.order_id} order by id`,
    /** Until messages that are on their way have arrived. */
    async settled(isDone: () => Promise<boolean>) {
      for (let tries = 0; tries < 200 && !(await isDone()); tries++) await wait(10)
    },
    check: () => checkBooks(db, before),
  }
  return site
}
