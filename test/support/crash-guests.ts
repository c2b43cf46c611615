import { setTimeout as wait } from 'node:timers/promises'
import type { Order } from '#contract/booking.ts'
import type { ChangePreview } from '#contract/changes.ts'
import type { RoomList } from '#contract/hotels.ts'
import type { PaypalOrder } from '#contract/payments.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import { addDays } from '#domain/time/plain-date.ts'
import type { Pool } from '#server/db/database.ts'
import { bookingFields } from './bookings.ts'
import type { openKillableServers } from './killable-servers.ts'
import { cashiers } from './paying-in-yuan.ts'

export type CrashContext = {
  readonly db: Pool
  readonly servers: Awaited<ReturnType<typeof openKillableServers>>
  readonly hotel: string
  readonly arrival: string
}
export type Booked = { readonly order: string; readonly guest: number }
export type Told = 'booked' | 'paid' | 'cancelled'

const patience = 300_000

/** Guests who book, pay and cancel at a server that may die at any moment; all repeat unanswered requests. */
export function crashGuests({ db, servers, hotel, arrival }: CrashContext) {
  /** The last response about each order. */
  const told = new Map<string, Told>()
  const counts = { booked: 0, paid: 0, cancelled: 0, refused: 0 }
  let guests = 0
  /** Payments begun for each order; repeated requests of one have the same id. */
  const attempts = new Map<string, number>()

  const ask = async <Data>(
    path: string,
    { order_id: id }: { order_id: string },
    guest: number,
    method: 'GET' | 'POST' = 'POST',
  ) => {
    const attempt = attempts.get(id) ?? 0
    const fields = { id, ...(method === 'POST' ? { req_id: `${path.split('/')[1]}-${id}-${attempt}` } : {}) }
    const { code, data } = await servers.ask(path, fields, guest, method)
    return { code, data: data as Data & { reason?: string } }
  }
  const [alipay, unionpay] = cashiers({ ask })

  async function book(): Promise<Booked | null> {
    const guest = ++guests
    const quote = await quoteFor(guest)
    if (!quote) return null
    const { code, data } = await servers.ask('hot/r_commit', bookingFields(quote), guest)
    if (code !== 1) {
      counts.refused++
      return null
    }
    counts.booked++
    const order = data.order_id as string
    told.set(order, 'booked')
    return { order, guest }
  }

  /** A price for a night of the coming weeks, so that rooms are scarce but rarely sold out. */
  async function quoteFor(guest: number): Promise<string | null> {
    const s_d = addDays(arrival, guest % 14)
    const stay = { id: hotel, s_d, e_d: addDays(s_d, 1 + (guest % 3)), adults: 2, currency: 'CNY' }
    const { data } = await servers.ask('hot/r_detail', stay, guest, 'GET')
    const rates = ((data as unknown as RoomList).rooms ?? []).flatMap((room) => room.rates)
    const refundable = rates.find(
      ({ payment, cancellation }) => payment === 'prepay' && cancellation.label === 'free',
    )
    return refundable?.quote ?? null
  }

  /** The payer on the provider's page; `agree` approves there. */
  async function begin({ order, guest }: Booked, method: PaymentMethod) {
    attempts.set(order, (attempts.get(order) ?? 0) + 1)
    const asked = { order_id: order } as never
    if (method !== 'paypal') {
      const cashier = method === 'alipay' ? alipay : unionpay
      const page = await cashier.open(asked, guest)
      return { agree: () => cashier.choose(page) }
    }
    const { data } = await ask<PaypalOrder>('paypal/paypal_created_order', asked, guest)
    const body = new URLSearchParams({ token: data.paypal_id, act: 'approve' })
    return {
      agree: async () => {
        await fetch(`${servers.sim.url}/checkoutnow`, { method: 'POST', body, redirect: 'manual' })
        await ask('paypal/paypal_checkout_order', asked, guest)
      },
    }
  }

  async function pay(booked: Booked, method: PaymentMethod) {
    const { agree } = await begin(booked, method)
    await agree()
    await until(`order ${booked.order} is paid`, async () => (await stateOf(booked)) === 'confirmed')
    counts.paid++
    told.set(booked.order, 'paid')
  }

  async function cancel({ order, guest }: Booked) {
    const { data } = await servers.ask('order/s_cancel', { id: order }, guest, 'GET')
    const fields = { id: order, sim: data.sim, req_id: `cancel-order-${order}` }
    const { code } = await servers.ask('order/o_cancel', fields, guest)
    if (code !== 1) return
    counts.cancelled++
    told.set(order, 'cancelled')
  }

  /** A night more, whose difference is to be paid. */
  async function change({ order, guest }: Booked) {
    const { data: shown } = await servers.ask('order/o_detail', { id: order }, guest, 'GET')
    const { s_d, e_d } = (shown as unknown as Order).stay
    const stay = { id: order, s_d, e_d: addDays(e_d, 1), rooms: 1, adults: 2 }
    const { data } = await servers.ask('order/change_sim', stay, guest, 'GET')
    const option = (data as unknown as ChangePreview).options.find(({ same_rate }) => same_rate)
    if (!option) return false
    const fields = { id: order, sealed: option.sealed, req_id: `change-order-${order}` }
    const { code } = await servers.ask('order/change', fields, guest)
    if (code !== 1) return false
    await until(`the change of order ${order} is held`, async () => (await changeOf(order)) !== undefined)
    return true
  }
  const changeOf = async (order: string) => {
    const [row] = await db<{ state: string }[]>`select state from order_changes where order_id = ${order}`
    return row?.state
  }
  const changeIs = ({ order }: Booked, state: string) =>
    until(`the change of order ${order} is ${state}`, async () => (await changeOf(order)) === state)

  async function payChange(booked: Booked, method: PaymentMethod) {
    const { agree } = await begin(booked, method)
    await agree()
    await changeIs(booked, 'applied')
  }

  const stateOf = async ({ order }: Booked) => {
    const [row] = await db<{ state: string }[]>`select state from orders where id = ${order}`
    return row?.state
  }
  const expire = (booked: Booked) =>
    until(`order ${booked.order} expires`, async () => (await stateOf(booked)) === 'expired')
  const paymentIs = ({ order }: Booked, state: string) =>
    until(`the payment of order ${order} is ${state}`, async () => {
      const rows = await db<{ state: string }[]>`select state from payments where order_id = ${order}`
      return rows.some((row) => row.state === state)
    })

  /** Runs the jobs of a worker until the condition holds. */
  async function until(what: string, isSo: () => Promise<boolean>) {
    for (const deadline = Date.now() + patience; Date.now() < deadline; await wait(20)) {
      servers.tell({ work: true })
      await wait(20)
      if (await isSo().catch(() => false)) return
    }
    throw new Error(`in vain: ${what}`)
  }

  return { told, counts, book, begin, pay, cancel, change, changeIs, payChange, expire, paymentIs, until }
}
