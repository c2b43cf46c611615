import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Booked, Order } from '#contract/booking.ts'
import { openQuote, sealQuote } from '#domain/price/quote.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { bookingFields, findRate } from '#test/support/bookings.ts'
import { checkBooks, takenNights } from '#test/support/check-books.ts'
import { ask, usualContact } from '#test/support/guests.ts'
import { historyPayers } from '#test/support/history-payers.ts'
import { openPayingSite } from '#test/support/paying-site.ts'
import { transaction } from '../db/database.ts'
import { setUnits } from '../inventory/set-units.ts'
import { expireOverdueHolds } from './expire-hold.ts'

const start = Date.parse('2027-01-10T08:00:00Z')
const nightsInAll = 4
const site = await openPayingSite({ start, hotels: 20 })
const { app, db, dieAt } = site
const { booking: context } = app
const payers = await historyPayers(site)
const guests = 4_000
await db`
  insert into accounts (id, email, lang, created_at) overriding system value
  select n, 'guest' || n || '@example.com', 'en', now() from generate_series(201, ${guests}) n`
await db`
  insert into confirmed_contacts (account_id, email, confirmed_at)
  select n, ${usualContact}, now() from generate_series(201, ${guests}) n`
const first = '2027-02-12'
const payment = 'prepay' as const
const { hotel, room } = await findRate(app, {
  payment,
  free: true,
  s_d: first,
  e_d: addDays(first, nightsInAll),
  rooms: 2,
  adults: 4,
})
await db`delete from inventory_nights where room_type_id = ${room.id}`
const setTo = (units: number) => transaction(db, (tx) => setUnits(tx, { roomTypeId: room.id, units }))
await setTo(20)

type Wish = { from: number; nights: number; rooms: number }
const quotes = new Map<string, string>()
for (let from = 0; from < nightsInAll; from++) {
  for (let nights = 1; nights <= nightsInAll - from; nights++) {
    for (const rooms of [1, 2]) {
      const stay = { s_d: addDays(first, from), e_d: addDays(first, from + nights) }
      const found = await findRate(app, { payment, free: true, hotel, rooms, adults: rooms * 2, ...stay })
      assert.equal(found.room.id, room.id)
      quotes.set(`${from} ${nights} ${rooms}`, found.rate.quote)
    }
  }
}

/** The quote of a stay, with the current time. */
async function quoteFor({ from, nights, rooms }: Wish) {
  const keys = await context.keyring()
  const opened = openQuote(quotes.get(`${from} ${nights} ${rooms}`)!, keys, start)
  assert.ok(opened.ok)
  return sealQuote({ ...opened.value, expires: site.now() + 60_000 }, keys)
}

let guest = 0
type Request = { guest: number; fields: Record<string, unknown>; answer: unknown }
type Known = Wish & {
  id: string
  guest: number
  state: string
  rooms: number
  request: Request
  /** The provider has received the money, but no notification has arrived. */
  isPaidUnnoticed: boolean
}
/** The expected state, calculated in the simplest way. */
type Model = { units: number; orders: Known[] }

const isLive = ({ state }: Known) => state === 'held' || state === 'confirmed'
const soldOn = ({ orders }: Model, night: number) =>
  orders
    .filter((order) => isLive(order) && order.from <= night && night < order.from + order.nights)
    .reduce((sum, { rooms }) => sum + rooms, 0)
const fits = (model: Model, { from, nights, rooms }: Wish) =>
  Array.from({ length: nights }, (_, at) => from + at).every(
    (night) => soldOn(model, night) + rooms <= model.units,
  )

async function commit(wish: Wish) {
  const by = ++guest
  const fields = bookingFields(await quoteFor(wish), { rooms: wish.rooms })
  const send = async () => (await ask(app, 'hot/r_commit', fields, as(by))).body
  let body = await send()
  // A request without an answer is retried.
  if (body.code >= 500) body = await send()
  const data = body.data as unknown as Booked
  const request = { guest: by, fields, answer: body }
  return body.code === 1
    ? { ...wish, id: data.order_id, guest: by, state: 'held', request, isPaidUnnoticed: false }
    : null
}
const as = (by: number) => ({ headers: { authentic: `${by}` } })

async function cancel({ id, guest: by }: Known, only?: string) {
  const asked = { id, ...(only ? { room: only } : {}) }
  const shown = await ask(app, 'order/s_cancel', asked, { ...as(by), method: 'GET' })
  if (shown.body.code !== 1) return false
  const fields = { ...asked, sim: shown.body.data.sim, req_id: `cancel-${id}-${only ?? 'all'}-${++guest}` }
  const send = async () => (await ask(app, only ? 'order/r_cancel' : 'order/o_cancel', fields, as(by))).body
  const body = await send()
  return (body.code >= 500 ? await send() : body).code === 1
}
const stateOf = async ({ id }: Known) =>
  (await db<{ state: string }[]>`select state from orders where id = ${id}`)[0]!.state

type Step = fc.AsyncCommand<Model, object>
const command = (name: string, run: (model: Model) => Promise<void>): Step => ({
  check: () => true,
  run,
  toString: () => name,
})
const nth = (model: Model, at: number) => model.orders[at % Math.max(1, model.orders.length)]

const wishes = fc
  .record({
    from: fc.nat(nightsInAll - 1),
    nights: fc.integer({ min: 1, max: 4 }),
    rooms: fc.constantFrom(1, 1, 2),
  })
  .map(({ from, nights, rooms }) => ({ from, nights: Math.min(nights, nightsInAll - from), rooms }))

const commits = (wish: Wish, step: string | null) =>
  command(`commit ${JSON.stringify(wish)} ${step ? `dying at ${step}` : ''}`, async (model) => {
    dieAt(step)
    const expected = fits(model, wish)
    const order = await commit(wish)
    dieAt(null)
    assert.equal(order !== null, expected)
    if (order) model.orders.push(order)
  })
const cancels = (at: number, step: string | null) =>
  command(`cancel ${at}`, async (model) => {
    const order = nth(model, at)
    if (!order) return
    dieAt(step)
    const done = await cancel(order)
    dieAt(null)
    assert.equal(done, isLive(order))
    if (done) order.state = 'cancelled'
  })
const cancelsRoom = (at: number) =>
  command(`cancel a room of ${at}`, async (model) => {
    const order = nth(model, at)
    // The payment at the provider was for both rooms.
    if (order?.state !== 'held' || order.rooms < 2 || order.isPaidUnnoticed) return
    const { body } = await ask(app, 'order/o_detail', { id: order.id }, { ...as(order.guest), method: 'GET' })
    const [, second] = (body.data as unknown as Order).rooms
    assert.ok(await cancel(order, second!.id))
    order.rooms = 1
  })
const pays = (at: number, step: string | null) =>
  command(`pay ${at} ${step ? `dying at ${step}` : ''}`, async (model) => {
    const order = nth(model, at)
    if (!order) return
    dieAt(step)
    const isBegun = await payers.pay(order, order.guest)
    dieAt(null)
    assert.equal(isBegun, order.state === 'held')
    await hearNews(model)
    if (isBegun) assert.equal(order.state, 'confirmed')
  })
const paysUnnoticed = (at: number) =>
  command(`pay ${at} unnoticed`, async (model) => {
    const order = nth(model, at)
    if (order?.state !== 'held' || order.isPaidUnnoticed) return
    order.isPaidUnnoticed = await payers.payUnnoticed(order, order.guest)
    assert.ok(order.isPaidUnnoticed)
  })

/** Polls the providers: an unnoticed payment confirms its order, also an expired one if its nights are still free. */
async function hearNews(model: Model) {
  await payers.work()
  const late: Known[] = []
  for (const order of model.orders) {
    const state = await stateOf(order)
    const mayRevive = order.isPaidUnnoticed && order.state === 'expired'
    if (mayRevive && state === 'expired') late.push(order)
    else if (mayRevive || order.state === 'held') assert.ok([order.state, 'confirmed'].includes(state))
    else assert.equal(state, order.state)
    if (order.isPaidUnnoticed && order.state === 'held') assert.equal(state, 'confirmed')
    Object.assign(order, { state, isPaidUnnoticed: false })
  }
  for (const order of late) assert.ok(!fits(model, order), 'late money is refused only for want of rooms')
}
const hearsNews = () => command('news of the providers', hearNews)
const expires = () =>
  command('holds end', async (model) => {
    site.pass(31 * 60_000)
    await Promise.all([expireOverdueHolds(context), expireOverdueHolds(context)])
    for (const order of model.orders) if (order.state === 'held') order.state = 'expired'
  })
const changesUnits = (units: number) =>
  command(`${units} units`, async (model) => {
    const most = Math.max(...Array.from({ length: nightsInAll }, (_, night) => soldOn(model, night)))
    const { ok: isSet } = await setTo(units)
    assert.equal(isSet, units >= most)
    if (isSet) model.units = units
  })
const replays = (at: number) =>
  command(`replay ${at}`, async (model) => {
    const order = nth(model, at)
    if (!order) return
    const { fields, answer, guest: by } = order.request
    assert.deepEqual((await ask(app, 'hot/r_commit', fields, as(by))).body, answer)
    const other = await ask(app, 'hot/r_commit', { ...fields, wishes: 'A quiet room' }, as(by))
    assert.equal(other.body.data.reason, 'request_reused')
  })

/** Concurrent operations: in any order of execution, their answers are consistent. */
const together = (some: readonly Wish[], at: number) =>
  command(
    `together ${JSON.stringify(some)} with the end, payment and cancellation of ${at}`,
    async (model) => {
      const order = nth(model, at)
      const [made, , cancelled] = await Promise.all([
        Promise.all(some.map(commit)),
        order && payers.pay(order, order.guest),
        order && Promise.all([cancel(order), cancel(order)]),
        expireOverdueHolds(context),
      ])
      for (const one of made) if (one) model.orders.push(one)
      if (order) {
        assert.ok((cancelled as boolean[]).filter(Boolean).length <= 1)
        await payers.work()
        Object.assign(order, { state: await stateOf(order), isPaidUnnoticed: false })
        assert.ok(!(cancelled as boolean[]).includes(true) || order.state === 'cancelled')
        // The providers were polled for every order.
        await hearNews(model)
      }
      for (let night = 0; night < nightsInAll; night++) assert.ok(soldOn(model, night) <= model.units)
    },
  )

const steps = fc.option(fc.constantFrom('priced', 'nights_taken', 'order_written', 'booked'), { freq: 2 })
const paymentSteps = [
  'payment_committed',
  'payment_begun',
  'capture_committed',
  'capture_answered',
  'capture_written',
  'order_settled',
  'capture_recorded',
]
const histories = fc.commands(
  [
    fc.tuple(wishes, steps).map(([wish, step]) => commits(wish, step)),
    wishes.map((wish) => commits(wish, null)),
    fc
      .tuple(fc.nat(20), fc.option(fc.constantFrom('nights_returned', 'cancellation_written', 'cancelled')))
      .map(([at, step]) => cancels(at, step)),
    fc.nat(20).map(cancelsRoom),
    fc.tuple(fc.nat(20), fc.option(fc.constantFrom(...paymentSteps))).map(([at, step]) => pays(at, step)),
    fc.nat(20).map(paysUnnoticed),
    fc.constant(null).map(hearsNews),
    fc.constant(null).map(expires),
    fc.integer({ min: 1, max: 5 }).map(changesUnits),
    fc.nat(20).map(replays),
    fc
      .tuple(fc.array(wishes, { minLength: 2, maxLength: 5 }), fc.nat(20))
      .map(([some, at]) => together(some, at)),
  ],
  { maxCommands: 14, size: 'max' },
)

test('random interleavings of guests, hotel, clock and crashes leave the books in agreement with the model', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      site.pass(start - site.now())
      // Each history starts with an empty hotel.
      await setTo(20)
      await db`update inventory_nights set free = 20 where room_type_id = ${room.id}`
      await db`truncate orders, order_directory, payment_directory, requests cascade`
      const before = await takenNights(db)
      await setTo(3)
      await fc.asyncModelRun(() => ({ model: { units: 3, orders: [] }, real: {} }), history)
      await payers.work()
      assert.deepEqual(await checkBooks(db, before), [])
      assert.deepEqual(await payers.unsettled(), [])
    }),
    { numRuns: 25, endOnFailure: true },
  )
})
