import { setTimeout as wait } from 'node:timers/promises'
import { bookingFields } from '#test/support/bookings.ts'
import { own } from '../booking/booking-site.ts'

const PAUSE_MS = 100
const PATIENCE_MS = 30_000

export const sights = ['page', 'search', 'booking'] as const
export type Sight = (typeof sights)[number]
type Seen = { readonly sight: Sight; readonly status: string; readonly took: number; readonly at: number }

/** Guests who read the front page, search and book, each again and again, until they are stopped. */
export function sendGuests(
  port: number,
  { quotes, searches }: Record<'quotes' | 'searches', readonly string[]>,
) {
  const seen: Seen[] = []
  /** Orders that guests were told of. */
  const orders: string[] = []
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
  const acts: Record<Sight, () => Promise<unknown>> = {
    page: async () => (await ask('page', '/'))?.text(),
    search: async () => (await ask('search', searches[asked++ % searches.length]!))?.text(),
    booking: async () => {
      const by = ++guest
      const fields = { lang: 'en', ...bookingFields(quotes[by % quotes.length]!, own(by)) }
      const headers = { authentic: `${by}` }
      const body = new URLSearchParams(fields)
      const answer = await ask('booking', '/api/hot/r_commit', { method: 'POST', headers, body })
      if (answer?.status !== 200) return answer?.text()
      const { data } = (await answer.json()) as { data: { order_id: string } }
      orders.push(data.order_id)
    },
  }
  const repeat = async (act: () => Promise<unknown>) => {
    while (!isOver) {
      await act().catch(() => {})
      await wait(PAUSE_MS)
    }
  }
  const all = sights.flatMap((sight) => [repeat(acts[sight]), repeat(acts[sight])])
  return {
    orders,
    /** Counts of statuses by what was asked, and the longest time in seconds, of answers since then. */
    since: (from: number) =>
      Object.fromEntries(
        sights.map((sight) => {
          const these = seen.filter((one) => one.sight === sight && one.at >= from)
          const statuses = Object.groupBy(these, ({ status }) => status)
          const counts = Object.fromEntries(
            Object.entries(statuses).map(([status, some = []]) => [status, some.length]),
          )
          return [
            sight,
            { ...counts, slowest: Math.round(Math.max(0, ...these.map(({ took }) => took))) / 1000 },
          ]
        }),
      ),
    /** Whether everything that was asked since then succeeded, and something of each. */
    isWell: (from: number) =>
      sights.every((sight) => {
        const these = seen.filter(({ at, took, ...one }) => one.sight === sight && at - took >= from)
        return these.length > 0 && these.every(({ status }) => status === '200')
      }),
    stop: async () => {
      isOver = true
      await Promise.all(all)
    },
  }
}
