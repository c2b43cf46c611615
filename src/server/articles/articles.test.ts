import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '#domain/text/locale.ts'
import { readCities } from '#gazetteer/read-cities.ts'
import { testApp } from '#test/support/app.ts'
import { articleThemes } from '#words/site/articles.ts'
import { fillCatalogue } from '../demo-loader/fill-catalogue.ts'
import { readArticles } from './read-articles.ts'

const now = Date.parse('2026-11-17T04:00:00Z')
const app = await testApp({ clock: () => now })
await fillCatalogue(app.db, { hotels: 2000, now })
const get = async (path: string) => {
  const answer = await app.http.inject(path)
  return { status: answer.statusCode, data: answer.json().data }
}
const articles = readArticles()

test('there are at least 24 itineraries, some for every theme', () => {
  assert.ok(articles.length >= 24)
  for (const theme of articleThemes)
    assert.ok(articles.filter((article) => article.theme === theme).length >= 3)
  assert.equal(new Set(articles.map(({ cover }) => cover)).size, articles.length)
})

test('covers of stories about the night are drawn at night', () => {
  const light = Object.fromEntries(articles.map((article) => [article.id, article.light]))
  assert.equal(light['lofoten-light'], 'aurora')
  for (const { id, theme } of articles)
    if (theme === 'night_skies') assert.match(light[id] ?? 'by place', /^(night|aurora)$/, id)
})

const words = {
  en: (text: string) => text.match(/[\p{L}\d’'-]+/gu)?.length ?? 0,
  zh: (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0,
}
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ')

for (const article of articles) {
  test(`the itinerary ${article.id} is complete in both languages`, () => {
    const slugs = new Set(readCities().map(({ slug }) => slug))
    for (const slug of [article.cover, ...article.stops.map((stop) => stop.slug)])
      assert.ok(slugs.has(slug), slug)
    assert.deepEqual(
      article.stops.map(({ by }) => by !== undefined),
      article.stops.map((_, at) => at > 0),
    )
    assert.ok(article.months.includes(2))
    for (const id of article.related)
      assert.ok(
        articles.some((other) => other.id === id && id !== article.id),
        id,
      )
    const { en, zh } = article.text
    assert.deepEqual(
      en.stops.map(({ id }) => id),
      zh.stops.map(({ id }) => id),
    )
    for (const locale of locales) {
      const text = article.text[locale]
      const whole = plain(
        [text.opening, ...text.stops.map(({ body }) => body), text.practical.body].join(' '),
      )
      const [least, most] = locale === 'en' ? [400, 720] : [500, 1100]
      const length = words[locale](whole)
      assert.ok(length >= least && length <= most, `${locale}: ${length}`)
      assert.doesNotMatch(whole, /\{\{|\*\*|\]\(|[¥$€£]/)
      // Timetables and prices of others go out of date, so articles must not give them.
      assert.doesNotMatch(whole, /\b\d{1,2}:\d{2}\b|\d+ ?(?:CNY|USD|EUR|yuan|euros?|dollars?|元)(?![年])/)
    }
    assert.doesNotMatch(plain(en.opening), /\p{Script=Han}/u)
  })
}

test('the index counts themes and countries, and applies the requested filters', async () => {
  const { data } = await get('/api/system/spirit_des?lang=en&page_size=50')
  assert.equal(data.total, articles.length)
  assert.equal(
    data.themes.reduce((sum: number, { count }: { count: number }) => sum + count, 0),
    articles.length,
  )
  assert.equal(
    data.countries.reduce((sum: number, { count }: { count: number }) => sum + count, 0),
    articles.length,
  )
  const china = await get('/api/system/spirit_des?lang=zh&country=china')
  assert.ok(china.data.total >= 5)
  assert.ok(china.data.list.every(({ country }: { country: string }) => country === '中国'))
  assert.match(china.data.tdk.title, /中国/)
  const rail = await get('/api/system/spirit_des?lang=en&theme=rail&month=6')
  assert.ok(rail.data.list.length > 0)
  assert.ok(
    rail.data.list.every(
      (each: { theme: { id: string }; months: number[] }) => each.theme.id === 'rail' && each.months[5] === 2,
    ),
  )
  assert.equal((await get('/api/system/spirit_des?lang=en&theme=constructor')).data.total, 0)
})

test('itineraries in season come first, and the first three differ in theme', async () => {
  const { data } = await get('/api/system/spirit_des?lang=en&page_size=3')
  const themes = data.list.map(({ theme }: { theme: { id: string } }) => theme.id)
  assert.equal(new Set(themes).size, 3)
  for (const { months } of data.list) assert.equal(months[0], 2)
})

test('an itinerary prices its stops in sequence for two guests, and its costs add up', async () => {
  const { data } = await get('/api/system/seovia?id=kyoto-after-dark&s_d=2027-03-01&lang=en')
  assert.deepEqual(
    data.stops.map(({ s_d, e_d }: { s_d: string; e_d: string }) => [s_d, e_d]),
    [
      ['2027-03-01', '2027-03-04'],
      ['2027-03-04', '2027-03-05'],
    ],
  )
  assert.deepEqual(
    data.stops.map(({ days }: { days: object }) => days),
    [
      { first: 1, last: 3 },
      { first: 4, last: 5 },
    ],
  )
  assert.equal(data.days, 5)
  const [kyoto] = data.stops
  assert.ok(kyoto.hotels.length > 0 && kyoto.from.amount > 0)
  for (const { offer } of kyoto.hotels) assert.ok(offer.total.amount >= kyoto.from.amount)
  const { stays, transport, meals, sights, total } = data.costs
  assert.equal(total.amount, stays.amount + transport.amount + meals.amount + sights.amount)
  assert.equal(
    stays.amount,
    data.stops.reduce(
      (sum: number, stop: { hotels: { offer: { total: { amount: number } } }[] }) =>
        sum + stop.hotels[0]!.offer.total.amount,
      0,
    ),
  )
})

test('estimates are shown in the currency of the page', async () => {
  const { data } = await get('/api/system/seovia?id=kyoto-after-dark&currency=JPY&lang=en')
  assert.equal(data.costs.meals.currency, 'JPY')
  assert.ok(data.costs.meals.amount > 10_000)
})

test('a start date in the past or too far ahead is moved to one that can be booked', async () => {
  for (const s_d of ['2020-01-01', '2199-12-31']) {
    const { status, data } = await get(`/api/system/seovia?id=four-lakes&s_d=${s_d}&lang=en`)
    assert.equal(status, 200)
    assert.ok(data.stops[0].s_d > '2026-11-17' && data.stops[0].s_d < '2028-06-01')
  }
})

test('an unknown itinerary is not found', async () => {
  assert.equal((await get('/api/system/seovia?id=no-such-journey&lang=en')).status, 404)
  assert.equal((await get('/api/system/seovia?id=__proto__&lang=en')).status, 400)
})
