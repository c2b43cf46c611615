import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Suggestion, Suggestions } from '#contract/search.ts'
import { testApp } from '#test/support/app.ts'

let now = Date.parse('2026-11-15T08:00:00Z')
const app = await testApp({ clock: () => now })
const { db } = app

type Given = {
  id: number
  en: string
  zh: string
  city: string
  district?: string
  score?: number
  street?: string
}

/** A hotel with two rooms, as an operator's import stores it. */
async function openHotel({ id, en, zh, city, district, score = 80, street = '1 Main Street' }: Given) {
  await db`
    insert into hotels (id, code, demo, city, district, stars, name_en, name_zh, address_en, address_zh, lat, lon,
      time_zone, currency, check_in_from, check_out_until, pets, smoking, kind, setting, region, seed, centre_m, score,
      review_count)
    select ${id}, ${String(id)}, false, id, (select id from places where slug = ${district ?? null}), 4, ${en}, ${zh}, ${street}, ${street}, lat,
      lon, time_zone, 'EUR', '15:00', '11:00', 'no', 'no', 'hotel', 'city', 'europe', 1, 100, ${score}, 100
    from places where slug = ${city}`
  await db`
    insert into room_types (hotel_id, code, position, name_en, name_zh, picture, beds, size_m2, included_adults,
      max_adults, max_guests, units)
    values (${id}, 'a', 1, 'Deluxe King Room', '豪华大床房', 'double', '[{"kind":"king","count":1}]', 30, 2, 2, 3, 5),
      (${id}, 'b', 2, 'Executive Suite', '行政套房', 'suite', '[{"kind":"king","count":1}]', 50, 2, 3, 4, 2)`
}
await db`alter sequence room_types_id_seq restart with 500`
for (const hotel of [
  { id: 1, en: 'Hotel Solmira', zh: '索尔米拉酒店', city: 'europe-italy-rome' },
  {
    id: 2,
    en: 'Solmira Paris',
    zh: '巴黎索尔米拉酒店',
    city: 'europe-france-paris',
    district: 'europe-france-paris-le-marais',
  },
  { id: 3, en: 'Albergo Solmira', zh: '索尔米拉酒店', city: 'europe-italy-venice' },
  { id: 4, en: 'Riverside Inn', zh: '河畔旅馆', city: 'america-usa-springfield', street: '12 Elm Street' },
  { id: 5, en: 'Riverside Inn', zh: '河畔旅馆', city: 'america-usa-springfield-il' },
  { id: 6, en: 'Riverside Inn', zh: '河畔旅馆', city: 'america-usa-springfield', street: '99 Oak Avenue' },
  {
    id: 7,
    en: 'The Yunqi Bund',
    zh: '上海外滩云栖饭店',
    city: 'asia-china-shanghai',
    district: 'asia-china-shanghai-the-bund',
    score: 95,
  },
  { id: 8, en: 'Hôtel Étoile', zh: '晨星酒店', city: 'europe-france-paris' },
  { id: 11, en: 'Grand Hotel Kestermont', zh: '凯斯特蒙大酒店', city: 'europe-uk-york' },
  { id: 9, en: 'Kingfisher House', zh: '翠鸟公馆', city: 'europe-uk-london' },
])
  await openHotel(hotel)

async function search(q: string, more = ''): Promise<Suggestions> {
  const answer = await app.http.inject({ url: `/api/search/search?q=${encodeURIComponent(q)}${more}` })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data
}
const first = async (q: string) => (await search(q)).places[0]?.slug

const hotels = async (q: string, more = '') =>
  (await search(q, more)).results.filter(({ type }) => type === 1)

test('hotels are results of type 1 with their own page, in the requested language', async () => {
  assert.deepEqual(await hotels('solmira paris', '&lang=en'), [
    { type: 1, id: '2', name: 'Solmira Paris', sub: 'Le Marais, Paris, France', hotel_id: '2' },
  ] satisfies Suggestion[])
  assert.deepEqual(await hotels('solmira paris', '&lang=zh'), [
    { type: 1, id: '2', name: '巴黎索尔米拉酒店', sub: '法国巴黎玛莱区', hotel_id: '2' },
  ] satisfies Suggestion[])
})

test('a hotel is found by either name, a part of it, pinyin, without accents, and with one typo', async () => {
  for (const [typed, id] of [
    ['hotel solmira', '1'],
    ['索尔米拉 罗马', '1'],
    ['巴黎索尔', '2'],
    ['suoermila', '1'],
    ['etoile', '8'],
    ['HÔTEL ETOILE', '8'],
    ['晨星', '8'],
    ['云栖', '7'],
    ['yunqi', '7'],
    ['外滩云栖', '7'],
    ['solmria paris', '2'],
    ['kingfsher', '9'],
  ] as const)
    assert.equal((await hotels(typed))[0]?.id, id, typed)
})

test('a second typo in the name of a hotel is often forgiven', async () => {
  for (const [typed, id] of [
    ['kesstermonnt', '11'],
    ['kingfischerr hose', '9'],
    ['riversied imn', '4'],
  ] as const)
    assert.ok(
      (await hotels(typed)).some((hotel) => hotel.id === id),
      typed,
    )
  assert.deepEqual(await hotels('bxqzv kwpfj'), [])
})

test('a city comes before the hotels that contain its name', async () => {
  const { places, results } = await search('paris', '&lang=en')
  assert.equal(places[0]?.slug, 'europe-france-paris')
  assert.ok(results.some(({ name }) => name === 'Solmira Paris'))
})

test('a completely typed city is followed by its airports and stations', async () => {
  const { results } = await search('london', '&lang=en')
  const traffic = results.filter(({ type }) => type === 4).map(({ slug }) => slug)
  assert.ok(traffic.includes('europe-uk-london-airport-lhr'))
  assert.ok(traffic.some((slug) => slug?.includes('station')))
})

test('fuzzy matches are of one kind: whole names but for the typo, or prefixes', async () => {
  const { places, results } = await search('parsi', '&lang=en')
  assert.deepEqual(
    places.map(({ name }) => name),
    ['Paris'],
  )
  assert.ok(results.every(({ type }) => type === 4))
})

test('a prefix of a hotel’s name is not taken for a place with the word hotel', async () => {
  const { places, results } = await search('grand hotel k', '&lang=en')
  assert.deepEqual(places, [])
  assert.equal(results[0]?.name, 'Grand Hotel Kestermont')
})

test('words around a place do not hide it', async () => {
  for (const typed of ['hotels in paris', 'paris hotel', 'near paris', '巴黎酒店', '巴黎附近的酒店'])
    assert.equal(await first(typed), 'europe-france-paris', typed)
  assert.equal(await first('上海外滩酒店'), 'asia-china-shanghai-the-bund')
})

test('hotels of one name are distinguished by city, then by region, then by address', async () => {
  const subs = async (lang: string) =>
    (await hotels('riverside inn', `&lang=${lang}`))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ sub }) => sub)
  assert.deepEqual(await subs('en'), [
    'Springfield, Missouri, United States · 12 Elm Street',
    'Springfield, Illinois, United States',
    'Springfield, Missouri, United States · 99 Oak Avenue',
  ])
  assert.equal(new Set(await subs('zh')).size, 3)
  const solmiras = await hotels('索尔米拉', '&lang=zh')
  assert.equal(new Set(solmiras.map(({ name, sub }) => `${name} ${sub}`)).size, 3)
})

test('a bed leads to the list of the typed place, filtered by that bed', async () => {
  for (const typed of ['king bed tokyo', 'tokyo king bed', 'king bed in tokyo']) {
    const { places, results } = await search(typed, '&lang=en')
    assert.equal(places[0]?.slug, 'asia-japan-tokyo', typed)
    assert.deepEqual(
      results.filter(({ type }) => type === 3),
      [
        {
          type: 3,
          id: 'king',
          name: 'King bed',
          sub: 'Tokyo, Japan',
          slug: 'asia-japan-tokyo',
          filters: { beds: ['king'] },
        },
      ] satisfies Suggestion[],
      typed,
    )
  }
})

test('a room typed in Chinese is recognised without spaces', async () => {
  const { places, results } = await search('东京大床房', '&lang=zh')
  assert.equal(places[0]?.slug, 'asia-japan-tokyo')
  const [room] = results.filter(({ type }) => type === 2)
  assert.deepEqual(room, {
    type: 2,
    id: 'double_room',
    name: '大床房',
    sub: '日本东京',
    slug: 'asia-japan-tokyo',
    filters: { beds: ['double', 'queen', 'king'] },
  } satisfies Suggestion)
  assert.deepEqual(results.flatMap(({ type, id }) => (type === 3 ? [id] : [])).toSorted(), ['king', 'queen'])
})

test('a room or bed without a place has its filters and no URL', async () => {
  const family = (await search('family roo', '&lang=en')).results.find(({ type }) => type === 2)
  assert.deepEqual(family, {
    type: 2,
    id: 'family_room',
    name: 'Family room',
    sub: 'Type of room',
    filters: { amenities: ['family_rooms'] },
  } satisfies Suggestion)
  const bunk = (await search('上下铺', '&lang=zh')).results.find(({ type }) => type === 3)
  assert.deepEqual(bunk, { type: 3, id: 'bunk', name: '上下铺', sub: '床型', filters: { beds: ['bunk'] } })
})

test('a room typed with a hotel is that hotel’s own room', async () => {
  const rooms = (await search('hotel solmira suite', '&lang=en')).results.filter(({ type }) => type === 2)
  assert.deepEqual(
    rooms.map(({ name, sub, hotel_id }) => [name, sub, hotel_id]),
    [['Executive Suite', 'Hotel Solmira · Rome', '1']],
  )
  const chinese = (await search('云栖大床房', '&lang=zh')).results.filter(({ type }) => type === 2)
  assert.deepEqual(
    chinese.map(({ name, sub, hotel_id }) => [name, sub, hotel_id]),
    [['豪华大床房', '上海外滩云栖饭店 · 上海', '7']],
  )
})

test('a room without a list filter is answered by hotels of the place that have it', async () => {
  const suites = [
    ['Executive Suite', '2'],
    ['Executive Suite', '8'],
  ]
  // A station uses the rooms of its city, a country those of its cities.
  for (const typed of ['paris suite', 'suite gare de lyon', 'suite france']) {
    const rooms = (await search(typed, '&lang=en')).results.filter(({ type }) => type === 2)
    assert.deepEqual(
      rooms.map(({ name, hotel_id }) => [name, hotel_id]),
      suites,
      typed,
    )
  }
})

test('a suite without a place is answered by the best-known hotels that have one, in both languages', async () => {
  const suites = async (typed: string, lang: string) =>
    (await search(typed, `&lang=${lang}`)).results
      .filter(({ type }) => type === 2)
      .map(({ name, sub, hotel_id }) => [name, sub, hotel_id])
  const [best, ...others] = await suites('suite', 'en')
  assert.deepEqual(best, ['Executive Suite', 'The Yunqi Bund · Shanghai', '7'])
  assert.equal(others.length, 2)
  assert.deepEqual((await suites('套房', 'zh'))[0], ['行政套房', '上海外滩云栖饭店 · 上海', '7'])
  for (const typed of ['suit', 'executive suite', '套间', 'taofang'])
    assert.equal((await suites(typed, 'en')).length, 3, typed)
})

const until = async (isSo: () => Promise<boolean>) => {
  for (let tries = 0; !(await isSo()); tries++) {
    assert.ok(tries < 200, 'it never showed')
    await new Promise((resolve) => setTimeout(resolve, 50))
    now += 1_000
  }
}

test('a hotel that is opened or closed is updated within seconds, without blocking requests', async () => {
  assert.deepEqual(await hotels('zanzibar lighthouse'), [])
  await openHotel({ id: 10, en: 'Zanzibar Lighthouse', zh: '灯塔酒店', city: 'europe-uk-london' })
  await db`insert into hotel_changes default values`
  await until(async () => (await hotels('zanzibar lighthouse')).length === 1)
  await db`update hotels set state = 'closed' where id = 10`
  await db`insert into hotel_changes (hotel_id) values (10)`
  await until(async () => (await hotels('zanzibar lighthouse')).length === 0)
})

test('a new score alone does not rebuild the names', async () => {
  const before = await app.names()
  await db`update hotels set score = 99 where id = 1`
  await db`insert into hotel_changes (hotel_id) values (1)`
  now += 10_000
  assert.equal(await app.names(), before)
  await new Promise((resolve) => setTimeout(resolve, 200))
  assert.equal(await app.names(), before)
  await db`update hotels set name_en = 'Hotel Solmira Nuova' where id = 1`
  await db`insert into hotel_changes (hotel_id) values (1)`
  await until(async () => (await hotels('solmira nuova')).length === 1)
})
