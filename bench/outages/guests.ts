import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import type { OrderStatus } from '#contract/booking.ts'
import type { PaypalOrder } from '#contract/payments.ts'
import { bookingFields } from '#test/support/bookings.ts'
import { own } from '../booking/booking-site.ts'

const PAUSE_MS = 100
const PATIENCE_MS = 40_000

export const sights = ['page', 'search', 'booking', 'payment', 'picture'] as const
export type Sight = (typeof sights)[number]
type Seen = { readonly sight: Sight; readonly status: string; readonly took: number; readonly at: number }
type Offered = {
  readonly quotes: readonly string[]
  readonly prepaid: string
  readonly searches: readonly string[]
  /** Where payers approve. */
  readonly cashier: string
}
type Envelope<Data> = { code: number; data: Data }

/** Guests who read, search, book, pay and show pictures, each again and again, until they are stopped. */
export async function sendGuests(port: number, { quotes, prepaid, searches, cashier }: Offered) {
  const seen: Seen[] = []
  /** Orders that guests were told of, and those of them that were said to be paid. */
  const orders: string[] = []
  const paid: string[] = []
  let guest = 30_000
  let asked = 0
  let isOver = false

  async function ask(sight: Sight, path: string, init: RequestInit = {}): Promise<Response | null> {
    const began = performance.now()
    const note = (status: string) =>
      seen.push({ sight, status, took: performance.now() - began, at: performance.now() })
    try {
      const url = `http://127.0.0.1:${port}${path}`
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
      const isClear = answer.status !== 503 || answer.headers.has('retry-after')
      note(isClear ? `${answer.status}` : '503 without retry-after')
      return answer
    } catch {
      note('no answer')
      return null
    }
  }
  /** Null for anything but success. */
  async function call<Data>(
    sight: Sight,
    path: string,
    by: number,
    fields: Record<string, unknown>,
    method = 'POST',
  ) {
    const form = new URLSearchParams({ lang: 'en', ...(fields as Record<string, string>) })
    const init = { method, headers: { authentic: `${by}` }, ...(method === 'POST' ? { body: form } : {}) }
    const answer = await ask(sight, `/api/${path}${method === 'GET' ? `?${form}` : ''}`, init)
    const { code, data } = ((await answer?.json()) ?? {}) as Partial<Envelope<Data>>
    return code === 1 ? data! : null
  }
  async function book(sight: Sight, quote: string, by: number) {
    const booked = await call<{ order_id: string }>(sight, 'hot/r_commit', by, bookingFields(quote, own(by)))
    if (booked) orders.push(String(booked.order_id))
    return booked && String(booked.order_id)
  }

  /** The payer asks again until the order is paid, and waits while the site asks the provider. */
  async function pay() {
    const by = ++guest
    const id = await book('payment', prepaid, by)
    for (let tries = 0; id && tries < 1_000 && !isOver; tries++, await wait(PAUSE_MS)) {
      const status = await call<OrderStatus>('payment', 'order/query_order_status', by, { id }, 'GET')
      if (status?.state === 'confirmed') return paid.push(id)
      if (status && !status.checking) await payOnce(id, by, tries)
    }
  }
  async function payOnce(id: string, by: number, tries: number) {
    const asked = { id, req_id: `payment-${id}-${tries}` }
    const begun = await call<PaypalOrder>('payment', 'paypal/paypal_created_order', by, asked)
    if (!begun) return
    const body = new URLSearchParams({ token: begun.paypal_id, act: 'approve' })
    await fetch(`${cashier}/checkoutnow`, { method: 'POST', body, redirect: 'manual' }).catch(() => {})
    await call('payment', 'paypal/paypal_checkout_order', by, { id, req_id: `finish-${id}-${tries}` })
  }
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#3a6' } })
    .png()
    .toBuffer()
  const data = picture.toString('base64')
  const acts: Record<Sight, () => Promise<unknown>> = {
    page: async () => (await ask('page', '/'))?.text(),
    search: async () => (await ask('search', searches[asked++ % searches.length]!))?.text(),
    booking: () => book('booking', quotes[asked++ % quotes.length]!, ++guest),
    payment: pay,
    picture: async () => {
      const stored = await call<{ url: string }>('picture', 'tool/upBase64', ++guest, { data })
      if (stored) await (await ask('picture', stored.url))?.arrayBuffer()
    },
  }
  const repeat = async (act: () => Promise<unknown>) => {
    while (!isOver) {
      await act().catch(() => {})
      await wait(PAUSE_MS)
    }
  }
  const all = sights.flatMap((sight) => [repeat(acts[sight]), repeat(acts[sight])])
  const ofSight = (sight: Sight, from: number) => seen.filter((one) => one.sight === sight && one.at >= from)
  return {
    orders,
    paid,
    /** Counts of statuses by what was asked, and the longest time in seconds, of answers since then. */
    since: (from: number) =>
      Object.fromEntries(
        sights.map((sight) => {
          const these = ofSight(sight, from)
          const statuses = Object.groupBy(these, ({ status }) => status)
          const counts = Object.fromEntries(
            Object.entries(statuses).map(([status, some = []]) => [status, some.length]),
          )
          const slowest = Math.max(0, ...these.map(({ took }) => took))
          return [sight, { ...counts, slowest: Math.round(slowest) / 1000 }]
        }),
      ),
    /** Whether everything that was asked since then succeeded, and something of each. */
    isWell: (from: number) =>
      sights.every((sight) => {
        const these = ofSight(sight, from).filter(({ at, took }) => at - took >= from)
        return these.length > 0 && these.every(({ status }) => status === '200')
      }),
    stop: async () => {
      isOver = true
      await Promise.all(all)
    },
  }
}
