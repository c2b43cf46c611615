import { setTimeout as wait } from 'node:timers/promises'
import type { Rate, RoomList } from '#contract/hotels.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { bookingFields } from '#test/support/bookings.ts'

type Envelope<Data> = { code: number; msg: string; data: Data }
type Guest = { readonly email: string; readonly token: string }
type Options = {
  readonly origins: readonly string[]
  readonly hotels: readonly string[]
  readonly today: string
  /** The guests of each client; the next one books when the bookings of one account are exhausted. */
  readonly clients: readonly (readonly Guest[])[]
}

/** Below the most that an account may have unpaid. */
export const BOOKINGS_PER_GUEST = 900
const PAUSE_MS = 100
const RETRY_MS = 250
const PATIENCE_MS = 60_000

/** Guests who book at the site's processes in turn. Every call is repeated unchanged until it is answered. */
export function sendBookings({ origins, hotels, today, clients }: Options) {
  const tally = {
    orders: new Set<string>(),
    acknowledgedAt: [] as number[],
    refused: 0,
    unavailable: 0,
    withoutRetryAfter: 0,
    failures: [] as string[],
  }
  let isOver = false
  let turn = 0

  async function askOnce(path: string, init: RequestInit): Promise<Envelope<unknown> | null> {
    const origin = origins[turn++ % origins.length]!
    try {
      const answer = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
      const told = (await answer.json()) as Envelope<unknown>
      if (answer.status < 500) return told
      if (answer.status === 503) tally.unavailable++
      else tally.failures.push(`${answer.status} ${path}: ${JSON.stringify(told).slice(0, 200)}`)
      if (!answer.headers.has('retry-after')) tally.withoutRetryAfter++
    } catch (error) {
      tally.failures.push(`${path.slice(0, 40)}: ${(error as Error).cause ?? error}`)
    }
    return null
  }

  async function ask<Data>(path: string, init: RequestInit = {}): Promise<Envelope<Data>> {
    for (;;) {
      const answer = await askOnce(path, init)
      if (answer) return answer as Envelope<Data>
      await wait(RETRY_MS)
    }
  }

  async function book({ email, token }: Guest) {
    const at = turn++
    const s_d = addDays(today, 20 + (at % 200))
    const query = new URLSearchParams({
      ...{ id: hotels[at % hotels.length]!, s_d, e_d: addDays(s_d, 1) },
      ...{ rooms: '1', adults: '2', lang: 'en' },
    })
    const { data } = await ask<Partial<RoomList>>(`/api/hot/r_detail?${query}`)
    const rate: Rate | undefined = data.rooms
      ?.flatMap(({ rates }) => rates)
      .find(({ payment }) => payment === 'at_hotel')
    if (!rate) return
    const fields = { lang: 'en', ...bookingFields(rate.quote, { 'contact[email]': email }) }
    const body = new URLSearchParams(fields as Record<string, string>).toString()
    const headers = { authentic: token, 'content-type': 'application/x-www-form-urlencoded' }
    const told = await ask<{ order_id: string }>('/api/hot/r_commit', { method: 'POST', body, headers })
    if (told.code !== 1) return void tally.refused++
    tally.orders.add(String(told.data.order_id))
    tally.acknowledgedAt.push(performance.now())
  }

  async function runClient(guests: readonly Guest[]) {
    for (let count = 0; !isOver; count++) {
      await book(guests[Math.floor(count / BOOKINGS_PER_GUEST) % guests.length]!)
      await wait(PAUSE_MS)
    }
  }

  const all = clients.map(runClient)
  return {
    tally,
    /** The longest time without a booking since then, in seconds. */
    gapSince: (from: number) => {
      const times = [from, ...tally.acknowledgedAt.filter((at) => at > from), performance.now()]
      return Math.max(...times.slice(1).map((at, n) => at - times[n]!)) / 1_000
    },
    countSince: (from: number) => tally.acknowledgedAt.filter((at) => at > from).length,
    stop: async () => {
      isOver = true
      await Promise.all(all)
    },
  }
}
