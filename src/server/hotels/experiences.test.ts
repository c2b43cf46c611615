import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ExperiencePage, ReviewPage } from '#contract/reviews.ts'
import { testApp } from '#test/support/app.ts'
import { fillCatalogue } from '../demo-loader/fill-catalogue.ts'

let now = Date.parse('2026-11-15T08:00:00Z')
const { http, db, places } = await testApp({ clock: () => now })
const data = async <Data>(url: string) => (await http.inject({ url })).json<{ data: Data }>().data
const experiences = (query = '') => data<ExperiencePage>(`/api/index/exprience_lis?${query}`)
const empty = await experiences('lang=en')
await fillCatalogue(db, { hotels: 600, now })
now += 60_000
while ((await places()).bySlug.get('asia-china-shanghai')!.hotels === 0)
  await new Promise((resolve) => setTimeout(resolve, 20))

test('without hotels there are no experiences', () => {
  assert.deepEqual(empty, { list: [], total: 0, page: 1, page_size: 20 })
})

test('experiences come newest first, as samples with hotel and picture, in the requested language', async () => {
  for (const lang of ['en', 'zh'] as const) {
    const { list, total } = await experiences(`lang=${lang}`)
    assert.ok(total > 20)
    assert.equal(list.length, 20)
    assert.ok(list.every((one) => one.sample && one.lang === lang && one.text !== '' && one.picture.url))
    const moments = list.map(({ at }) => Date.parse(at))
    assert.deepEqual(
      moments,
      moments.toSorted((a, b) => b - a),
    )
    assert.ok(new Set(list.map(({ hotel }) => hotel.place)).size > 5)
  }
  const [first] = (await experiences('lang=en')).list
  assert.match(first!.hotel.place, /^[^,]+(, [^,]+)?$/)
})

test('an experience is a review that the page of its hotel shows', async () => {
  const [first] = (await experiences('lang=en')).list
  const { list } = await data<ReviewPage>(`/api/hot/reviews?lang=en&id=${first!.hotel.id}`)
  const { hotel: _, picture: __, ...review } = first!
  assert.deepEqual(list[0], review)
})

test('pages are disjoint and complete', async () => {
  const { total } = await experiences('lang=zh')
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / 7) }, (_, at) =>
      experiences(`lang=zh&page=${at + 1}&page_size=7`),
    ),
  )
  const ids = pages.flatMap(({ list }) => list.map(({ id }) => id))
  assert.equal(ids.length, total)
  assert.equal(new Set(ids).size, total)
  assert.deepEqual((await experiences('lang=zh&page=99')).list, [])
})

test('an operator’s own hotels have no samples', async () => {
  await db`update hotels set sample_reviews = 0`
  now += 60_000
  assert.equal((await experiences('lang=en')).total, 0)
})
