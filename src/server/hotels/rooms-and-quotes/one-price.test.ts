import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PriceCalendar, ProductRules, RoomList } from '#contract/hotels.ts'
import type { HotelPage } from '#contract/search.ts'
import { createRandom } from '#demo/random.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { testApp } from '#test/support/app.ts'
import { giveOwnPrices } from '#test/support/own-prices.ts'
import { transaction } from '../../db/database.ts'
import { fillCatalogue } from '../../demo-loader/fill-catalogue.ts'
import { readExchangeRates } from '../../exchange/read-committed-rates.ts'
import { storeRates } from '../../exchange/store.ts'

// Promise 1: the same number on the list, on the hotel's page, in its lines, in the quote and in the calendar.

const now = Date.parse('2026-11-15T08:00:00Z')
const { http, db, places } = await testApp({ clock: () => now })
await fillCatalogue(db, { hotels: 300, now })
const owning = await db<{ id: string }[]>`
  select id from rate_plans where hotel_id % 3 = 1 and position in (0, 1) order by id`
await transaction(db, (tx) =>
  giveOwnPrices(
    tx,
    owning.map(({ id }) => id),
    createRandom('own prices'),
  ),
)
await db`
  update rate_plans set percent = 10000,
    price_sum = (hotel_id * 37 % 301 - 200) * (select max(unit) from price_calendars where hotel_id = rate_plans.hotel_id)
  where hotel_id % 3 = 2 and position in (0, 2)`
await places()
await storeRates(db, { ...readExchangeRates(), date: '2026-11-14' }, now)

async function call<Data>(path: string, input: Record<string, string>) {
  const answer = await http.inject({ url: `/api/${path}?${new URLSearchParams({ ...input, lang: 'en' })}` })
  const { code, data } = answer.json<{ code: number; data: Data }>()
  assert.equal(code, 1, `${path} ${JSON.stringify(input)} ${answer.body.slice(0, 200)}`)
  return data
}

const hotels = await db<{ id: string; slug: string }[]>`
  select hotels.id, slug from hotels join places on places.id = city order by hotels.id`
const currencies = ['CNY', 'USD', 'JPY', 'EUR', 'KRW']
const products = 500
const today = '2026-11-15'

type Filter = {
  name: string
  input: Record<string, string>
  passes: (rate: RoomList['rooms'][number]['rates'][number]) => boolean
}
const filters: Filter[] = [
  { name: 'all', input: {}, passes: () => true },
  { name: 'breakfast', input: { 'board[0]': 'breakfast' }, passes: ({ board }) => board === 'breakfast' },
  { name: 'free', input: { free_cancel: '1' }, passes: ({ cancellation }) => cancellation.label === 'free' },
  {
    name: 'later',
    input: { pay_later: '1' },
    passes: ({ pay_later }) => pay_later,
  },
]

const totalsOf = ({ rooms }: RoomList, passes: Filter['passes']) =>
  rooms.flatMap(({ rates }) => rates.filter(passes).map(({ price }) => price.total.amount))

test(`one price for ${products} random products in ${currencies.length} currencies`, async () => {
  const random = createRandom(7, 'one price')
  const seen = new Map(currencies.map((currency) => [currency, 0]))
  let listed = 0
  let ofOwn = 0
  let inCalendar = 0
  for (const [currency] of seen) {
    while (seen.get(currency)! < products / currencies.length) {
      const { id, slug } = random.pick(hotels)
      const nights = random.int(1, 5)
      const s_d = addDays(today, random.int(1, 300))
      const party = { rooms: String(random.int(1, 2)), adults: String(random.int(2, 4)) }
      const child = random.chance(30) ? { 'ages[0]': String(random.int(0, 16)) } : {}
      const stay = { s_d, e_d: addDays(s_d, nights), ...party, ...child, currency }
      const list = await call<RoomList>('hot/r_detail', { id, ...stay })

      const filter = random.pick(filters)
      const page = await call<HotelPage>('hot/hlis', { kw: slug, ...stay, ...filter.input, page_size: '50' })
      const card = page.list.find((hotel) => hotel.id === id)
      const least = Math.min(...totalsOf(list, filter.passes))
      assert.deepEqual(card?.offer?.total.amount ?? Number.POSITIVE_INFINITY, least, `${id} ${filter.name}`)
      if (card?.offer) {
        listed += 1
        const { room, rate, total, free_until, left, payment } = card.offer
        const same = list.rooms.find((each) => each.id === room)!.rates.find((each) => each.rate === rate)!
        assert.deepEqual(
          [same.price.total, same.cancellation.free_until, same.left, same.payment],
          [total, free_until, left, payment],
        )
      }
      if (!card?.offer && filter.name === 'all') assert.equal(list.reason, card?.reason)

      if (nights === 1) {
        const [day] = await call<PriceCalendar>('hot/r_calendar', {
          id,
          from: s_d,
          to: s_d,
          ...party,
          ...child,
          currency,
        })
        const cheapest = Math.min(...totalsOf(list, () => true))
        assert.equal(day!.total?.amount ?? Number.POSITIVE_INFINITY, cheapest, `${id} ${s_d}`)
        inCalendar += 1
      }

      for (const { rates } of list.rooms.slice(0, 2)) {
        for (const { rate, price, quote } of rates.slice(0, 3)) {
          if (owning.some(({ id }) => id === rate)) ofOwn += 1
          const sum = price.lines.reduce((all, { amount }) => all + amount.amount, 0)
          assert.equal(sum, price.total.amount)
          const quoted = await call<ProductRules>('hot/r_regular', { quote })
          assert.deepEqual(quoted.price, price)
          assert.equal(quoted.verdict, 'stands')
          seen.set(currency, seen.get(currency)! + 1)
        }
      }
    }
  }
  assert.ok([...seen.values()].every((count) => count >= products / currencies.length))
  assert.ok(listed > 40 && inCalendar > 5, `${listed} listed, ${inCalendar} in the calendar`)
  assert.ok(ofOwn > 40, `${ofOwn} by prices of the plan’s own`)
})
