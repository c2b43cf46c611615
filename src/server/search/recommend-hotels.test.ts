import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HotelPage, Recommendations } from '#contract/search.ts'
import { testApp } from '#test/support/app.ts'
import { fillCatalogue } from '../demo-loader/fill-catalogue.ts'

let now = Date.parse('2026-11-15T08:00:00Z')
const { http, db, places } = await testApp({ clock: () => now })
const nothing = await http.inject({ url: '/api/index/crecommend_hotel' })
await fillCatalogue(db, { hotels: 900, now })
// The places in memory are refreshed after a while, without blocking.
now += 60_000
while ((await places()).bySlug.get('asia-china-shanghai')!.hotels === 0)
  await new Promise((resolve) => setTimeout(resolve, 20))

async function recommend(query = '', lang = 'en') {
  const answer = await http.inject({ url: `/api/index/crecommend_hotel?lang=${lang}&${query}` })
  return answer.json<{ code: number; data: Recommendations & { reason?: string } }>()
}
const list = async (query: string) => {
  const answer = await http.inject({ url: `/api/hot/hlis?lang=en&${query}` })
  return answer.json<{ data: HotelPage }>().data.list
}

test('without hotels there is nothing to recommend', () => {
  assert.deepEqual(nothing.json().data, { tabs: [], list: [] })
})

test('cities are ordered by the readers of the language, domestic first', async () => {
  const [en, zh] = [await recommend('', 'en'), await recommend('', 'zh')]
  const countries = ({ data }: typeof en) => data.tabs.map(({ country_slug }) => country_slug)
  assert.equal(en.data.tabs.length, 8)
  assert.equal(zh.data.tabs.length, 8)
  assert.ok(
    countries(en)
      .slice(0, 4)
      .every((slug) => ['usa', 'uk', 'canada', 'australia'].includes(slug)),
  )
  assert.ok(
    countries(zh)
      .slice(0, 5)
      .every((slug) => ['china', 'hong-kong', 'taiwan', 'macau'].includes(slug)),
  )
  assert.ok(!countries(zh).slice(5).includes('china'))
})

test('the first city is shown for the night after tomorrow’s, with prices as in its list', async () => {
  const { data } = await recommend('', 'zh')
  const slug = data.tabs[0]!.slug
  const listed = await list(`kw=${slug}&s_d=2026-11-17&e_d=2026-11-18&page_size=50`)
  assert.equal(data.list.length, 8)
  for (const { id, offer } of data.list)
    assert.deepEqual(offer?.total, listed.find((card) => card.id === id)?.offer?.total)
})

test('every hotel can be booked, is listed once, and has a reason in one line', async () => {
  for (const lang of ['en', 'zh']) {
    const { data } = await recommend('city=asia-china-shanghai&s_d=2026-12-20&e_d=2026-12-23&adults=3', lang)
    assert.ok(data.list.length > 4)
    assert.ok(data.list.every(({ offer }) => offer !== null))
    assert.equal(new Set(data.list.map(({ id }) => id)).size, data.list.length)
    for (const { why } of data.list) assert.match(why, lang === 'en' ? /^[^.]+(\.\d[^.]*)*$/ : /^[^。]+$/)
    assert.ok(new Set(data.list.map(({ why }) => why)).size > 3)
  }
})

test('hotels of three stars and a score of 8 come first, the rest only fills the list', async () => {
  for (const city of ['asia-china-shanghai', 'europe-uk-london', 'europe-france-paris']) {
    const { data } = await recommend(`city=${city}&s_d=2026-12-20&e_d=2026-12-22`)
    const isConsidered = ({ stars, score }: (typeof data.list)[number]) => stars >= 3 && (score ?? 0) >= 8
    const first = data.list.slice(0, 4)
    assert.equal(first.length, 4, city)
    assert.ok(first.every(isConsidered), `${city}: ${first.map(({ stars, score }) => `${stars}* ${score}`)}`)
  }
})

test('a title is given to the hotel that holds it', async () => {
  const asked = 's_d=2026-12-20&e_d=2026-12-21'
  const { data } = await recommend(`city=asia-china-shanghai&${asked}`)
  const holder = (start: string) => data.list.find(({ why }) => why.startsWith(start))!
  const all = (
    await Promise.all(
      [1, 2, 3, 4, 5].map((page) => list(`kw=asia-china-shanghai&${asked}&page=${page}&page_size=50`)),
    )
  )
    .flat()
    .filter(({ offer }) => offer !== null)
  const scores = all.map(({ score }) => score ?? 0)
  assert.equal(holder('Highest guest score').score, Math.max(...scores))
  const good = all.filter(({ score }) => (score ?? 0) >= 8).map(({ offer }) => offer!.total.amount)
  assert.equal(holder('Lowest price').offer?.total.amount, Math.min(...good))
  const distances = all.map(({ distance_m }) => distance_m!)
  const closest = data.list.find(({ why }) => why.startsWith('Closest to'))
  if (closest) assert.equal(closest.distance_m, Math.min(...distances))
})

test('the same request has the same response', async () => {
  const asked = 'city=europe-france-paris&s_d=2026-12-20&e_d=2026-12-22&currency=EUR'
  assert.deepEqual(await recommend(asked), await recommend(asked))
})

test('another place becomes a tab of its own; an unknown one and a country are not found', async () => {
  const { data } = await recommend('city=asia-china-shanghai-lujiazui')
  assert.equal(data.tabs[0]?.slug, 'asia-china-shanghai-lujiazui')
  assert.equal(data.tabs.length, 9)
  assert.equal((await recommend('city=nowhere')).code, 404)
  assert.equal((await recommend('city=china')).code, 404)
})

test('a stay in the past and a single date are refused', async () => {
  assert.equal((await recommend('city=europe-france-paris&s_d=2026-11-01&e_d=2026-11-03')).code, 400)
  assert.equal((await recommend('city=europe-france-paris&s_d=2026-12-01')).code, 400)
})
