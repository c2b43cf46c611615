import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HotelCard, HotelFacets, HotelPage, HotelPins } from '#contract/search.ts'
import { HotelQuery } from '#contract/search.ts'
import { testApp } from '#test/support/app.ts'
import { fillCatalogue } from '../demo-loader/fill-catalogue.ts'
import { openRates } from '../exchange/exchange-rates.ts'
import { openSearch } from './open-search.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const { http, db, places } = await testApp({ clock: () => now })
await fillCatalogue(db, { hotels: 1_500, now })
await places()

async function call<Data>(path: string, query: string) {
  const answer = await http.inject({ url: `/api/hot/${path}?lang=en&${query}` })
  return answer.json<{ code: number; data: Data & { reason?: string; fields?: Record<string, string> } }>()
}
const list = (query: string) => call<HotelPage>('hlis', query)
const count = (query: string) => call<HotelFacets>('hlithd', query)
const shanghai = 'kw=asia-china-shanghai&s_d=2026-11-20&e_d=2026-11-22'

test('a city is listed with its cheapest offers, and its counts agree', async () => {
  const [{ data: page }, { data: counted }] = await Promise.all([list(shanghai), count(shanghai)])
  assert.ok(page.total > 20)
  assert.equal(page.list.length, 20)
  assert.deepEqual([page.total, page.available], [counted.total, counted.available])
  assert.equal(page.place?.slug, 'asia-china-shanghai')
  assert.deepEqual(page.stay, { s_d: '2026-11-20', e_d: '2026-11-22', rooms: 1, adults: 2, ages: [] })
  assert.equal(
    counted.price.bars.reduce((sum, bar) => sum + bar),
    counted.available,
  )
})

test('cards whose constant parts are serialised once give the bytes of JSON.stringify', async () => {
  const dates = { s_d: '2026-11-20', e_d: '2026-11-22' }
  const search = openSearch({
    db,
    places,
    rates: openRates({ db, now: () => now }),
    now: () => now,
    memoryMb: 64,
  })
  for (const wish of [{}, { flex: 3 }, { adults: 20, rooms: 1 }, { price_max: 60_000, currency: 'USD' }]) {
    const query = HotelQuery.parse({ kw: 'asia-china-shanghai', ...dates, ...wish })
    for (const locale of ['en', 'zh', 'en'] as const) {
      const found = await search.listHotels(query, locale)
      assert.ok(found.ok && found.value.list.length > 0)
      assert.equal(found.toJson(), JSON.stringify(found.value))
    }
  }
  await search.close()
})

test('a map has every match of a search in the order of the list, with the price of its card', async () => {
  const filtered = `${shanghai}&stars[0]=4&sort=price&currency=USD`
  const [{ data: page }, { data: pins }] = await Promise.all([
    list(`${filtered}&page_size=50`),
    call<HotelPins>('pins', filtered),
  ])
  assert.equal(pins.total, page.total)
  for (const column of [pins.names, pins.lat, pins.lon, pins.amounts, pins.district])
    assert.equal(column.length, page.total)
  const shown = page.list.map(({ id, name, offer, lat, district }, at) => ({
    card: [id, name, offer?.total.amount ?? null, Math.round(lat * 1e5), district === null],
    pin: [pins.ids[at], pins.names[at], pins.amounts[at], pins.lat[at], pins.district[at] === -1],
  }))
  for (const { card, pin } of shown) assert.deepEqual(pin, card)
  assert.ok(pins.districts.every((slug) => slug.startsWith('asia-china-shanghai-')))
})

test('the card of a pin equals that of the list, and an unknown hotel has none', async () => {
  const [{ data: page }, { data: pins }] = await Promise.all([
    list(shanghai),
    call<HotelPins>('pins', shanghai),
  ])
  const { data: card } = await call<HotelCard>('card', `id=${pins.ids[3]}&s_d=2026-11-20&e_d=2026-11-22`)
  assert.deepEqual(
    [card.id, card.name, card.offer],
    [page.list[3]!.id, page.list[3]!.name, page.list[3]!.offer],
  )
  const none = await call<HotelCard>('card', 'id=99999999&s_d=2026-11-20&e_d=2026-11-22')
  assert.equal(none.data.reason, 'not_found')
  for (const dates of ['s_d=2020-01-01&e_d=2020-01-03', 's_d=2099-01-01&e_d=2099-01-03']) {
    const { code, data } = await call<HotelCard>('card', `id=${pins.ids[3]}&${dates}`)
    assert.deepEqual([code, data.offer], [1, null])
  }
})

test('a name of punctuation alone matches no hotel', async () => {
  const named = await list(`${shanghai}&name=${encodeURIComponent('🏨')}`)
  assert.deepEqual([named.code, named.data.total], [1, 0])
})

test('an unknown place and a whole country are not found', async () => {
  for (const kw of ['nowhere', 'asia-china', 'china']) {
    assert.equal((await list(`kw=${kw}&s_d=2026-11-20&e_d=2026-11-22`)).data.reason, 'not_found')
  }
})

test('a stay begins today at the earliest, in the time zone of the place, and 540 days ahead at the latest', async () => {
  const fields = async (kw: string, s_d: string, e_d: string) =>
    (await list(`kw=${kw}&s_d=${s_d}&e_d=${e_d}`)).data.fields
  assert.deepEqual(await fields('asia-china-shanghai', '2026-11-14', '2026-11-16'), {
    s_d: 'Your stay can’t start before today',
  })
  assert.equal(await fields('asia-china-shanghai', '2026-11-15', '2026-11-16'), undefined)
  assert.equal(await fields('asia-china-shanghai', '2028-05-08', '2028-05-10'), undefined)
  assert.deepEqual(await fields('asia-china-shanghai', '2028-05-09', '2028-05-10'), {
    s_d: 'You can book up to 540 days ahead',
  })
})

test('too wide a map lists its places, with the lowest price of those in memory', async () => {
  const stay = 's_d=2026-12-10&e_d=2026-12-12&currency=USD'
  const context = `bounds[n]=80&bounds[s]=-60&bounds[e]=180&bounds[w]=-180&${stay}`
  const { data: cheapest } = await list(`kw=asia-china-shanghai&sort=price&page_size=1&${stay}`)
  const [{ data: page }, { data: counted }] = await Promise.all([list(context), count(context)])
  assert.deepEqual([page.zoom_in, page.total, page.list, page.places.length], [true, 0, [], 200])
  const from = new Map(page.places.map((mark) => [mark.place.slug, mark.from]))
  assert.deepEqual(from.get('asia-china-shanghai'), cheapest.list[0]?.offer?.total)
  assert.equal(from.get('europe-uk-london'), null)
  assert.equal(counted.tdk.des, '1,500 hotels in this map area. Zoom in to see total prices for your dates.')
})

test('after the map was moved away from a place, its hotels are not counted as the place’s', async () => {
  const box = 'bounds[n]=31.4&bounds[s]=31.0&bounds[e]=121.7&bounds[w]=121.2'
  const stay = 's_d=2026-12-10&e_d=2026-12-12'
  const { total, tdk } = (await count(`kw=europe-france-paris&${box}&${stay}`)).data
  assert.ok(total > 20)
  assert.ok(tdk.des.startsWith(`${total} hotels in this map area`), tdk.des)
  const near = `near[lat]=31.23&near[lon]=121.47&near[km]=5&sort=distance&${stay}`
  const { list: closest } = (await list(`kw=europe-france-paris&${near}`)).data
  assert.ok(closest.length > 0 && closest.every(({ distance_m }) => distance_m! <= 5_000))
})

test('over several time zones only dates are refused that are wrong in all of them', async () => {
  // In Tokyo it is the 15th at 17:00, in Honolulu the 14th at 22:00.
  const box = 'bounds[n]=36&bounds[s]=20&bounds[e]=-150&bounds[w]=139.5'
  const refused = async (s_d: string, e_d: string) =>
    (await list(`${box}&s_d=${s_d}&e_d=${e_d}`)).data.fields?.s_d !== undefined
  assert.equal(await refused('2026-11-13', '2026-11-16'), true)
  assert.equal(await refused('2026-11-14', '2026-11-16'), false)
  assert.equal(await refused('2028-05-08', '2028-05-09'), false)
  assert.equal(await refused('2028-05-09', '2028-05-10'), true)
})

test('new exchange rates change prices, also those of cached offers', async () => {
  let table = await openRates({ db, now: () => now })()
  const rates = { EUR: String(Number(table.rates.EUR) * 2) }
  const search = openSearch({ db, places, rates: async () => table, now: () => now, memoryMb: 64 })
  const query = { kw: 'asia-china-shanghai', s_d: '2026-11-20', e_d: '2026-11-22', currency: 'EUR' }
  const first = async () => {
    const found = await search.listHotels(HotelQuery.parse(query), 'en')
    assert.ok(found.ok)
    return found.value.list[0]!.offer!.total.amount
  }
  const before = [await first(), await first(), await first()]
  table = { ...table, rates: { ...table.rates, ...rates } }
  const after = await first()
  await search.close()
  assert.equal(new Set(before).size, 1)
  assert.ok(Math.abs(after - before[0]! * 2) <= 1, `${before[0]} became ${after}`)
})

test('responses have the same ETag seed exactly when their bytes are the same', async () => {
  const marks = new Map<string, string>()
  const stays = ['2026-11-22', '2026-11-23'].flatMap((e_d) =>
    ['', '&page=2', '&page=3', '&sort=price', '&sort=score', '&free_cancel=1', '&adults=1', '&lang=zh'].map(
      (more) => `kw=asia-china-shanghai&s_d=2026-11-20&e_d=${e_d}${more}`,
    ),
  )
  for (const round of [1, 2, 3])
    for (const query of stays) {
      const { body, headers } = await http.inject({ url: `/api/hot/hlis?lang=en&${query}&round=${round}` })
      assert.equal(marks.get(body) ?? headers.etag, headers.etag)
      marks.set(body, String(headers.etag))
    }
  assert.equal(new Set(marks.values()).size, marks.size)
  assert.ok(marks.size > stays.length / 2)
})
