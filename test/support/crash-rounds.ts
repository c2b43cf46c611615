import { setTimeout as wait } from 'node:timers/promises'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import type { Pool } from '#server/db/database.ts'
import { compareStatement } from '#server/payments/compare-statement.ts'
import { connectProviders } from '#server/payments/open-payments.ts'
import { readSettings } from '#server/settings.ts'
import { testSecret } from './app.ts'
import { checkBooks, takenNights } from './check-books.ts'
import { type Booked, type CrashContext, crashGuests, type Told } from './crash-guests.ts'

/**
 * Every named step of the use cases that take and return nights or money, by the guest's action. Steps named
 * `…_written` and `…_settled` precede the commit, the others follow it.
 */
const stepsOf = {
  commit: ['priced', 'nights_taken', 'order_written', 'booked'],
  cancel: ['nights_returned', 'cancellation_written', 'cancelled'],
  expiry: ['nights_returned', 'expiry_written', 'expired'],
  change: ['change_nights_taken', 'change_held', 'changed'],
  change_payment: [
    'capture_written',
    'change_nights_moved',
    'change_written',
    'order_settled',
    'capture_recorded',
  ],
  change_expiry: ['change_nights_returned', 'change_expiry_written', 'change_expired'],
  payment: [
    'payment_committed',
    'payment_begun',
    'capture_committed',
    'capture_answered',
    'capture_written',
    'order_settled',
    'capture_recorded',
  ],
  message: ['capture_written', 'order_settled', 'message_written', 'message_taken'],
  refund: ['refund_committed', 'refund_answered', 'refund_written', 'refund_recorded'],
  closing: ['close_committed', 'close_answered', 'close_recorded'],
} as const
export type Verb = keyof typeof stepsOf
export const verbs = Object.keys(stepsOf) as Verb[]

/** At a named step, after this many milliseconds, or by killing the database. */
export type Crash =
  | { during: Verb; at: string }
  | { during: Verb; afterMs: number }
  | { during: Verb; database: true }

export const everyStep = verbs.flatMap((during) => stepsOf[during].map((at): Crash => ({ during, at })))

type World = CrashContext & { readonly killDatabase?: () => Promise<void> }
export type Tally = {
  crashes: number
  missed: string[]
  booked: number
  paid: number
  cancelled: number
  refused: number
  faults: string[]
}

const halfAnHour = 31 * 60_000
const methods: readonly PaymentMethod[] = ['paypal', 'alipay', 'unionpay']

/**
 * Kills the server, or the database, while guests book, pay, cancel and let holds expire. Every response they
 * received must be true afterwards, and the providers' money movements must match our books.
 */
export async function crashRounds(
  context: World,
  crashes: readonly Crash[],
  progress = (_: number) => {},
): Promise<Tally> {
  const { db, servers } = context
  const before = await takenNights(db)
  const began = servers.now()
  const guests = crashGuests(context)
  const missed: string[] = []
  let died = 0

  for (const [at, crash] of crashes.entries()) {
    const method = methods[at % methods.length]!
    const act = await prepare(crash.during, method)
    if ('at' in crash) servers.tell({ dieAt: crash.at })
    const work = Promise.all([act(), ...bystanders(method)])
    if ('database' in crash) {
      await wait(30)
      await context.killDatabase!()
      died++
      await work
    } else {
      const kill =
        'afterMs' in crash
          ? wait(crash.afterMs)
              .then(servers.kill)
              .then(() => wait(1_000))
          : null
      if (await servers.dies(Promise.all([work, kill]))) died++
      else missed.push(JSON.stringify(crash))
    }
    servers.tell({ dieAt: null })
    progress(at + 1)
  }
  await settle()
  const faults = [
    ...(await checkBooks(db, before)),
    ...(await untrue(db, guests.told)),
    ...(await unsettled(db)),
    ...(await differencesAtProviders(context, began)),
  ]
  return { crashes: died, missed, ...guests.counts, faults }

  /** Everything up to the moment at which the server may die. */
  async function prepare(during: Verb, method: PaymentMethod): Promise<() => Promise<unknown>> {
    if (during === 'commit') return guests.book
    const own = await bookSurely()
    if (during === 'payment') return () => guests.pay(own, 'paypal')
    if (during === 'message') return () => guests.pay(own, method === 'paypal' ? 'alipay' : method)
    if (during === 'closing') await guests.begin(own, 'paypal')
    if (during === 'closing' || during === 'expiry') servers.moveClock(halfAnHour)
    if (during === 'expiry') return () => guests.expire(own)
    if (during === 'closing') return () => guests.paymentIs(own, 'expired')
    await guests.pay(own, method)
    if (during === 'change') return () => guests.change(own)
    if (during === 'change_payment' || during === 'change_expiry') {
      if (!(await guests.change(own))) return prepare(during, method)
      if (during === 'change_payment') return () => guests.payChange(own, method)
      servers.moveClock(halfAnHour)
      return () => guests.changeIs(own, 'expired')
    }
    if (during === 'cancel') return () => guests.cancel(own)
    await guests.cancel(own)
    return () => guests.paymentIs(own, 'refunded')
  }

  async function bookSurely(): Promise<Booked> {
    for (let tries = 0; tries < 20; tries++) {
      const booked = await guests.book()
      if (booked) return booked
    }
    throw new Error('nothing can be booked')
  }

  /** Two other guests: one books and cancels, one pays, and every second payer cancels. */
  function bystanders(method: PaymentMethod) {
    const booking = () => guests.book()
    return [
      booking().then((some) => some && guests.cancel(some)),
      booking().then(async (some) => {
        if (!some) return
        await guests.pay(some, method)
        if (some.guest % 2 === 0) await guests.cancel(some)
      }),
    ]
  }

  /** Unpaid holds expire, and every decided movement is executed. */
  async function settle() {
    servers.moveClock(halfAnHour)
    await guests.until('all is done', async () => {
      const [open] = await db<[{ n: number }]>`
        select (select count(*) from payment_operations where state in ('planned', 'sent', 'unknown'))
          + (select count(*) from payments where state in ('created', 'pending'))
          + (select count(*) from orders where state = 'held')
          + (select count(*) from order_changes where state = 'pending')
          + (select count(*) from pg_stat_activity where datname = current_database()
              and xact_start is not null and pid <> pg_backend_pid()) as n`
      return Number(open.n) === 0
    })
  }
}

/** Responses to guests that contradict the tables. */
async function untrue(db: Pool, told: ReadonlyMap<string, Told>): Promise<string[]> {
  const rows = await db<{ id: string; state: string }[]>`select id, state from orders`
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  const isTrue: Record<Told, (state: string) => boolean> = {
    booked: (state) => state === 'expired',
    paid: (state) => state === 'confirmed',
    cancelled: (state) => state === 'cancelled',
  }
  return [
    ...[...told].flatMap(([id, what]) =>
      isTrue[what](states.get(id) ?? 'lost')
        ? []
        : [`a guest was told that order ${id} is ${what}, and it is ${states.get(id) ?? 'lost'}`],
    ),
    ...rows.filter(({ id }) => !told.has(id)).map(({ id }) => `nobody was told of order ${id}`),
  ]
}

/** Nothing needs a manual review, and every payment of a cancelled order is refunded. */
async function unsettled(db: Pool): Promise<string[]> {
  const rows = await db<{ id: string; state: string; review: string | null }[]>`
    select payments.id, payments.state, review from payments join orders on orders.id = order_id
    where review is not null or (orders.state = 'cancelled' and captured <> payments.refunded)`
  return rows.map(({ id, state, review }) => `payment ${id} is ${state}, for a person: ${review}`)
}

/** Differences between a provider's statement and our books, on any day of the run. */
export async function differencesAtProviders(
  { db, servers }: { db: Pool; servers: Pick<World['servers'], 'sim' | 'now' | 'moveClock'> },
  began: number,
): Promise<string[]> {
  const last = dateIn('UTC', servers.now())
  // The statement of a day is available on the next.
  servers.moveClock(2 * 86_400_000)
  const settings = readSettings({ ...servers.sim.merchant, SECRET: testSecret })
  const providers = connectProviders({ settings, now: servers.now })
  const faults: string[] = []
  for (let day = addDays(dateIn('UTC', began), -1); day <= addDays(last, 1); day = addDays(day, 1)) {
    for (const method of providers.keys()) {
      const compared = await compareStatement({ db, now: servers.now, providers }, method, day)
      for (const { what, kind, id } of compared?.differences ?? [])
        faults.push(`${method} on ${day}: ${kind} ${id} is ${what}`)
    }
  }
  return faults
}
