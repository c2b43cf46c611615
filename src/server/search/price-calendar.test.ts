import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PriceCalendar } from '#contract/hotels.ts'
import type { HotelPage } from '#contract/search.ts'
import { createRandom } from '#demo/random.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { testApp } from '#test/support/app.ts'
import { fillCatalogue } from '../demo-loader/fill-catalogue.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const { http, db, places } = await testApp({ clock: () => now })
await fillCatalogue(db, { hotels: 900, now })
await places()

async function call<Data>(path: string, query: string) {
  const answer = await http.inject({ url: `/api/hot/${path}?lang=en&${query}` })
  return answer.json<{ code: number; data: Data }>()
}
const calendar = async (query: string) => (await call<PriceCalendar>('r_calendar', query)).data
const cheapest = async (query: string) =>
  (await call<HotelPage>('hlis', `${query}&sort=price&page_size=1`)).data.list[0]!

const parties = ['', '&adults=1', '&adults=5', '&rooms=2&adults=3&ages[0]=7', '&rooms=3&adults=2']
const currencies = ['CNY', 'USD', 'JPY', 'EUR']

test('a day costs what the list shows for that night, in a city, a district and around an airport', async () => {
  const random = createRandom(7, 'calendar')
  for (const kw of [
    'asia-china-shanghai',
    'asia-china-shanghai-lujiazui',
    'asia-china-shanghai-airport-pvg',
    'europe-france-paris',
  ]) {
    const asked = `${random.pick(parties)}&currency=${random.pick(currencies)}`
    const from = addDays('2026-11-15', random.int(0, 400))
    const days = await calendar(`kw=${kw}&from=${from}&to=${addDays(from, 20)}${asked}`)
    assert.equal(days.length, 21)
    for (const { date, total, reason } of days.filter((_, at) => at % 5 === 0)) {
      const first = await cheapest(`kw=${kw}&s_d=${date}&e_d=${addDays(date, 1)}${asked}`)
      assert.deepEqual(total, first.offer?.total ?? null, `${kw} ${date} ${asked}`)
      assert.equal(total === null, reason !== undefined)
    }
  }
})

test('a hotel’s day costs what its card shows, or has the same reason', async () => {
  const { list } = (
    await call<HotelPage>('hlis', 'kw=asia-china-shanghai&s_d=2026-12-20&e_d=2026-12-21&page_size=3')
  ).data
  for (const { id, name } of list) {
    const days = await calendar(`id=${id}&from=2026-11-15&to=2027-02-20&adults=3`)
    assert.equal(days.length, 98)
    for (const { date, total, reason } of days.filter((_, at) => at % 7 === 0)) {
      const asked = `kw=asia-china-shanghai&s_d=${date}&e_d=${addDays(date, 1)}&adults=3`
      const named = await call<HotelPage>('hlis', `${asked}&name=${encodeURIComponent(name)}`)
      const card = named.data.list.find((one) => one.id === id)!
      assert.deepEqual([total, reason ?? null], [card.offer?.total ?? null, card.reason], `${id} ${date}`)
    }
  }
})

test('days before today and beyond the horizon have no price but a reason', async () => {
  const past = await calendar('kw=asia-china-shanghai&from=2026-11-13&to=2026-11-15')
  assert.deepEqual(
    past.map(({ date, reason }) => [date, reason]),
    [
      ['2026-11-13', 'too_late'],
      ['2026-11-14', 'too_late'],
      ['2026-11-15', undefined],
    ],
  )
  const far = await calendar('kw=asia-china-shanghai&from=2028-05-07&to=2028-05-10')
  assert.deepEqual(
    far.map(({ total, reason }) => [total === null, reason]),
    [
      [false, undefined],
      [false, undefined],
      [true, 'too_early'],
      [true, 'too_early'],
    ],
  )
})

test('a party that fits nowhere gets a reason', async () => {
  const [day] = await calendar('kw=asia-china-shanghai&from=2026-12-01&to=2026-12-01&rooms=3&adults=2')
  assert.deepEqual(day, { date: '2026-12-01', total: null, reason: 'rooms' })
})

test('a place without hotels has a calendar without prices', async () => {
  const empty = (await places()).citiesOf((await places()).bySlug.get('iceland')!, 'en')[0]!
  assert.equal(empty.hotels, 0)
  const days = await calendar(`kw=${empty.slug}&from=2026-12-01&to=2026-12-02`)
  assert.deepEqual(
    days.map(({ total, reason }) => [total, reason]),
    [
      [null, 'no_rate'],
      [null, 'no_rate'],
    ],
  )
})

test('unknown places and hotels, and a long or reversed range, are refused', async () => {
  const range = 'from=2026-12-01&to=2026-12-02'
  assert.equal((await call('r_calendar', `kw=nowhere&${range}`)).code, 404)
  assert.equal((await call('r_calendar', `kw=china&${range}`)).code, 404)
  assert.equal((await call('r_calendar', `id=99&${range}`)).code, 404)
  assert.equal((await call('r_calendar', `kw=asia-china-shanghai&${range}&currency=XXX`)).code, 400)
  assert.equal((await call('r_calendar', 'kw=asia-china-shanghai&from=2026-12-02&to=2026-12-01')).code, 400)
  assert.equal((await call('r_calendar', 'kw=asia-china-shanghai&from=2026-12-01&to=2027-12-01')).code, 400)
  const { data } = await call<{ fields: object }>('r_calendar', 'kw=asia-china-shanghai&from=soon')
  assert.deepEqual(data.fields, {
    from: 'Please enter the first day as a date such as 2027-03-28',
    to: 'Please enter the last day as a date such as 2027-03-28',
  })
  const [row] = await db<{ id: string }[]>`
    update hotels set state = 'closed' where id = (select max(id) from hotels) returning id`
  assert.equal((await call('r_calendar', `id=${row!.id}&${range}`)).code, 410)
})
