import { setTimeout as wait } from 'node:timers/promises'
import type { Rate, RoomList } from '#contract/hotels.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { bookingFields } from '#test/support/bookings.ts'

type Envelope<Data> = { code: number; msg: string; data: Data }
type Options = {
  url: string
  hotels: readonly string[]
  today: string
  bookingPauseMs?: number
  readingPauseMs?: number
  /** A site that is too busy is asked again later, as pages do. Otherwise its answer is a failure. */
  asksAgain?: boolean
}

export type Tally = {
  requests: number
  failures: string[]
  booked: string[]
  refused: number
  /** Answers of 503 with the time of the next try, which the visitor waited for. */
  busy: number
  slowestMs: number
}

/** An account, registered at one server without the proxy: its mailbox is for this machine only. */
export async function registerGuest(origin: string, email: string): Promise<string> {
  const ask = async <Data>(path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams({ lang: 'en', ...fields })
    const answer = await fetch(`${origin}/api/${path}`, { method: 'POST', body })
    return (await answer.json()) as Envelope<Data>
  }
  await ask('user/sms_email', { email, purpose: 'register' })
  for (let tries = 0; tries < 100; tries++) {
    const [mail] = (await fetch(`${origin}/dev/mailbox.json?to=${encodeURIComponent(email)}`).then((one) =>
      one.json(),
    )) as { code: string | null }[]
    if (mail?.code) {
      const fields = { account: email, smscode: mail.code, password: 'correct horse' }
      return (await ask<{ token: string }>('user/reg', fields)).data.token
    }
    await wait(50)
  }
  throw new Error(`no code was sent to ${email}`)
}

/** Refused for now, as guests are while a process has more to do than it can. */
export const isBusy = ({ status, headers }: Response) => status === 503 && headers.has('retry-after')

/** Visitors who read pages with all of their files, and guests who search and book, until they are stopped. */
export function sendVisitors(
  { url, hotels, today, bookingPauseMs = 50, readingPauseMs = 20, asksAgain = false }: Options,
  guests: ReadonlyMap<string, string>,
) {
  const tally: Tally = { requests: 0, failures: [], booked: [], refused: 0, busy: 0, slowestMs: 0 }
  let isOver = false
  let turn = 0
  const hotel = () => hotels[turn++ % hotels.length]!

  async function ask(path: string, init: RequestInit = {}): Promise<string | null> {
    const began = performance.now()
    tally.requests++
    try {
      const answer = await fetch(`${url}${path}`, init)
      const body = await answer.text()
      if (asksAgain && isBusy(answer)) {
        tally.busy++
        await wait(Number(answer.headers.get('retry-after')) * 1000)
        return null
      }
      // A refusal of a booking is an answer, such as a room that has just been sold.
      if (answer.status < 500 && answer.status !== 404 && answer.status !== 429) return body
      tally.failures.push(`${answer.status} ${path}: ${body.slice(0, 200)}`)
    } catch (error) {
      tally.failures.push(`${path}: ${(error as Error).cause ?? error}`)
    } finally {
      tally.slowestMs = Math.max(tally.slowestMs, performance.now() - began)
    }
    return null
  }

  async function read() {
    const paths = ['/', `/hotels/${hotel()}`, '/zh', '/hotel-search/asia-china-shanghai?rooms=1', '/desk']
    const html = await ask(paths[turn++ % paths.length]!)
    const files = new Set(html?.match(/\/(?:desk\/)?assets\/[\w.-]+\.(?:js|css)/g))
    await Promise.all([...files].map((file) => ask(file)))
  }

  async function book(email: string, token: string) {
    const s_d = addDays(today, 20 + (turn++ % 200))
    const dates = { s_d, e_d: addDays(s_d, 1) }
    const query = new URLSearchParams({ id: hotel(), ...dates, rooms: '1', adults: '2', lang: 'en' })
    const found = await ask(`/api/hot/r_detail?${query}`)
    const { data } = JSON.parse(found ?? '{"data":{}}') as Envelope<Partial<RoomList>>
    // An account may hold few rooms that it has not paid.
    const rate: Rate | undefined = data.rooms
      ?.flatMap(({ rates }) => rates)
      .find(({ payment }) => payment === 'at_hotel')
    if (!rate) return
    const body = new URLSearchParams({
      lang: 'en',
      ...(bookingFields(rate.quote, { 'contact[email]': email }) as Record<string, string>),
    })
    const answer = await ask('/api/hot/r_commit', { method: 'POST', body, headers: { authentic: token } })
    if (answer === null) return
    const told = JSON.parse(answer) as Envelope<{ order_id: string }>
    if (told.code === 1) tally.booked.push(String(told.data.order_id))
    else tally.refused++
  }

  const repeat = async (act: () => Promise<unknown>, pauseMs: number) => {
    while (!isOver) {
      await act()
      await wait(pauseMs)
    }
  }
  const all = [
    ...Array.from({ length: 4 }, () => repeat(read, readingPauseMs)),
    ...[...guests].map(([email, token]) => repeat(() => book(email, token), bookingPauseMs)),
  ]
  return {
    tally,
    stop: async () => {
      isOver = true
      await Promise.all(all)
      return tally
    },
  }
}
