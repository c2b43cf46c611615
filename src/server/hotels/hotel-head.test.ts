import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Hotel, HotelHead, RoomList } from '#contract/hotels.ts'
import type { QuestionPage } from '#contract/questions.ts'
import { decimalText } from '#domain/money/money.ts'
import { testApp } from '#test/support/app.ts'
import { fillCatalogue } from '../demo-loader/fill-catalogue.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const { http, db, places } = await testApp({
  clock: () => now,
  env: { PUBLIC_URL: 'http://localhost:4321' },
})
await fillCatalogue(db, { hotels: 150, now })
await places()

async function call<Data>(path: string) {
  const answer = await http.inject({ url: `/api/${path}` })
  return answer.json<{ code: number; data: Data & { reason?: string } }>()
}
const hotels = await db<{ id: string }[]>`select id from hotels order by review_count desc, id`
const { id } = hotels[0]!

type Node = { '@type': string; [key: string]: unknown }
const nodesOf = ({ jsonld }: HotelHead) =>
  new Map((jsonld['@graph'] as Node[]).map((node) => [node['@type'], node]))

test('the canonical URL of a hotel has neither dates nor party, and alternates in both languages', async () => {
  const { data } = await call<HotelHead>(`hot/hde_tdk?id=${id}&s_d=2026-12-12&e_d=2026-12-15&lang=zh`)
  assert.equal(data.canonical, `http://localhost:4321/zh/hotels/${id}`)
  assert.deepEqual(
    data.alternates.map(({ hreflang, href }) => [hreflang, href]),
    [
      ['en', `http://localhost:4321/hotels/${id}`],
      ['zh-CN', `http://localhost:4321/zh/hotels/${id}`],
      ['x-default', `http://localhost:4321/hotels/${id}`],
    ],
  )
  assert.match(data.title + data.des + data.kword, /\p{Script=Han}/u)
})

test('the structured data has the same hotel, rating, rooms, prices, breadcrumbs and answers as the page', async () => {
  const stay = 's_d=2026-12-12&e_d=2026-12-15&currency=EUR&lang=en'
  const [{ data: head }, { data: hotel }, { data: list }] = await Promise.all([
    call<HotelHead>(`hot/hde_tdk?id=${id}&${stay}`),
    call<Hotel>(`hot/h_detail?id=${id}&lang=en`),
    call<RoomList>(`hot/r_detail?id=${id}&${stay}`),
  ])
  const nodes = nodesOf(head)
  assert.deepEqual([...nodes.keys()], ['Hotel', 'BreadcrumbList', 'FAQPage'])
  const node = nodes.get('Hotel')!
  assert.deepEqual([node.name, node.description], [hotel.name, hotel.description])
  assert.equal((node.aggregateRating as { ratingValue: number }).ratingValue, hotel.score)
  assert.match((node.image as string[])[0]!, /^http:\/\/localhost:4321\/media\/v2\/h\/\d+\/preview\.webp$/)
  const rooms = node.containsPlace as { name: string; offers: { price: string; priceCurrency: string }[] }[]
  assert.deepEqual(
    rooms.map(({ name, offers }) => [name, offers.map(({ price }) => price)]),
    list.rooms.map(({ name, rates }) => [name, rates.map(({ price }) => decimalText(price.total))]),
  )
  const faq = nodes.get('FAQPage')!.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
  assert.deepEqual(
    faq.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text })),
    hotel.faq,
  )
  const way = nodes.get('BreadcrumbList')!.itemListElement as { name: string; item: string }[]
  assert.equal(way.at(-1)!.item, head.canonical)
  assert.ok(way.length >= 4)
})

test('without dates the offers start the day after tomorrow', async () => {
  const { data } = await call<HotelHead>(`hot/hde_tdk?id=${id}&lang=en`)
  const rooms = nodesOf(data).get('Hotel')!.containsPlace as { offers: { availabilityStarts: string }[] }[]
  const starts = rooms.flatMap(({ offers }) => offers.map((offer) => offer.availabilityStarts))
  assert.ok(starts.length > 0)
  assert.deepEqual(new Set(starts), new Set(['2026-11-17']))
})

test('every hotel has nearby places with distances', async () => {
  for (const { id } of hotels.slice(0, 40)) {
    const { data } = await call<Hotel>(`hot/h_detail?id=${id}&lang=en`)
    assert.ok(data.nearby.every(({ slug, distance_m }) => slug && distance_m >= 0))
    assert.ok(data.faq.every(({ question, answer }) => question && answer && !/undefined/.test(answer)))
  }
})

test('questions are samples with answers, newest first and deterministic', async () => {
  const asked = `qa/qalist?hotel=${id}&lang=en`
  const [one, two, zh] = await Promise.all([
    call<QuestionPage>(asked),
    call<QuestionPage>(asked),
    call<QuestionPage>(`qa/qalist?hotel=${id}&lang=zh`),
  ])
  assert.deepEqual(one, two)
  assert.ok(one.data.total >= 2)
  assert.ok(one.data.list.every(({ sample, answers }) => sample && answers.length === 1 && answers[0]!.staff))
  const dates = one.data.list.map(({ at }) => at)
  assert.deepEqual(dates, dates.toSorted().reverse())
  assert.deepEqual(
    zh.data.list.map((question) => question.id),
    one.data.list.map((question) => question.id),
  )
  assert.ok(zh.data.list.every(({ text }) => /\p{Script=Han}/u.test(text)))
  const first = await call<QuestionPage>(`${asked}&page_size=1&page=2`)
  assert.deepEqual([first.data.list[0], first.data.total], [one.data.list[1], one.data.total])
  assert.equal((await call('qa/qalist?hotel=999999')).data.reason, 'not_found')
})

test('a closed hotel says so, with its location', async () => {
  await db`update hotels set state = 'closed' where id = ${id}`
  for (const path of [
    `hot/hde_tdk?id=${id}`,
    `hot/r_detail?id=${id}&s_d=2026-12-12&e_d=2026-12-15`,
    `qa/qalist?hotel=${id}`,
  ]) {
    const { code, data } = await call(path)
    assert.deepEqual([code, data.reason], [410, 'hotel_closed'], path)
  }
  const { data } = await call<{ name: string; place: { slug: string } }>(`hot/h_detail?id=${id}&lang=en`)
  assert.ok(data.name && data.place.slug)
  await db`update hotels set state = 'open' where id = ${id}`
})
