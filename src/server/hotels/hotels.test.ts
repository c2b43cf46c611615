import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Hotel } from '#contract/hotels.ts'
import type { PlaceGuide } from '#contract/places.ts'
import type { ReviewPage } from '#contract/reviews.ts'
import { testApp } from '#test/support/app.ts'
import { fillCatalogue } from '../demo-loader/fill-catalogue.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const { http, db, places } = await testApp({ clock: () => now })
await fillCatalogue(db, { hotels: 300, now })
await places()

async function call<Data>(path: string) {
  const answer = await http.inject({ url: `/api/${path}` })
  return answer.json<{ code: number; data: Data & { reason?: string } }>()
}
const [biggest] = await db<{ id: string; city: string }[]>`
  select id, city from hotels order by review_count desc, id limit 1`
const id = biggest!.id

test('a hotel is shown in both languages, with its place, pictures, policies and nearby places', async () => {
  const [en, zh] = await Promise.all([
    call<Hotel>(`hot/h_detail?id=${id}&lang=en`),
    call<Hotel>(`hot/h_detail?id=${id}&lang=zh`),
  ])
  assert.equal(en.code, 1)
  assert.equal(en.data.demo, true)
  assert.equal(en.data.name, zh.data.name_other)
  assert.match(zh.data.description, /\p{Script=Han}/u)
  assert.doesNotMatch(en.data.description, /\p{Script=Han}/u)
  assert.ok(en.data.gallery.length >= 8)
  assert.match(en.data.gallery[0]!.alt, /^Illustration/)
  assert.equal(en.data.nearby[0]!.kind, 'centre')
  assert.ok(en.data.place.hotels > 0)
  assert.ok(en.data.amenities.some(({ id, name }) => id === 'wifi' && name === 'Free Wi-Fi'))
})

test('an unknown hotel is not found, a closed one is reported as closed', async () => {
  assert.equal((await call('hot/h_detail?id=999')).data.reason, 'not_found')
  await db`update hotels set state = 'closed' where id = ${id}`
  assert.equal((await call(`hot/h_detail?id=${id}`)).data.reason, 'hotel_closed')
  assert.equal((await call(`hot/reviews?id=${id}`)).data.reason, 'hotel_closed')
  await db`update hotels set state = 'open' where id = ${id}`
})

test('reviews are samples, newest first, and add up to the totals of the hotel', async () => {
  const { data } = await call<ReviewPage>(`hot/reviews?id=${id}&all_languages=1&page_size=50&lang=en`)
  const counted = Object.values(data.histogram).reduce((sum, count) => sum + count)
  assert.equal(data.total, counted)
  assert.ok(data.sample && data.list.every(({ sample }) => sample))
  const mean =
    Object.entries(data.histogram).reduce((sum, [score, count]) => sum + Number(score) * count, 0) / counted
  const { data: hotel } = await call<Hotel>(`hot/h_detail?id=${id}`)
  assert.ok(Math.abs(hotel.score! - mean) <= 0.05)
})

test('reviews are filtered by score, kind and language, and a page is deterministic', async () => {
  const asked = `hot/reviews?id=${id}&score=8&kind=couple&lang=zh`
  const [one, two] = await Promise.all([call<ReviewPage>(asked), call<ReviewPage>(asked)])
  assert.deepEqual(one, two)
  assert.ok(one.data.list.every(({ score, kind, lang }) => score === 8 && kind === 'couple' && lang === 'zh'))
  const all = await call<ReviewPage>(`hot/reviews?id=${id}&all_languages=1`)
  assert.ok(one.data.total < all.data.total)
})

test('reviews are sorted by score, searched by words, and those in the reader’s language come first', async () => {
  const asked = `hot/reviews?id=${id}&page_size=50&all_languages=1`
  const lowest = await call<ReviewPage>(`${asked}&sort=lowest`)
  const scores = lowest.data.list.map(({ score }) => score)
  assert.deepEqual(
    scores,
    scores.toSorted((a, b) => a - b),
  )
  const all = await call<ReviewPage>(`${asked}&lang=zh&lang_first=1`)
  const chinese = await call<ReviewPage>(`hot/reviews?id=${id}&page_size=50&lang=zh`)
  assert.deepEqual(
    all.data.list.slice(0, Math.min(50, chinese.data.total)),
    chinese.data.list.slice(0, Math.min(50, chinese.data.total)),
  )
  assert.ok(all.data.total > chinese.data.total)
  const word = lowest.data.list
    .find(({ lang }) => lang === 'en')!
    .text.split(' ')[0]!
    .toUpperCase()
  const found = await call<ReviewPage>(`${asked}&q=${encodeURIComponent(word)}`)
  assert.ok(found.data.total > 0 && found.data.total < all.data.total)
  for (const { title, text, reply } of found.data.list)
    assert.ok(`${title} ${text} ${reply}`.toUpperCase().includes(word))
  assert.equal((await call<ReviewPage>(`${asked}&q=%25_%5C`)).data.total, 0)
  for (const wrong of [`q=${'a'.repeat(101)}`, 'sort=best'])
    assert.equal((await call(`${asked}&${wrong}`)).data.reason, 'invalid_input')
})

test('a place shows its number of hotels, seasons and questions', async () => {
  const { data } = await call<PlaceGuide>('hot/hs_des?kw=asia-china-shanghai&lang=en')
  assert.ok(data.place.hotels > 0)
  assert.equal(data.months.length, 12)
  assert.ok(data.districts.length > 3)
  assert.match(data.intro, /hotels in Shanghai/)
  assert.ok(data.faq.length >= 3)
  const zh = await call<PlaceGuide>('hot/hs_des?kw=asia-china-shanghai&lang=zh')
  assert.match(zh.data.intro, /上海/)
  assert.equal((await call('hot/hs_des?kw=asia-china')).data.reason, 'not_found')
})

test('the site shows its number of hotels, and that they are a demonstration', async () => {
  const { data } = await call<{ hotels: number; demo: boolean }>('system/site')
  assert.deepEqual({ hotels: data.hotels, demo: data.demo }, { hotels: 300, demo: true })
})
