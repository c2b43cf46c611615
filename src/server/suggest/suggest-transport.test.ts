import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Suggestions } from '#contract/search.ts'
import { readCities } from '#gazetteer/read-cities.ts'
import { readSpots } from '#gazetteer/read-spots.ts'
import { testApp } from '#test/support/app.ts'

const app = await testApp()

async function search(q: string): Promise<Suggestions> {
  const answer = await app.http.inject({ url: `/api/search/search?q=${encodeURIComponent(q)}` })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data
}

const transportFor = async (q: string) =>
  (await search(q)).results.flatMap(({ type, slug }) => (type === 4 && slug ? [slug] : []))

const spots = readSpots()
const airports = spots.filter(({ kind }) => kind === 'airport')
const stations = spots.filter(({ kind }) => kind === 'station')
const cityOf = new Map(readCities().map((city) => [city.slug, city]))

/** Texts that must offer a place; all failures are reported together. */
async function assertOffered(expected: readonly (readonly [typed: string, slug: string])[], most: number) {
  const failures: string[] = []
  for (const [typed, slug] of expected) {
    const offered = (await transportFor(typed)).slice(0, most)
    if (!offered.includes(slug))
      failures.push(`${typed}: ${slug} is not in ${offered.join(', ') || 'nothing'}`)
  }
  assert.deepEqual(failures, [])
}

test('more than 200 airports are offered first by code, alone, with "airport" and with a terminal', async () => {
  assert.ok(airports.length >= 200)
  const codes = airports.flatMap(({ iata, slug }) => (iata ? [[iata, slug] as const] : []))
  await assertOffered(
    codes.flatMap(([code, slug]) =>
      [code, code.toLowerCase(), `${code} airport`, `${code}机场`, `${code} T2`].map(
        (typed) => [typed, slug] as const,
      ),
    ),
    1,
  )
})

test('every airport is offered by its short name in Chinese, pinyin and English', async () => {
  await assertOffered(
    airports.flatMap(({ name, pinyin, slug, city }) => {
      const short = name.zh.replace('国际', '')
      const own = short.replace(cityOf.get(city)!.name.zh, '')
      const spoken = pinyin.replace(/(?:guoji)?jichang$/, '')
      const latin = name.en.replace(/ (?:International|National|Intercontinental)? ?(?:Airport|Airpark)$/, '')
      const typed = [
        short,
        `${spoken} jichang`,
        `${spoken}jichang`,
        `${latin} airport`,
        `${short}T2`,
        `${short}2号航站楼`,
      ]
      return [...typed, own === '机场' ? short : own].map((text) => [text, slug] as const)
    }),
    3,
  )
})

test('every station is offered by its Chinese name, pinyin and English name', async () => {
  await assertOffered(
    stations.flatMap(({ name, pinyin, slug }) => {
      const spoken = pinyin.replace(/(?:huoche|che)?zhan$/, '')
      return [name.zh, pinyin, `${spoken} zhan`, `${spoken} huochezhan`, name.en, `${name.en} station`].map(
        (typed) => [typed, slug] as const,
      )
    }),
    3,
  )
})

test('every airport and station is offered by its local names', async () => {
  await assertOffered(
    [...airports, ...stations].flatMap(({ also, slug }) => also.map((typed) => [typed, slug] as const)),
    3,
  )
})

test('airports and stations are offered under the names that guests type', async () => {
  await assertOffered(
    [
      ['pudong jichang', 'asia-china-shanghai-airport-pvg'],
      ['浦东机场', 'asia-china-shanghai-airport-pvg'],
      ['浦东机场T2', 'asia-china-shanghai-airport-pvg'],
      ['narita', 'asia-japan-tokyo-airport-nrt'],
      ['东京成田空港', 'asia-japan-tokyo-airport-nrt'],
      ['CDG', 'europe-france-paris-airport-cdg'],
      ['heathrow t5', 'europe-uk-london-airport-lhr'],
      ['heathrow terminal 5', 'europe-uk-london-airport-lhr'],
      ['heatrow airport', 'europe-uk-london-airport-lhr'],
      ['heatrow t5', 'europe-uk-london-airport-lhr'],
      ['flughafen wien', 'europe-austria-vienna-airport-vie'],
      ['aeroporto di fiumicino', 'europe-italy-rome-airport-fco'],
      ['sydney airport', 'oceania-australia-sydney-airport-syd'],
      ['munich hbf', 'europe-germany-munich-station-munchen-hauptbahnhof'],
      ['hongqiao zhan', 'asia-china-shanghai-station-shanghai-hongqiao'],
    ],
    1,
  )
})

test('a city with "airport" offers all of its airports and none of its stations', async () => {
  for (const typed of ['london airport', '伦敦机场', 'lundun jichang'])
    assert.deepEqual((await transportFor(typed)).toSorted(), [
      ...['lcy', 'lgw', 'lhr', 'ltn', 'stn'].map((code) => `europe-uk-london-airport-${code}`),
    ])
})

test('an unknown airport or station offers no other one', async () => {
  for (const typed of [
    'portland airport',
    'xyzzy jichang',
    '某某机场',
    'qqq t5',
    'nowhere station',
    'zzzzzz terminal 3',
  ])
    assert.deepEqual(await transportFor(typed), [], typed)
  const { places } = await search('portland airport')
  assert.deepEqual([...new Set(places.map(({ name }) => name))], ['波特兰'])
})

test('a begun room word offers no town of a similar name', async () => {
  for (const typed of ['suite', 'suit', 'suites']) {
    const { places } = await search(typed)
    assert.deepEqual(places, [], typed)
  }
})
