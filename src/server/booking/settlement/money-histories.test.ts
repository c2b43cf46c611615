import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import pLimit from 'p-limit'
import { balanceOf } from '#domain/loyalty/points-lots.ts'
import { agreedNow, duesOfOrder, type OrderSnapshot, windowsOfOrder } from '#domain/order/order-snapshot.ts'
import type { CancellationPolicy } from '#domain/price/cancellation.ts'
import { windowAt } from '#domain/price/cancellation.ts'
import type { PaymentTerms } from '#domain/price/payment-types.ts'
import { openQuote, sealQuote } from '#domain/price/quote.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { instantOf } from '#domain/time/zone-time.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { checkBooks, takenNights } from '#test/support/check-books.ts'
import { reportDifferences } from '#test/support/check-reports.ts'
import { cleanly } from '#test/support/cleanly.ts'
import { ask, sessionByNumber } from '#test/support/guests.ts'
import { memoryProvider } from '#test/support/memory-provider.ts'
import { transaction } from '../../db/database.ts'
import { setUnits } from '../../inventory/set-units.ts'
import { finishPayment } from '../../payments/finish-payment.ts'
import { advancePayments } from '../../payments/operations/advance-payment.ts'
import { renewHolds } from '../../payments/renew-holds.ts'
import { startPayment } from '../../payments/start-payment.ts'
import { grantPoints } from '../../points/grant-points.ts'
import { pointsDate, readLots } from '../../points/points-account.ts'
import { rollUpReports } from '../../reports/roll-up.ts'
import { beginStays, completeStays } from '../advance-order-states.ts'
import { cancelOrder, simulateCancellation } from '../cancel-order.ts'
import { changeOrder, simulateChange } from '../change/change-order.ts'
import { expireOverdueChanges } from '../change/expire-change.ts'
import { expireOverdueHolds } from '../expire-hold.ts'
import type { OrderRow } from '../order-row.ts'
import { markNotArrived } from '../order-states-store.ts'
import { paidOrders } from '../paid-orders.ts'
import { reportedOrders } from '../reported-orders.ts'
import { takeLowerPrice } from '../reprice-order.ts'
import { readOrder } from '../store.ts'
import { cancelUnpaidOrders, captureGuarantees, remindOfBalances } from './collect-balance.ts'

/** `npm run bench -- histories` plays more runs, each with its own seed; the seed reproduces a run. */
const histories = Number(process.env.HISTORIES ?? 2_000)
const usualSeed = 20_270_110
const seed = Number(process.env.HISTORIES_SEED ?? usualSeed)

const hour = 3_600_000
const start = Date.parse('2027-01-10T08:00:00Z')
const [s_d, e_d] = ['2027-01-24', '2027-01-26']
const tick = 6 * hour
const ticks = 70
const pricesFallAt = 12
const startPoints = 500
const mostDirected = 20

let now = start
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
const { db } = app
await fillForBooking(app, start, 20)
await db`delete from restrictions`
await db`
  insert into accounts (id, email, lang, created_at) overriding system value
  select n, 'guest' || n || '@example.com', 'en', ${new Date(start)} from generate_series(1, ${histories + mostDirected}) n`

const percent = (value: number) => ({ of: 'percent', value: value * 100 }) as const
const from = (daysBefore: number, fee: number) => ({
  from: { daysBefore, time: '18:00' as const },
  fee: percent(fee),
})
const policy = (noShow: number, ...steps: CancellationPolicy['steps']): CancellationPolicy => ({
  steps,
  noShow: percent(noShow),
})
const deposit = (value: number): PaymentTerms => ({ type: 'deposit', deposit: percent(value) })

/** Rates for every combination of payment terms and policies. */
const rates: readonly { payment: PaymentTerms; policy: CancellationPolicy }[] = [
  { payment: { type: 'prepay' }, policy: policy(100, from(5, 30), from(1, 100)) },
  { payment: { type: 'prepay' }, policy: policy(100, { from: null, fee: percent(100) }) },
  // The fee never exceeds the deposit.
  { payment: deposit(40), policy: policy(40, from(4, 30)) },
  { payment: deposit(30), policy: policy(100, from(7, 50), from(2, 100)) },
  { payment: { type: 'guarantee' }, policy: policy(100, from(5, 50), from(2, 100)) },
  { payment: { type: 'guarantee' }, policy: policy(80) },
  { payment: { type: 'guarantee' }, policy: policy(100, { from: null, fee: percent(20) }, from(3, 100)) },
]

const { hotel, room } = await findRate(app, { s_d, e_d, rooms: 2, adults: 4, currency: 'USD' })
await transaction(db, (tx) => setUnits(tx, { roomTypeId: room.id, units: 2 * (histories + mostDirected) }))
await db`update hotels set currency = 'USD' where id = ${hotel}`
await db`delete from rate_plans where hotel_id = ${hotel}`
for (const [at, rate] of rates.entries()) {
  await db`
    insert into rate_plans (hotel_id, code, position, name_en, name_zh, percent, single_use, extra_adult, board,
      board_price, children, payment, cancellation)
    values (${hotel}, ${`plan-${at}`}, ${at}, ${`Plan ${at}`}, ${`方案${at}`}, 10000, 10000, 0, 'room_only', 0, '[]',
      ${db.json(rate.payment as never)}, ${db.json(rate.policy as never)})`
}
const before = await takenNights(db)

async function quotesFor(rooms: number): Promise<string[]> {
  const query = new URLSearchParams({
    id: hotel,
    s_d,
    e_d,
    rooms: `${rooms}`,
    adults: `${rooms * 2}`,
    currency: 'USD',
  })
  const { data } = (await app.http.inject({ url: `/api/hot/r_detail?${query}` })).json()
  const { rates: offered } = data.rooms.find(({ id }: { id: string }) => id === room.id)
  return rates.map((_, at) => offered.find(({ name }: { name: string }) => name === `方案${at}`).quote)
}
const quotes = { 1: await quotesFor(1), 2: await quotesFor(2) }

/** A guest's plan; times are ticks after booking. */
type Script = {
  rate: number
  rooms: 1 | 2
  usesPoints: boolean
  pays: boolean
  isHeld: boolean
  balanceAt: number
  reratesAt: number
  /** Changes to this number of nights. */
  changesAt: number
  nights: 1 | 3
  paysChange: boolean
  cancelsAt: number
  cancelsRoomAt: number
  comes: boolean
  isRefused: boolean
  /** The rate of the second room, where the two can be booked together. */
  other: number
}
const sometime = fc.oneof(
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.constant(Infinity) },
  { weight: 2, arbitrary: fc.nat(ticks) },
)
const scripts = fc.record<Script>({
  rate: fc.nat(rates.length - 1),
  rooms: fc.constantFrom(1, 2),
  usesPoints: fc.boolean(),
  pays: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  isHeld: fc.boolean(),
  balanceAt: fc.oneof(fc.constant(Infinity), fc.nat(ticks)),
  reratesAt: fc.oneof(fc.constant(Infinity), fc.nat(ticks)),
  changesAt: fc.oneof(fc.constant(Infinity), fc.nat(ticks)),
  nights: fc.constantFrom(1, 3),
  paysChange: fc.boolean(),
  cancelsAt: sometime,
  cancelsRoomAt: sometime,
  comes: fc.boolean(),
  isRefused: fc.oneof(
    { weight: 4, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  other: fc.nat(rates.length - 1),
})

const usual: Script = {
  rate: 0,
  rooms: 1,
  usesPoints: false,
  pays: true,
  isHeld: false,
  balanceAt: Infinity,
  reratesAt: Infinity,
  changesAt: Infinity,
  nights: 3,
  paysChange: true,
  cancelsAt: Infinity,
  cancelsRoomAt: Infinity,
  comes: true,
  isRefused: false,
  other: 0,
}
/** Combinations that random scripts reach less than once in 200 histories. */
const directed: readonly Script[] = [
  ...[14, 18, 22].map((reratesAt) => ({ ...usual, rate: 3, reratesAt })),
  // The balance after a capture was refused at check-in.
  ...[54, 55, 56, 57, 58, 59, 60].map((balanceAt) => ({
    ...usual,
    rate: 5,
    isHeld: true,
    isRefused: true,
    balanceAt,
  })),
]

const isGuarantee = (rate: number) => rates[rate]!.payment.type === 'guarantee'
/** The rates of the rooms: a hold and a payment are not one booking. */
const ratesOf = ({ rate, other, rooms }: Script): number[] => {
  if (rooms === 1) return [rate]
  return [rate, isGuarantee(rate) === isGuarantee(other) ? other : rate]
}
const isMixed = (script: Script) => new Set(ratesOf(script)).size > 1

/** The amounts paid and held for a room, calculated in the simplest way. */
type ModelRoom = { paid: number; held: number; isCancelled: boolean }
type History = {
  script: Script
  id: string
  guest: string
  snapshot: OrderSnapshot
  rooms: ModelRoom[]
  state: 'held' | 'confirmed' | 'expired' | 'cancelled' | 'no_show' | 'stayed'
  /** Due time of unpaid money; null if there is none. */
  dueAt: number | null
  balanceIsDue: boolean
}

const model = {
  owed: ({ snapshot }: History, at: number) => snapshot.rooms[at]!.dues.now + snapshot.rooms[at]!.dues.later,
  pay(history: History) {
    const { script, snapshot, rooms } = history
    const types = ratesOf(script).map((rate) => rates[rate]!.payment.type)
    const type = types.find((one) => one !== 'prepay') ?? 'prepay'
    const isHeld = type === 'guarantee' && script.isHeld && snapshot.collected !== null
    for (const [at, room] of rooms.entries()) {
      const { now: first, later } = snapshot.rooms[at]!.dues
      if (room.isCancelled) continue
      room.paid = first + (type === 'guarantee' && !isHeld ? later : 0)
      room.held = isHeld ? later : 0
      if (isHeld && script.isRefused) [room.paid, room.held] = [0, later]
    }
    history.state = 'confirmed'
    history.dueAt = type === 'deposit' || isHeld ? snapshot.collected : null
    history.balanceIsDue = type === 'deposit' && snapshot.collected !== null
    // The part of a hold whose fee has begun is captured at once.
    const hasBegun = snapshot.rooms.some(({ dues }) => dues.now > 0)
    if (isHeld && script.isRefused && hasBegun) model.refuse(history, now)
  },
  payBalance(history: History) {
    history.rooms.forEach((room, at) => {
      if (!room.isCancelled) room.paid = model.owed(history, at) - room.held
    })
    history.balanceIsDue = false
    history.dueAt = history.rooms.some(({ held }) => held > 0) ? history.snapshot.collected : null
  },
  /** The amount of a refused capture is due within a day. */
  refuse(history: History, at: number) {
    history.balanceIsDue = true
    const { checkIn } = history.snapshot
    history.dueAt = at < checkIn ? Math.min(at + 24 * hour, checkIn) : null
  },
  lower(history: History, snapshot: OrderSnapshot) {
    history.snapshot = snapshot
    history.rooms.forEach((room, at) => {
      room.paid = Math.min(room.paid, model.owed(history, at))
      room.held = Math.min(room.held, model.owed(history, at) - room.paid)
    })
    const isOpen = history.rooms.some((room, at) => room.paid + room.held < model.owed(history, at))
    if (history.balanceIsDue && isOpen) history.dueAt = snapshot.collected ?? history.dueAt
    if (!isOpen && history.rooms.every(({ held }) => held === 0)) history.dueAt = null
    history.balanceIsDue &&= isOpen
  },
  /**
   * The pool of money pays what is due at once, then the rest; a hold covers what is left. The part of the hold that is
   * due at once is captured.
   */
  change(history: History, snapshot: OrderSnapshot, paidNow: number) {
    history.snapshot = { ...snapshot, collected: snapshot.collected ?? now }
    const live = history.rooms.flatMap((room, at) => (room.isCancelled ? [] : [{ room, at }]))
    const total = sum(live.map(({ at }) => model.owed(history, at)))
    let paid = sum(live.map(({ room }) => room.paid)) + paidNow
    let held = sum(live.map(({ room }) => room.held))
    const release = Math.min(held, Math.max(0, paid + held - total))
    held -= release
    paid -= Math.max(0, paid + held - total)
    const isOpen = paid + held < total
    let isCaptureRefused = false
    for (const { room } of live) [room.paid, room.held] = [0, 0]
    for (const part of ['now', 'later'] as const) {
      for (const { room, at } of live) {
        const owed = snapshot.rooms[at]!.dues[part]
        const fromPaid = Math.min(paid, owed)
        const fromHeld = Math.min(held, owed - fromPaid)
        const isCaptured = part === 'now' && fromHeld > 0
        isCaptureRefused ||= isCaptured && history.script.isRefused
        room.paid += fromPaid + (isCaptured && !isCaptureRefused ? fromHeld : 0)
        room.held += isCaptured ? 0 : fromHeld
        paid -= fromPaid
        held -= fromHeld
      }
    }
    history.balanceIsDue = isOpen
    // A rest beyond a hold is due before the hold is captured.
    const lead = rates[history.script.rate]!.payment.type === 'guarantee' ? 24 * hour : 0
    if (isOpen) history.dueAt = history.snapshot.collected! - lead
    else history.dueAt = heldBy(history.rooms) > 0 ? history.snapshot.collected : null
    if (isCaptureRefused) model.refuse(history, now)
  },
  end(history: History, at: number, moment: number, kind: 'cancelled' | 'no_show') {
    const room = history.rooms[at]!
    const { fees, noShow } = history.snapshot.rooms[at]!
    const fee = history.state === 'held' ? 0 : kind === 'no_show' ? noShow.fee : windowAt(fees, moment).fee
    // After a refused capture no held amount can be kept.
    room.paid = Math.min(history.script.isRefused ? room.paid : room.paid + room.held, fee)
    room.held = 0
    room.isCancelled = kind === 'cancelled'
    // The rest may have been that of this room alone.
    history.balanceIsDue &&= history.rooms.some(
      ({ paid, held, isCancelled }, position) => !isCancelled && paid + held < model.owed(history, position),
    )
  },
}

const everyRate = rates.map((_, at) => at)
/** The rates of `rates` for which each operation occurs in 2,000 histories with the usual seed. */
const operations = {
  booked: everyRate,
  'booked with points': everyRate,
  charged: everyRate,
  held: [4, 5, 6],
  'paid the balance': [2, 3, 5],
  'took a lower price': [0, 2, 3, 4, 5],
  'changed at once': everyRate,
  'paid for a change': everyRate,
  'left a change unpaid': everyRate,
  'cancelled a room': everyRate,
  'cancelled a hold': everyRate,
  'cancelled an order': everyRate,
  'did not come': everyRate,
  expired: everyRate,
  'cancelled as unpaid': [2, 3, 4, 6],
  'captured a guarantee': [4, 5, 6],
  'was refused a capture': [4, 5],
  'renewed a hold': [4, 5],
  'booked at two rates': everyRate,
  'cancelled one of two rates': everyRate,
  'kept the paid room of two rates': [0, 1],
} as const satisfies Record<string, readonly number[]>
type Operation = keyof typeof operations
const occurred = new Map<Operation, Set<number>>()
const record = (operation: Operation, { rate }: Script) => {
  occurred.set(operation, (occurred.get(operation) ?? new Set()).add(rate))
}

const played: History[] = []
const byOutNo = new Map<string, History>()
const memory = memoryProvider({
  now: () => now,
  isRefused: (outNo) => byOutNo.get(outNo)!.script.isRefused,
  onRenewed: (outNo, amount) => {
    const { rooms, script } = byOutNo.get(outNo)!
    record('renewed a hold', script)
    assert.equal(amount, heldBy(rooms), `renewed hold of ${JSON.stringify(script)}`)
  },
})
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const heldBy = (rooms: readonly ModelRoom[]) => sum(rooms.map(({ held }) => held))

const worldFor = (isHeld: boolean) => {
  const keptMails = { ...app.booking.outbox, put: async () => {} }
  const booking = {
    ...app.booking,
    methods: ['paypal' as const],
    holding: isHeld ? (['paypal'] as const) : [],
    outbox: keptMails as never,
    listeners: [],
  }
  const providers = new Map([['paypal' as const, memory.provider]])
  return { booking, payments: { ...app.payments, providers, orders: paidOrders(booking) } }
}
const worlds = { held: worldFor(true), charged: worldFor(false) }
const { booking, payments } = worlds.held
const worldOf = ({ isHeld }: Script) => (isHeld ? worlds.held : worlds.charged)

const many = pLimit(6)
const each = (some: readonly History[], act: (history: History) => Promise<void>) =>
  Promise.all(some.map((history) => many(() => act(history))))

async function book(script: Script, n: number): Promise<History> {
  const guest = `${n + 1}`
  const keys = await booking.keyring()
  const renewed = (token: string) => {
    const opened = openQuote(token, keys, start)
    assert.ok(opened.ok)
    return sealQuote({ ...opened.value, expires: now + hour }, keys)
  }
  const quoted = isMixed(script)
    ? Object.fromEntries(ratesOf(script).map((rate, at) => [`quotes[${at}]`, renewed(quotes[1][rate]!)]))
    : { quote: renewed(quotes[script.rooms][script.rate]!) }
  if (script.usesPoints) {
    await transaction(db, (tx) =>
      grantPoints(tx, { guestId: guest, orderId: `${1_000_000 + n}`, points: startPoints, now }),
    )
  }
  const { quote: _, ...guests } = bookingFields('', { rooms: script.rooms })
  const fields = {
    ...guests,
    ...quoted,
    'contact[email]': `guest${guest}@example.com`,
    ...(script.usesPoints ? { points: startPoints } : {}),
  }
  const { body } = await ask(app, 'hot/r_commit', fields, { headers: { authentic: guest } })
  assert.equal(body.code, 1, JSON.stringify(body))
  const { order_id: id } = body.data as unknown as { order_id: string }
  record(script.usesPoints ? 'booked with points' : 'booked', script)
  if (isMixed(script)) record('booked at two rates', script)
  const { snapshot } = (await readOrder(db, id))!
  const rooms = snapshot.rooms.map(() => ({ paid: 0, held: 0, isCancelled: false }))
  return { script, id, guest, snapshot, rooms, state: 'held', dueAt: null, balanceIsDue: false }
}

/** Starts and approves a payment; false if nothing is payable. */
async function pay({ script, id, guest }: History): Promise<boolean> {
  const { payments } = worldOf(script)
  const asked = { orderId: id, guestId: guest, method: 'paypal' as const }
  const started = await startPayment(payments, asked)
  if (!started.ok) return false
  byOutNo.set(started.value.payment.outNo, played.find((one) => one.id === id)!)
  await finishPayment(payments, asked)
  return true
}

async function cancel({ id, guest }: History, room?: string): Promise<boolean> {
  const asked = { id, guestId: guest, ...(room ? { room } : {}) }
  const shown = await simulateCancellation(booking, asked)
  if (!shown.ok) return false
  const done = await transaction(db, (tx) => cancelOrder(booking, tx, { ...asked, sim: shown.value.sim }))
  return done.ok
}

/** Changes the number of nights, and pays the difference or leaves it. */
async function change(history: History) {
  const { script, id, guest, rooms } = history
  const left = rooms.filter(({ isCancelled }) => !isCancelled).length
  const query = { id, s_d, e_d: addDays(s_d, script.nights), rooms: left, adults: 2 * left, ages: [] }
  const shown = await simulateChange(booking, query, { guestId: guest, locale: 'en' })
  const option = shown.ok ? shown.value.options.find(({ same_rate }) => same_rate) : undefined
  if (!option) return
  const { sealed, fee, difference, balance } = option
  assert.ok(balance.amount >= 0)
  const cancelled = await simulateCancellation(booking, { id, guestId: guest })
  assert.ok(cancelled.ok && fee.amount <= cancelled.value.fee.amount, JSON.stringify(script))
  const done = await transaction(db, (tx) => changeOrder(booking, tx, { id, sealed }, guest))
  assert.ok(done.ok, JSON.stringify(done))
  if (done.value.due && !script.paysChange) {
    record('left a change unpaid', script)
    return
  }
  if (done.value.due) assert.ok(await pay(history), `cannot pay the change of ${JSON.stringify(script)}`)
  record(done.value.due ? 'paid for a change' : 'changed at once', script)
  const { snapshot } = (await readOrder(db, id))!
  assert.equal(snapshot.stay.departure, query.e_d)
  model.change(history, snapshot, Math.max(0, difference.amount))
}

const isLive = ({ state }: History) => state === 'held' || state === 'confirmed'

async function act(history: History, at: number) {
  const { script, rooms } = history
  if (at === 0 && script.pays && (await pay(history))) {
    model.pay(history)
    record(heldBy(rooms) > 0 ? 'held' : 'charged', script)
  }
  if (at === script.balanceAt && history.state === 'confirmed' && (await pay(history))) {
    assert.ok(history.balanceIsDue, `paid what was not due: ${JSON.stringify(script)}`)
    record('paid the balance', script)
    model.payBalance(history)
  }
  if (at === script.reratesAt && history.state === 'confirmed') {
    const asked = { id: history.id, guestId: history.guest }
    const taken = await transaction(db, (tx) => takeLowerPrice(booking, tx, asked))
    if (taken.ok) {
      record('took a lower price', script)
      model.lower(history, taken.value.snapshot)
    }
  }
  if (at === script.changesAt && history.state === 'confirmed') await change(history)
  if (at === script.cancelsRoomAt && script.rooms === 2 && isLive(history) && !rooms[1]!.isCancelled) {
    const [, second] = (await readOrder(db, history.id))!.rooms
    if (await cancel(history, second!.id)) {
      record('cancelled a room', script)
      if (isMixed(script)) record('cancelled one of two rates', script)
      model.end(history, 1, now, 'cancelled')
      if (rooms.every(({ isCancelled }) => isCancelled)) history.state = 'cancelled'
    }
  }
  if (at === script.cancelsAt && isLive(history) && (await cancel(history))) {
    record(history.state === 'held' ? 'cancelled a hold' : 'cancelled an order', script)
    endAll(history, now, 'cancelled')
  }
}

const isUnpaid = (history: History, at: number) =>
  history.rooms[at]!.paid + history.rooms[at]!.held < model.owed(history, at)

function endAll(history: History, moment: number, kind: 'cancelled' | 'no_show') {
  history.rooms.forEach((room, at) => {
    if (!room.isCancelled) model.end(history, at, moment, kind)
  })
  history.state = kind
}

/** Effects of time on an order. */
function passTime(history: History) {
  const { snapshot, rooms, script } = history
  if (history.state === 'held') {
    record('expired', script)
    history.state = 'expired'
  }
  if (history.state !== 'confirmed') return
  if (history.balanceIsDue && history.dueAt! <= now && now < snapshot.checkIn) {
    record('cancelled as unpaid', script)
    const owing = rooms.flatMap((room, at) => (isUnpaid(history, at) && !room.isCancelled ? [at] : []))
    const left = rooms.filter(({ isCancelled }) => !isCancelled).length
    if (isMixed(script) && owing.length < left) {
      record('kept the paid room of two rates', script)
      for (const at of owing) model.end(history, at, history.dueAt!, 'cancelled')
      history.dueAt = null
    } else endAll(history, history.dueAt!, 'cancelled')
    return
  }
  if (heldBy(rooms) > 0 && snapshot.collected! <= now) {
    const isRefused = script.isRefused
    record(isRefused ? 'was refused a capture' : 'captured a guarantee', script)
    for (const room of rooms) [room.paid, room.held] = [room.paid + (isRefused ? 0 : room.held), 0]
    if (!history.balanceIsDue) history.dueAt = null
    if (isRefused) model.refuse(history, now)
    return
  }
}

async function runJobs() {
  const orderJobs = [
    expireOverdueHolds,
    expireOverdueChanges,
    remindOfBalances,
    cancelUnpaidOrders,
    captureGuarantees,
  ]
  for (const job of orderJobs) await cleanly(job(booking))
  await cleanly(renewHolds(payments))
  await cleanly(advancePayments(payments))
  for (const job of [beginStays, completeStays]) await cleanly(job(booking))
  await cleanly(advancePayments(payments))
}

type Row = { id: string; state: string; captured: number; refunded: number; outNos: string[] }

async function compare(at: number) {
  const rows = await db<Row[]>`
    select orders.id, orders.state, coalesce(sum(captured), 0)::float8 as captured,
      coalesce(sum(refunded), 0)::float8 as refunded, array_remove(array_agg(out_no), null) as "outNos"
    from orders left join payments on order_id = orders.id group by orders.id`
  const found = new Map(rows.map((row) => [row.id, row]))
  for (const history of played) {
    const row = found.get(history.id)!
    const told = `at tick ${at}: ${JSON.stringify({ ...history, snapshot: undefined })} is ${row.state}`
    const atProvider = sum(
      row.outNos.map((outNo) => memory.sumsOf(outNo).captured - memory.sumsOf(outNo).refunded),
    )
    const expected = sum(history.rooms.map(({ paid }) => paid))
    assert.equal(atProvider, expected, `kept by the provider ${told}`)
    assert.equal(row.captured - row.refunded, expected, `kept by the books ${told}`)
    const stays = ['staying', 'completed'].includes(row.state)
    if (!stays) assert.equal(row.state, history.state, told)
    if (stays) {
      assert.equal(history.state, 'confirmed', told)
      const owed = history.rooms.map((room, position) =>
        room.isCancelled ? room.paid : model.owed(history, position),
      )
      assert.equal(expected, sum(owed), `unpaid ${told}`)
    }
  }
}

/** The order as shown to its guest agrees with its payments. */
function checkShown(order: OrderRow, { rooms, snapshot, script }: History) {
  const left = agreedNow(order)
  const live = rooms.map((room, at) => ({ ...room, at })).filter(({ isCancelled }) => !isCancelled)
  const refund = sum(
    live.map(({ paid, at }) => Math.max(0, paid - windowAt(snapshot.rooms[at]!.fees, now).fee)),
  )
  assert.equal(
    windowAt(windowsOfOrder(left), now).refund,
    refund,
    `refund shown for ${JSON.stringify(script)}`,
  )
  const owed = sum(live.map(({ at }) => snapshot.rooms[at]!.dues.now + snapshot.rooms[at]!.dues.later))
  assert.equal(
    duesOfOrder(left).later,
    owed - sum(live.map(({ paid }) => paid)),
    `due later for ${JSON.stringify(script)}`,
  )
}

test(`${histories} random histories: captured less refunded always equals the amount that each order owes`, async () => {
  const sample = [...fc.sample(scripts, { numRuns: histories, seed }), ...directed]
  assert.ok(directed.length <= mostDirected)
  played.push(...(await Promise.all(sample.map((script, n) => many(() => book(script, n))))))
  for (let at = 0; at <= ticks; at++) {
    if (at === pricesFallAt) await db`update rate_plans set percent = 8000 where hotel_id = ${hotel}`
    await each(played, (history) => act(history, at))
    await cleanly(advancePayments(payments))
    if (at % 10 === 5) {
      await each(
        played.filter(({ state }) => state === 'confirmed').filter((_, n) => n % 7 === at % 7),
        async (history) => checkShown((await readOrder(db, history.id))!, history),
      )
    }
    now += tick
    for (const history of played) passTime(history)
    await markNoShows()
    await runJobs()
    await compare(at)
    if (at % 10 === 0 || at === ticks) {
      await rollUpReports({ db, now: () => now, orders: reportedOrders })
      assert.deepEqual(await reportDifferences(db), [], `reports at tick ${at}`)
    }
  }
  assert.deepEqual(await checkBooks(db, before), [])
  for (const { guest, script, state, rooms } of played) {
    if (!script.usesPoints) continue
    const points = balanceOf(await readLots(db, guest), pointsDate(now))
    const isFree = state === 'expired' || (state === 'cancelled' && sum(rooms.map(({ paid }) => paid)) === 0)
    if (isFree && !script.pays) assert.equal(points, startPoints, JSON.stringify(script))
  }
  checkOccurred()
})

/** Every operation must occur for each rate that allows it, so that no random sample skips a rule. */
function checkOccurred() {
  for (const [operation, expected] of Object.entries(operations)) {
    const found = occurred.get(operation as Operation) ?? new Set()
    assert.ok(found.size > 0, `no history ${operation}`)
    if (seed !== usualSeed) continue
    const missing = expected.filter((rate) => !found.has(rate))
    assert.deepEqual(missing, [], `rates without a history that ${operation}`)
  }
}

/** The hotel reports no-shows between check-in and midnight; the orders end with the day. */
async function markNoShows() {
  for (const history of played) {
    const { script, state, snapshot, id } = history
    if (script.comes || state !== 'confirmed' || now < snapshot.checkIn) continue
    if (now < arrivalIsOver(snapshot)) {
      const [{ number }] = await db<[{ number: string }]>`select number from orders where id = ${id}`
      await markNotArrived(db, number)
    } else {
      record('did not come', script)
      endAll(history, now, 'no_show')
    }
  }
}

const arrivalIsOver = ({ zone }: OrderSnapshot) => instantOf(addDays(s_d, 1), '00:00', zone)
