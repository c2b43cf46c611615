import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Tdk } from '#contract/fields.ts'
import type { Countries, LostCities, PlaceOverview, PlacePage, PopularPlaces } from '#contract/places.ts'
import { testApp } from '#test/support/app.ts'
import { eventually } from '#test/support/eventually.ts'
import { findPlace, findPlaceById } from './find-place.ts'
import { recordHotels } from './record-hotels.ts'
import { recordPlacePrices } from './record-prices.ts'

let now = Date.parse('2027-03-01T00:00:00Z')
const app = await testApp({ clock: () => now })

async function ask<Data>(path: string): Promise<Data> {
  const answer = await app.http.inject({ url: `/api/${path}` })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data
}
const refusal = async (path: string) => {
  const answer = await app.http.inject({ url: `/api/${path}` })
  return [answer.statusCode, answer.json().data.reason]
}

async function everyPage(path: string): Promise<PlacePage['list']> {
  const list: PlacePage['list'] = []
  for (let page = 1; ; page++) {
    const answer = await ask<PlacePage>(`${path}&page_size=50&page=${page}`)
    assert.equal(answer.page, page)
    list.push(...answer.list)
    if (list.length >= answer.total) return list
  }
}

test('without a country all countries are listed, each once, in the order of the language', async () => {
  const english = await everyPage('hot/allcities?lang=en')
  const chinese = await everyPage('hot/allcities?lang=zh')
  assert.ok(english.length >= 170)
  assert.ok(english.every(({ kind, slug, country_slug }) => kind === 'country' && slug === country_slug))
  assert.equal(new Set(english.map(({ slug }) => slug)).size, english.length)
  assert.deepEqual(english.map(({ slug }) => slug).toSorted(), chinese.map(({ slug }) => slug).toSorted())
  assert.equal(english[0]?.name, 'Afghanistan')
  assert.match(chinese[0]!.name, /^阿/)
  assert.equal(chinese.at(-1)?.name, '中国香港')
})

test("a country's cities are paged, with both names, region and coordinates", async () => {
  const list = await everyPage('hot/allcities?country=usa&lang=en')
  assert.ok(list.length >= 571)
  const houston = list.find(({ slug }) => slug === 'america-usa-houston')!
  assert.deepEqual(
    [houston.kind, houston.name, houston.name_other, houston.country, houston.region, houston.time_zone],
    ['city', 'Houston', '休斯敦', 'United States', 'Texas', 'America/Chicago'],
  )
  assert.deepEqual([houston.hotels, houston.from], [0, null])
  const beyond = await ask<PlacePage>('hot/allcities?country=usa&page=1000')
  assert.deepEqual([beyond.list, beyond.total], [[], list.length])
})

test('a letter filters names that begin with it: by pinyin in Chinese', async () => {
  const english = await everyPage('hot/allcities?country=china&lang=en&letter=c')
  assert.ok(english.length > 0 && english.every(({ name }) => name.startsWith('C')))
  const chinese = await everyPage('hot/allcities?country=china&letter=C')
  const names = chinese.map(({ name }) => name)
  for (const name of ['重庆', '长沙', '成都']) assert.ok(names.includes(name), name)
  assert.equal((await ask<PlacePage>('hot/allcities?country=monaco&letter=x')).total, 0)
})

test('an unknown country, a city instead of a country and an invalid letter are refused', async () => {
  for (const country of ['atlantis', 'america-usa-houston'])
    for (const path of ['hot/allcities?country=', 'hot/allcitiestdk?country=', 'hot/counties?kw='])
      assert.deepEqual(await refusal(path + country), [404, 'not_found'])
  assert.deepEqual(await refusal('hot/allcities?letter=ab'), [400, 'invalid_input'])
  assert.deepEqual(await refusal('hot/allcities?page_size=51'), [400, 'invalid_input'])
})

test('title, description and keywords name the country and its cities', async () => {
  const usa = await ask<Tdk>('hot/allcitiestdk?country=usa&lang=en')
  assert.equal(usa.title, 'Hotels in the United States')
  assert.match(usa.des, /New York/)
  const china = await ask<Tdk>('hot/allcitiestdk?country=china')
  assert.equal(china.title, '中国酒店')
  assert.match(china.kword, /北京酒店/)
  assert.equal((await ask<Tdk>('hot/allcitiestdk?lang=en')).title, 'Hotels by country and region')
})

test('countries have the data of a telephone field and of a traveller', async () => {
  const countries = await ask<Countries>('system/national_code')
  const china = countries.find(({ code }) => code === 'CN')!
  assert.deepEqual(
    [china.dial, china.name, china.name_other, china.currency, china.voltage, china.plugs],
    ['+86', '中国', 'China', 'CNY', '220 V', ['A', 'C', 'I']],
  )
  for (const { phone, dial, code } of countries) {
    assert.doesNotThrow(() => new RegExp(`^(?:${phone})$`), code)
    assert.match(dial, /^\+\d{1,4}/, code)
  }
  assert.match('13800138000', new RegExp(`^(?:${china.phone})$`))
})

test('the not-found page has at least 400 cities of the United States, largest first, in both languages', async () => {
  const { list } = await ask<LostCities>('system/cities_404?lang=en')
  assert.ok(list.length >= 400)
  assert.ok(list.every(({ slug }) => slug.startsWith('america-usa-')))
  assert.deepEqual(list[0], { slug: 'america-usa-new-york', name: 'New York' })
  const chinese = await ask<LostCities>('system/cities_404')
  assert.deepEqual(chinese.list[0], { slug: 'america-usa-new-york', name: '纽约' })
  assert.equal(chinese.list.length, list.length)
})

test('a large country is shown by region, every city once', async () => {
  for (const [kw, lang, titles] of [
    ['usa', 'en', ['Alabama', 'Alaska']],
    ['china', 'zh', ['安徽', '北京', '重庆', '福建']],
  ] as const) {
    const { by, groups, total, found, main } = await ask<PlaceOverview>(`hot/counties?kw=${kw}&lang=${lang}`)
    assert.equal(by, 'region')
    assert.deepEqual(
      groups.slice(0, titles.length).map(({ title }) => title),
      [...titles],
    )
    const slugs = groups.flatMap(({ places, more }) => [...places, ...more].map(({ slug }) => slug))
    assert.ok(groups.every(({ places }) => places.length <= 12))
    assert.deepEqual([slugs.length, new Set(slugs).size, found], [total, total, total])
    assert.equal(main.length, 12)
    assert.ok(main.every(({ image }) => image?.card && image.alt))
    const letters = groups.map(({ letter }) => letter ?? '~')
    assert.deepEqual(letters, letters.toSorted())
  }
})

test('a small country is one list, all countries are listed by letter', async () => {
  const monaco = await ask<PlaceOverview>('hot/counties?kw=monaco&lang=en')
  assert.deepEqual([monaco.by, monaco.groups.length, monaco.main], ['nothing', 1, []])
  assert.deepEqual([monaco.country?.name, monaco.country?.currency], ['Monaco', 'EUR'])
  const all = await ask<PlaceOverview>('hot/counties?kw=all&lang=en')
  assert.deepEqual([all.by, all.country, all.groups[0]?.title], ['letter', null, 'A'])
})

test('the filter of a country matches name, pinyin and region in either language', async () => {
  const found = async (kw: string, q: string) => {
    const { groups } = await ask<PlaceOverview>(`hot/counties?kw=${kw}&q=${encodeURIComponent(q)}`)
    assert.ok(groups.every(({ more }) => more.length === 0))
    return groups.flatMap(({ places }) => places.map(({ slug }) => slug))
  }
  assert.ok((await found('usa', 'springs')).includes('america-usa-palm-springs'))
  assert.ok((await found('usa', 'texas')).includes('america-usa-houston'))
  assert.deepEqual(await found('usa', '休斯敦'), ['america-usa-houston'])
  assert.ok((await found('china', 'cq')).includes('asia-china-chongqing'))
  assert.ok((await found('china', 'chongq')).includes('asia-china-chongqing'))
  assert.ok((await found('all', 'deutsch')).length === 0)
  assert.deepEqual(await found('all', '法国'), ['france'])
  assert.deepEqual(await found('usa', 'xyzzy'), [])
})

test('a slug and an id name the same place, with its country, zone and city', async () => {
  const airport = await findPlace(app.places, 'asia-china-beijing-airport-pek')
  assert.equal(airport?.parent?.slug, 'asia-china-beijing')
  assert.deepEqual([airport?.country.code, airport?.zone, airport?.iata], ['CN', 'Asia/Shanghai', 'PEK'])
  assert.equal(await findPlaceById(app.places, airport!.id), airport)
  assert.equal((await findPlace(app.places, 'china'))?.kind, 'country')
  assert.equal(await findPlace(app.places, 'nowhere'), null)
})

test('new hotel counts are visible within seconds, in the city and its country', async () => {
  const houston = (await findPlace(app.places, 'america-usa-houston'))!
  await recordHotels(app.db, [{ place: houston.id, hotels: 321 }])
  now += 10_000
  await app.places()
  const read = async () => (await ask<PlaceOverview>('hot/counties?kw=usa')).country?.hotels
  assert.equal(await eventually(read, (count) => count === 321), 321)
  assert.equal((await findPlace(app.places, 'america-usa-houston'))?.hotels, 321)
  await recordHotels(app.db, [])
  const [row] = await app.db<{ hotels: number }[]>`select sum(hotels)::int as hotels from places`
  assert.equal(row?.hotels, 0)
})

test('a country and its cities show the lowest price of a night, in the requested currency', async () => {
  const priced = new Map([
    ['america-usa-houston', 30_000],
    ['america-usa-new-york', 80_000],
  ])
  const idOf = async (slug: string) => (await findPlace(app.places, slug))!.id
  await recordHotels(
    app.db,
    await Promise.all([...priced.keys()].map(async (slug) => ({ place: await idOf(slug), hotels: 2 }))),
  )
  const settled = async (isThere: () => Promise<boolean>) => {
    const read = () => {
      now += 10_000
      return isThere()
    }
    assert.ok(await eventually(read, (is) => is))
  }
  await settled(async () => (await findPlace(app.places, 'america-usa-houston'))?.hotels === 2)
  const asked: string[] = []
  const context = {
    db: app.db,
    places: app.places,
    cheapestNight: async ({ slug }: { slug: string }, { from, to }: { from: string; to: string }) => {
      asked.push(`${slug} ${from} ${to}`)
      return priced.get(slug) ?? null
    },
    now,
    atOnce: 1,
  }
  let next: number | null = null
  for (let rounds = 0; rounds < 200; rounds++) {
    const last: number | null = next
    next = null
    await recordPlacePrices({ ...context, goOn: async (_, place) => void (next = place) }, last)
    if (next === null) break
  }
  assert.deepEqual(asked.map((line) => line.split(' ')[0]).toSorted(), [...priced.keys()].toSorted())
  assert.match(asked[0]!, / 2027-02-28 2027-03-29$/)
  await settled(async () => (await findPlace(app.places, 'usa'))?.nightFrom === 30_000)

  const usa = await ask<PlaceOverview>('hot/counties?kw=usa&lang=en')
  assert.deepEqual(usa.from, { amount: 30_000, currency: 'CNY' })
  assert.deepEqual(usa.main.find(({ slug }) => slug === 'america-usa-new-york')?.from, {
    amount: 80_000,
    currency: 'CNY',
  })
  const all = await ask<PlaceOverview>('hot/counties?kw=all&currency=USD')
  const shown = all.groups.flatMap(({ places }) => places).find(({ slug }) => slug === 'usa')?.from
  assert.equal(shown?.currency, 'USD')
  assert.ok(shown.amount > 3_000 && shown.amount < 6_000, `${shown.amount}`)
  await recordPlacePrices(
    { ...context, cheapestNight: () => assert.fail('all is priced'), goOn: async () => {} },
    null,
  )
  await recordHotels(app.db, [])
})

test('an empty search field offers domestic and foreign cities, each with its picture', async () => {
  const places = await Promise.all(
    ['asia-china-shanghai', 'asia-japan-tokyo'].map(async (slug) => (await findPlace(app.places, slug))!.id),
  )
  await recordHotels(
    app.db,
    places.map((place) => ({ place, hotels: 3 })),
  )
  now += 10_000
  const read = async () => (await ask<PopularPlaces>('hot/popular')).list
  await eventually(read, ([first]) => first?.hotels === 3)
  assert.deepEqual(
    (await read()).map(({ slug, image }) => [slug, image.card]),
    [
      ['asia-china-shanghai', '/media/v2/d/asia-china-shanghai-card.svg'],
      ['asia-japan-tokyo', '/media/v2/d/asia-japan-tokyo-card.svg'],
    ],
  )
  await recordHotels(app.db, [])
})
