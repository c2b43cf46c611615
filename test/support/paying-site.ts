import assert from 'node:assert/strict'
import { after } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { Booked, CancellationPreview, Order, OrderStatus } from '#contract/booking.ts'
import type { PaypalOrder } from '#contract/payments.ts'
import { expireOverdueHolds } from '#server/booking/expire-hold.ts'
import { captureGuarantees } from '#server/booking/settlement/collect-balance.ts'
import { checkOpenPayments, checkPayment } from '#server/payments/check-payment.ts'
import { askNow } from '#server/payments/desk/staff-store.ts'
import { advancePayments } from '#server/payments/operations/advance-payment.ts'
import { startSimulator } from '#simulator/start-simulator.ts'
import { testApp } from './app.ts'
import { bookingFields, fillForBooking, findRate } from './bookings.ts'
import { checkBooks, takenNights } from './check-books.ts'
import { cleanly } from './cleanly.ts'
import type { TestDatabase } from './database.ts'
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

export type SimMessage = {
  id: string
  kind: string
  url: string
  headers: Record<string, string>
  body: string
}

const usualStart = Date.parse('2027-01-10T08:00:00Z')
type Opening = {
  env?: Record<string, string>
  start?: number
  /** How long the site waits for the simulator: short if a test makes it silent. */
  patience?: number
  hotels?: number
  /** The simulator's pages are shown below the site's URL. */
  isCashierServed?: boolean
  /** Serves the built pages. */
  pages?: boolean
  database?: TestDatabase
}
const PATIENT = 30_000
export const IMPATIENT = 2_000

/** The site with the simulated providers, without a worker: tests control its jobs and its clock. */
export async function openPayingSite({
  env = {},
  start = usualStart,
  patience = PATIENT,
  hotels = 60,
  isCashierServed = false,
  pages = false,
  database,
}: Opening = {}) {
  let now = start
  let dieAt: string | null = null
  const sim = await startSimulator({ port: 0, file: null, clock: () => now })
  after(sim.close)
  const app = await testApp({
    clock: () => now,
    findSession: sessionByNumber,
    patience,
    pages,
    ...(database ? { database } : {}),
    ...(isCashierServed ? { cashier: sim.url } : {}),
    env: { ...sim.merchant, ...env },
    onStep: (name) => {
      if (name !== dieAt) return
      dieAt = null
      throw new Error(`died at ${name}`)
    },
  })
  const { db, payments, booking } = app
  await fillForBooking(app, start, hotels)
  await haveGuests(
    db,
    Array.from({ length: 200 }, (_, at) => at + 1),
  )
  await db`delete from restrictions`
  const before = await takenNights(db)
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
  for (const method of payments.providers.keys())
    sim.setNotifyUrl(method, `${address}/api/pay/notify/${method}`)
  const dateIn = (days: number) => new Date(start + days * 86_400_000).toISOString().slice(0, 10)
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

  /** Runs the jobs of a worker: everything planned, due or unknown. */
  async function work() {
    for (let round = 0; round < 30; round++) {
      await cleanly(advancePayments(payments))
      await cleanly(checkOpenPayments(payments))
      const [left] = await db<[{ n: number }]>`
        select count(*)::int as n from payment_operations
        where state in ('planned', 'sent', 'unknown') and coalesce(next_try_at, sent_at) <= ${new Date(now)}`
      if (left.n === 0) return
    }
  }

  const site = {
    app,
    db,
    address,
    sim,
    now: () => now,
    control,
    work,
    ask,
    async book(wanted: Wanted = {}, guest = ++guests) {
      const found = await findRate(app, { s_d: dateIn(10), e_d: dateIn(12), left: 3, ...wanted })
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
    /** Booked, started, approved and captured. */
    async paid(wanted: Wanted = { payment: 'prepay' }, as?: number) {
      const booked = await site.book(wanted, as)
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
    /** Advances the clock by minutes, and runs the jobs of each. */
    async passWorking(ms: number, steps = 6) {
      for (let step = 0; step < steps; step++) {
        now += ms / steps
        await cleanly(expireOverdueHolds(booking))
        await work()
      }
    },
    expire: () => cleanly(expireOverdueHolds(booking)),
    askNow: (paymentId: string) => askNow(db, paymentId, now),
    /** The cancellation of a guaranteed order costs its fee from now on. */
    feeBegins: (order: Booked) => db`
      update order_dues set due_at = ${new Date(now)} where order_id = ${order.order_id} and state = 'held'`,
    /** As the job does when the fee begins. */
    captureGuarantee: async (order: Booked) => {
      await site.feeBegins(order)
      await captureGuarantees(booking)
    },
    /** Number of PayPal's money movements for a payment. */
    moneyAtPaypal: async (outNo: string) => {
      const lines: string[] = []
      for (let at = -2; at <= 2; at++) {
        const read = await payments.providers.get('paypal')!.statement!(
          new Date(now + at * 86_400_000).toISOString().slice(0, 10),
        )
        if (read.is === 'done')
          lines.push(...read.value.map(({ kind, id, outNo: no }) => `${kind} ${id} ${no}`))
      }
      const captures = lines.filter((line) => line.startsWith('capture ') && line.endsWith(` ${outNo}`))
      const keys = await db<{ id: string }[]>`
        select payment_operations.id from payment_operations join payments on payments.id = payment_id
        where out_no = ${outNo}`
      const refunds = lines.filter(
        (line) => line.startsWith('refund ') && keys.some(({ id }) => line.endsWith(id)),
      )
      return { captures: captures.length, refunds: refunds.length }
    },
    /** PayPal's notifications about an order, a capture or a refund. */
    messagesAbout: async (id: string) => {
      const { messages } = (await control('messages')) as unknown as { messages: SimMessage[] }
      return messages.filter(({ body }) => body.includes(id))
    },
    send: async (id: string, times = 1) =>
      ((await control(`messages/${id}/send`, { times })) as { statuses: number[] }).statuses,
    deliver: async ({ url, headers, body }: SimMessage) =>
      (await fetch(url, { method: 'POST', headers, body })).status,
    forge: async (wanted: object) => ((await control('forge/paypal', wanted)) as { id: string }).id,
    /** As a merchant does in PayPal's own console. */
    refundAtPaypal: async (captureId: string, amount: object) => {
      const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = sim.merchant
      const granted = await fetch(`${sim.url}/v1/oauth2/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      })
      const { access_token: token } = (await granted.json()) as { access_token: string }
      return fetch(`${sim.url}/v2/payments/captures/${captureId}/refund`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ amount }),
      })
    },
    checkPayment: (id: string) => checkPayment(payments, id),
    paymentsOf: (order: Booked) => db<
      {
        id: string
        state: string
        captured: number
        refunded: number
        unclaimed: boolean
        review: string | null
        outNo: string
        chargeAmount: number
        chargeCurrency: string
        chargeRefunded: number
      }[]
    >`
      select id, state, captured::float8, refunded::float8, orphan as unclaimed, review, out_no as "outNo",
        charge_amount::float8 as "chargeAmount", charge_currency as "chargeCurrency", charge_refunded::float8 as "chargeRefunded"
      from payments where order_id = ${order.order_id} order by id`,
    /** Waits until pending notifications have arrived. */
    async settled(isDone: () => Promise<boolean>) {
      for (let tries = 0; tries < 200 && !(await isDone()); tries++) await wait(10)
    },
    check: () => checkBooks(db, before),
  }
  return site
}
