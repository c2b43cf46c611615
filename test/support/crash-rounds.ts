import { setTimeout as wait } from 'node:timers/promises'
import type { RoomList } from '#contract/hotels.ts'
import { addDays } from '#domain/plain-date.ts'
import type { Pool } from '#server/db/database.ts'
import { bookingFields } from './bookings.ts'
import { checkBooks, takenNights } from './check-books.ts'
import type { openKillableServers } from './killable-servers.ts'

/** Every named step of the use cases that take and return nights; the last of each is after its transaction. */
export const stepsOf = {
  commit: ['priced', 'nights_taken', 'order_written', 'booked'],
  cancel: ['nights_returned', 'cancellation_written', 'cancelled'],
  expiry: ['nights_returned', 'expiry_written', 'expired'],
} as const
export type Verb = keyof typeof stepsOf

/** At a named step, after so many milliseconds, or by the database itself. */
export type Crash =
  | { during: Verb; at: string }
  | { during: Verb; afterMs: number }
  | { during: Verb; database: true }

export const everyStep = (Object.keys(stepsOf) as Verb[]).flatMap((during) =>
  stepsOf[during].map((at): Crash => ({ during, at })),
)

type World = {
  db: Pool
  servers: Awaited<ReturnType<typeof openKillableServers>>
  hotel: string
  arrival: string
  killDatabase?: () => Promise<void>
}
type Booked = { order: string; guest: number }
export type Tally = {
  crashes: number
  missed: string[]
  booked: number
  cancelled: number
  refused: number
  faults: string[]
}

const bystanders = 3
const halfAnHour = 31 * 60_000

/**
 * Kills the server, or the database, while guests book, cancel and let holds end; all send again what was not answered.
 * Whatever they were told must be true afterwards.
 */
export async function crashRounds(
  world: World,
  crashes: readonly Crash[],
  progress = (_: number) => {},
): Promise<Tally> {
  const { db, servers } = world
  const before = await takenNights(db)
  const tally: Tally = { crashes: 0, missed: [], booked: 0, cancelled: 0, refused: 0, faults: [] }
  const told = new Map<string, 'booked' | 'cancelled'>()
  let guest = 0

  async function book(): Promise<Booked | null> {
    const by = ++guest
    const quote = await quoteOf(world, by)
    if (!quote) return null
    const { code, data } = await servers.ask('hot/r_commit', bookingFields(quote), by)
    if (code !== 1) {
      tally.refused++
      return null
    }
    tally.booked++
    const order = data.order_id as string
    told.set(order, 'booked')
    return { order, guest: by }
  }
  async function cancel({ order, guest: by }: Booked) {
    const { data } = await servers.ask('order/s_cancel', { id: order }, by, 'GET')
    const fields = { id: order, sim: data.sim, req_id: `cancel-order-${order}` }
    const { code } = await servers.ask('order/o_cancel', fields, by)
    if (code !== 1) return
    tally.cancelled++
    told.set(order, 'cancelled')
  }
  async function expire({ order }: Booked) {
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(20)) {
      servers.tell({ expire: true })
      await wait(20)
      const [row] = await db<{ state: string }[]>`select state from orders where id = ${order}`.catch(
        () => [],
      )
      if (row?.state === 'expired') return
    }
    throw new Error(`order ${order} does not expire`)
  }

  for (const [at, crash] of crashes.entries()) {
    const own = crash.during === 'commit' ? null : await book()
    if (crash.during === 'expiry') servers.moveClock(halfAnHour)
    if ('at' in crash) servers.tell({ dieAt: crash.at })
    const acts = [
      crash.during === 'commit' ? book() : crash.during === 'cancel' ? cancel(own!) : expire(own!),
      ...Array.from({ length: bystanders }, () => book().then((some) => some && cancel(some))),
    ]
    const work = Promise.all(acts)
    if ('database' in crash) {
      await wait(30)
      await world.killDatabase!()
      tally.crashes++
      await work
    } else {
      const kill =
        'afterMs' in crash
          ? wait(crash.afterMs)
              .then(servers.kill)
              .then(() => wait(1_000))
          : null
      if (await servers.dies(Promise.all([work, kill]))) tally.crashes++
      else tally.missed.push(JSON.stringify(crash))
    }
    servers.tell({ dieAt: null })
    progress(at + 1)
  }
  await idle(db)
  tally.faults = [...(await checkBooks(db, before)), ...(await untrue(db, told))]
  return tally
}

/** A price for some night of the coming weeks, so that rooms are few and seldom sold out. */
async function quoteOf({ servers, hotel, arrival }: World, guest: number): Promise<string | null> {
  const s_d = addDays(arrival, guest % 14)
  const stay = { id: hotel, s_d, e_d: addDays(s_d, 1 + (guest % 3)), adults: 2, currency: 'CNY' }
  const { data } = await servers.ask('hot/r_detail', stay, guest, 'GET')
  const rates = ((data as unknown as RoomList).rooms ?? []).flatMap((room) => room.rates)
  return rates.find(({ payment }) => payment === 'prepay')?.quote ?? null
}

/** Transactions of the dead are over. */
async function idle(db: Pool) {
  const others = () => db`
    select from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`
  for (let tries = 0; tries < 500 && (await others()).length > 0; tries++) await wait(20)
}

/** What guests were told and the tables do not know. */
async function untrue(db: Pool, told: ReadonlyMap<string, 'booked' | 'cancelled'>): Promise<string[]> {
  const rows = await db<{ id: string; state: string }[]>`select id, state from orders`
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  const lost = [...told].filter(
    ([id, what]) => !states.has(id) || (what === 'cancelled' && states.get(id) !== 'cancelled'),
  )
  return [
    ...lost.map(
      ([id, what]) => `a guest was told that order ${id} is ${what}, and it is ${states.get(id) ?? 'lost'}`,
    ),
    ...rows.filter(({ id }) => !told.has(id)).map(({ id }) => `nobody was told of order ${id}`),
  ]
}
