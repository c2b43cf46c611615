import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Guarantee, ProductRules, Rate, RoomList } from '#contract/hotels.ts'
import { conversionBetween, converter } from '#domain/money/exchange.ts'
import { stayTotal } from '#domain/price/prices.ts'
import { QUOTE_LIFE } from '#domain/price/quote.ts'
import { distributeGuests } from '#domain/stay/party.ts'
import { addDays, dayOf } from '#domain/time/plain-date.ts'
import { parseInstant } from '#domain/time/zone-time.ts'
import { testApp } from '#test/support/app.ts'
import { fillCatalogue } from '../../demo-loader/fill-catalogue.ts'
import { readExchangeRates } from '../../exchange/read-committed-rates.ts'
import { storeRates } from '../../exchange/store.ts'
import { readSellableHotel } from './sold-hotel.ts'

let now = Date.parse('2026-11-15T08:00:00Z')
const { http, db, places } = await testApp({ clock: () => now })
await fillCatalogue(db, { hotels: 120, now })
await places()
await storeRates(db, { ...readExchangeRates(), date: '2026-11-14' }, now)

type Refused = { reason: string; fields?: Record<string, string>; why?: string }
async function call<Data>(path: string) {
  const answer = await http.inject({ url: `/api/${path}` })
  return answer.json<{ code: number; msg: string; data: Data & Refused }>()
}
const ids = (await db<{ id: string }[]>`select id from hotels order by id`).map(({ id }) => id)
const s_d = '2026-12-12'
const e_d = '2026-12-15'
const rooms = async (id: string, more = '', from = s_d) =>
  (await call<RoomList>(`hot/r_detail?id=${id}&s_d=${from}&e_d=${addDays(from, 3)}&lang=en${more}`)).data
const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0)

async function someRate(): Promise<{ id: string; room: RoomList['rooms'][number]; rate: Rate }> {
  for (const id of ids) {
    const room = (await rooms(id)).rooms.find(({ rates }) => rates.length > 0)
    if (room) return { id, room, rate: room.rates[0]! }
  }
  throw new Error('nothing is sold at all')
}

test('every total equals that of the rules, converted once, and its lines, dues and windows add up', async () => {
  const table = readExchangeRates()
  let seen = 0
  for (const [at, id] of ids.entries()) {
    const currency = ['CNY', 'USD', 'JPY', 'EUR', 'KRW'][at % 5]!
    const party = { rooms: 1 + (at % 2), adults: 2 + (at % 3), ages: at % 4 === 0 ? [5] : [] }
    const more = `&rooms=${party.rooms}&adults=${party.adults}${party.ages.map((age) => `&ages[0]=${age}`)}&currency=${currency}`
    const list = await rooms(id, more)
    const [hotel] = await db<{ currency: string }[]>`select currency from hotels where id = ${id}`
    const into = converter(conversionBetween(table, hotel!.currency, currency)!)
    const sold = await readSellableHotel(db, id, { first: dayOf(s_d), last: dayOf(e_d) })
    for (const room of list.rooms) {
      const own = sold.find(({ row }) => row.id === room.id)!
      for (const rate of room.rates) {
        const { product, prices } = own.products.find(({ plan }) => plan.id === rate.rate)!
        const { price, cancellation, nights } = rate
        const total = into(stayTotal(product, distributeGuests(party), 3, prices, 0, 1))
        assert.deepEqual(price.total, { amount: total, currency })
        assert.equal(sum(price.lines.map(({ amount }) => amount)), total)
        assert.equal(sum([price.due_now, price.due_later, price.due_at_hotel]), total)
        assert.equal(
          sum(price.lines.filter((line) => line.at_hotel).map(({ amount }) => amount)),
          price.due_at_hotel.amount,
        )
        assert.equal(sum(nights.map((night) => night.price)), price.lines[0]!.amount.amount)
        assert.deepEqual([cancellation.windows[0]!.from, cancellation.windows.at(-1)!.to], [null, null])
        const ours = total - price.due_at_hotel.amount
        for (const [n, { from, to, fee, refund, uncharged }] of cancellation.windows.entries()) {
          const isCharged = rate.collected_at !== null && from !== null && from >= rate.collected_at
          const paid = isCharged ? ours : price.due_now.amount
          assert.equal(refund.amount, Math.max(0, paid - fee.amount))
          assert.equal(fee.amount + refund.amount + uncharged.amount, ours)
          assert.equal(to, cancellation.windows[n + 1]?.from ?? null)
        }
        if (rate.payment === 'deposit' && rate.collected_at)
          assert.ok(cancellation.windows.some(({ from }) => from === rate.collected_at))
        const { free_until } = cancellation
        if (free_until) assert.ok(parseInstant(free_until)! <= parseInstant(list.check_in)!)
        assert.equal(
          price.due_at_hotel_local !== undefined,
          currency !== hotel!.currency && price.due_at_hotel.amount > 0,
        )
        seen += 1
      }
    }
  }
  assert.ok(seen > 500, String(seen))
})

test('every product is offered or declined with one reason, and the nearest stay is available', async () => {
  let mended = 0
  for (const id of ids.slice(0, 60)) {
    const list = await rooms(id)
    const [{ count }] = (await db`
      select count(*)::int from rate_plans, room_types r where rate_plans.hotel_id = ${id} and r.hotel_id = ${id}
        and (room_types is null or r.id = any(room_types))`) as unknown as [{ count: number }]
    assert.equal(list.rooms.flatMap(({ rates, refused }) => [...rates, ...refused]).length, count)
    for (const { id: room, refused, rates, reason, nearest } of list.rooms) {
      assert.equal(reason === null, rates.length > 0)
      if (reason === null) assert.equal(nearest, null)
      for (const { rate, nearest } of refused.slice(0, 2)) {
        if (!nearest) continue
        const { rooms: then } = (
          await call<RoomList>(`hot/r_detail?id=${id}&s_d=${nearest.s_d}&e_d=${nearest.e_d}`)
        ).data
        assert.ok(then.find((other) => other.id === room)!.rates.some((other) => other.rate === rate))
        mended += 1
      }
    }
  }
  assert.ok(mended > 10, String(mended))
})

test('rooms come cheapest first, and the number left is shown only when it is small', async () => {
  const { id, room, rate } = await someRate()
  const { rooms: listed } = await rooms(id)
  const cheapest = listed.map(({ rates }) => Math.min(...rates.map(({ price }) => price.total.amount)))
  const order = listed[0]!.rates.map((other) => other.rate)
  for (const { rates } of listed) {
    const own = rates.map((other) => other.rate).filter((other) => order.includes(other))
    assert.deepEqual(
      own,
      order.filter((other) => own.includes(other)),
    )
  }
  assert.deepEqual(
    cheapest,
    cheapest.toSorted((a, b) => a - b),
  )
  const [{ units }] = (await db`select units from room_types where id = ${room.id}`) as unknown as [
    { units: number },
  ]
  const take = (free: number) => db`
    insert into inventory_nights (room_type_id, night, free) values (${room.id}, ${addDays(s_d, 1)}, ${free})
    on conflict (room_type_id, night, hotel_id) do update set free = excluded.free`
  const told = async () => (await rooms(id)).rooms.find((other) => other.id === room.id)!
  await take(2)
  assert.equal((await told()).rates.find((other) => other.rate === rate.rate)!.left, 2)
  await take(0)
  const soldOut = await told()
  assert.deepEqual([soldOut.reason, soldOut.rates], ['sold_out', []])
  await take(units + 6)
  assert.equal((await told()).rates[0]!.left, null)
  await take(units)
})

test('a past date, a date too far ahead or a currency without a rate is an error of its field', async () => {
  const [id] = ids
  const past = await call(`hot/r_detail?id=${id}&s_d=2026-11-01&e_d=2026-11-03&lang=en`)
  assert.deepEqual([past.code, past.data.fields?.s_d], [400, 'Your stay can’t start before today'])
  const far = await call(`hot/r_detail?id=${id}&s_d=2028-11-01&e_d=2028-11-03&lang=zh`)
  assert.match(far.data.fields!.s_d!, /540/)
  const odd = await call(`hot/r_detail?id=${id}&s_d=${s_d}&e_d=${e_d}&currency=XAU&lang=en`)
  assert.match(odd.data.fields!.currency!, /^Currency must be one of .*CNY/)
  assert.equal((await call(`hot/r_detail?id=999999&s_d=${s_d}&e_d=${e_d}`)).data.reason, 'not_found')
})

test('a quote explains every rule of its product, in both languages, for fifteen minutes', async () => {
  const { id, room, rate } = await someRate()
  assert.equal(parseInstant(rate.quote_expires), now + QUOTE_LIFE)
  const asked = `hot/r_regular?quote=${rate.quote}`
  const [en, zh] = await Promise.all([
    call<ProductRules>(`${asked}&lang=en`),
    call<ProductRules>(`${asked}&lang=zh`),
  ])
  assert.deepEqual([en.data.hotel, en.data.room, en.data.rate], [id, room.id, rate.rate])
  assert.deepEqual([en.data.price, en.data.cancellation], [rate.price, rate.cancellation])
  assert.deepEqual([en.data.verdict, en.data.quote], ['stands', rate.quote])
  for (const kind of ['payment', 'cancellation', 'occupancy', 'children', 'board', 'check_in', 'check_out'])
    assert.equal(en.data.rules.filter((rule) => rule.kind === kind).length, 1, kind)
  for (const { text } of en.data.rules) assert.doesNotMatch(text, /\p{Script=Han}|undefined|NaN|^$/u)
  for (const { text } of zh.data.rules) assert.match(text, /\p{Script=Han}/u)

  const then = now
  now += QUOTE_LIFE
  const late = await call(asked)
  assert.deepEqual([late.code, late.data.reason], [410, 'quote_expired'])
  assert.deepEqual((late.data as unknown as { s_d: string; rate: string }).rate, rate.rate)
  now = then
  const forged = await call(`hot/r_regular?quote=${rate.quote.slice(0, -3)}abc`)
  assert.deepEqual([forged.code, forged.data.reason], [400, 'quote_invalid'])
})

test('a product and a stay without a quote get the same rules, and a new quote', async () => {
  const { id, room, rate } = await someRate()
  const product = `hotel=${id}&room=${room.id}&rate=${rate.rate}&s_d=${s_d}&e_d=${e_d}&lang=en`
  const { data } = await call<ProductRules>(`hot/r_regular?${product}`)
  assert.deepEqual(data.price, rate.price)
  assert.notEqual(data.quote, rate.quote)
  assert.deepEqual((await call<ProductRules>(`hot/r_regular?quote=${data.quote}&lang=en`)).data, data)
  const other = await call(`hot/r_regular?${product.replace(`room=${room.id}`, 'room=1234567')}`)
  assert.equal(other.data.reason, 'not_found')
  const many = await call(`hot/r_regular?${product}&adults=30`)
  assert.deepEqual([many.code, many.data.reason, many.data.why], [409, 'stay_unavailable', 'occupancy'])
})

test('a quote reports that its price has changed', async () => {
  const { room, rate } = await someRate()
  const verdict = async () => (await call<ProductRules>(`hot/r_regular?quote=${rate.quote}`)).data.verdict
  await db`update price_calendars set unit = unit * 2 where room_type_id = ${room.id}`
  assert.equal(await verdict(), 'price_rose')
  await db`update price_calendars set unit = unit / 2 where room_type_id = ${room.id}`
  assert.equal(await verdict(), 'stands')
})

test('a quote reports that its terms have changed, independent of the price', async () => {
  const { rate } = await someRate()
  const verdict = async () => (await call<ProductRules>(`hot/r_regular?quote=${rate.quote}`)).data.verdict
  const [plan] = await db<[{ payment: object }]>`select payment from rate_plans where id = ${rate.rate}`
  const changed = rate.payment === 'prepay' ? { type: 'at_hotel' } : { type: 'prepay' }
  await db`update rate_plans set payment = ${db.json(changed)} where id = ${rate.rate}`
  assert.equal(await verdict(), 'terms_changed')
  await db`update rate_plans set payment = ${db.json(plan.payment as never)} where id = ${rate.rate}`
  assert.equal(await verdict(), 'stands')
})

async function rateOf(payment: Rate['payment'], from = s_d) {
  // Calls are limited per minute, and this clock does not advance.
  now += 60_000
  for (const id of ids) {
    for (const room of (await rooms(id, '', from)).rooms) {
      const rate = room.rates.find((one) => one.payment === payment && one.collected_at !== null)
      if (rate) return { id, room, rate }
    }
  }
  throw new Error(`no ${payment} at all`)
}
const told = async (rate: Rate, kind: string, lang: string) =>
  (await call<ProductRules>(`hot/r_regular?quote=${rate.quote}&lang=${lang}`)).data.rules.find(
    (rule) => rule.kind === kind,
  )!.text

test('the words about a deposit promise no refund of money that was not paid', async () => {
  const { rate } = await rateOf('deposit')
  const { windows } = rate.cancellation
  assert.equal(windows[0]!.refund.amount, rate.price.due_now.amount - windows[0]!.fee.amount)
  assert.ok(windows[0]!.uncharged.amount > 0)
  const begun = windows.find(({ fee, uncharged }) => fee.amount > 0 && uncharged.amount > 0)
  const texts = [await told(rate, 'cancellation', 'en'), await told(rate, 'cancellation', 'zh')]
  assert.equal(/we won’t charge the rest/.test(texts[0]!), begun !== undefined)
  assert.equal(/不再收取余款/.test(texts[1]!), begun !== undefined)
  for (const text of texts) assert.doesNotMatch(text, /As soon as it is booked|随时/)
})

test('a guarantee says whether it is held or charged, and nothing is due later if it cannot be held', async () => {
  const { rate } = await rateOf('guarantee')
  assert.ok(rate.pay_later)
  assert.match(await told(rate, 'payment', 'en'), /we’ll hold or charge/)
  assert.match(await told(rate, 'payment', 'zh'), /预订时需授权或预付.+作担保，规定时间内取消全额退回/)
  const { data } = await call<Guarantee>(`hot/r_guarinfo?quote=${rate.quote}`)
  assert.deepEqual(
    data.means.map(({ method, way, amount }) => [method, way, amount.amount]),
    [
      ['alipay', 'charge', rate.price.due_later.amount],
      ['unionpay', 'charge', rate.price.due_later.amount],
      ['paypal', 'hold', rate.price.due_later.amount],
    ],
  )
  const far = (await rateOf('guarantee', '2026-12-15')).rate
  assert.ok(!far.pay_later)
  assert.match(await told(far, 'payment', 'en'), /we’ll charge .+ as a guarantee/)
  const all = (await call<Guarantee>(`hot/r_guarinfo?quote=${far.quote}`)).data
  assert.ok(all.means.every(({ way }) => way === 'charge'))
})

test('exchange rates older than seven days are used for display but not for charges', async () => {
  now += 60_000
  const then = now
  const fresh = await rooms(ids[0]!, '&currency=USD')
  assert.equal(fresh.charged_in, 'USD')
  const [hotel] = await db<[{ currency: string }]>`select currency from hotels where id = ${ids[0]!}`
  now = Date.parse('2026-11-23T08:00:00Z')
  const stale = await rooms(ids[0]!, '&currency=USD')
  assert.deepEqual([stale.currency, stale.charged_in], ['USD', hotel.currency])
  const rate = stale.rooms.flatMap(({ rates }) => rates)[0]!
  const { data } = await call<ProductRules>(`hot/r_regular?quote=${rate.quote}`)
  assert.equal(data.price.total.currency, hotel.currency)
  now = then
})

test('the payment terms of a rate have amount, due time and methods', async () => {
  now += 60_000
  const types = new Set<string>()
  for (const id of ids) {
    for (const { rates } of (await rooms(id)).rooms.slice(0, 1)) {
      for (const rate of rates) {
        if (types.has(rate.payment)) continue
        types.add(rate.payment)
        const { data } = await call<Guarantee>(`hot/r_guarinfo?quote=${rate.quote}`)
        assert.equal(data.type, rate.payment)
        const due = {
          prepay: rate.price.due_now,
          deposit: rate.price.due_now,
          guarantee: rate.price.due_later,
          at_hotel: rate.price.due_at_hotel,
        }
        assert.deepEqual(data.amount, due[rate.payment])
        assert.deepEqual(data.methods, rate.payment === 'at_hotel' ? [] : ['alipay', 'unionpay', 'paypal'])
        if (rate.payment === 'guarantee')
          assert.deepEqual(data.means.find(({ method }) => method === 'paypal')!.way, 'hold')
      }
    }
  }
  assert.deepEqual(types, new Set(['prepay', 'deposit', 'guarantee', 'at_hotel']))
})
