import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SuggestedPlace, Suggestion, Suggestions } from '#contract/search.ts'
import { testApp } from '#test/support/app.ts'

const app = await testApp()

async function search(q: string, more = ''): Promise<Suggestions> {
  const answer = await app.http.inject({ url: `/api/search/search?q=${encodeURIComponent(q)}${more}` })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data
}
const first = async (q: string) => (await search(q)).places[0]?.slug

const meant: readonly [typed: string, slug: string][] = [
  ['北京', 'asia-china-beijing'],
  ['beijing', 'asia-china-beijing'],
  ['BeiJing ', 'asia-china-beijing'],
  ['bj', 'asia-china-beijing'],
  ['pekin', 'asia-china-beijing'],
  ['北京市', 'asia-china-beijing'],
  ['san francisc', 'america-usa-san-francisco'],
  ['sanfrancisco', 'america-usa-san-francisco'],
  ['旧金山', 'america-usa-san-francisco'],
  ['sf', 'america-usa-san-francisco'],
  ['zürich', 'europe-switzerland-zurich'],
  ['zurich', 'europe-switzerland-zurich'],
  ['ZURICH', 'europe-switzerland-zurich'],
  ['nyc', 'america-usa-new-york'],
  ['new york', 'america-usa-new-york'],
  ['巴黎', 'europe-france-paris'],
  ['法国巴黎', 'europe-france-paris'],
  ['paris france', 'europe-france-paris'],
  ['東京', 'asia-japan-tokyo'],
  ['臺北', 'asia-taiwan-taipei'],
  ['廈門', 'asia-china-xiamen'],
  ['bali', 'asia-indonesia-bali'],
  ['sao paulo', 'america-brazil-sao-paulo'],
  ['美国', 'usa'],
  ['united states', 'usa'],
  ['usa', 'usa'],
  ['eiffel', 'europe-france-paris-eiffel-tower'],
]

test('typed names lead to the expected place, in English, Chinese, pinyin and initials', async () => {
  for (const [typed, slug] of meant) assert.equal(await first(typed), slug, typed)
})

test('one typo is forgiven, and often a second', async () => {
  for (const [typed, slug] of [
    ['bangkkok', 'asia-thailand-bangkok'],
    ['bagnkok', 'asia-thailand-bangkok'],
    ['barselona', 'europe-spain-barcelona'],
    ['new yrok', 'america-usa-new-york'],
    ['sanfransicso', 'america-usa-san-francisco'],
    ['phillidelphia', 'america-usa-philadelphia'],
  ] as const) {
    assert.equal(await first(typed), slug, typed)
  }
})

test('airports and stations are results of type 4, with their code and city', async () => {
  const { results, places } = await search('pek', '&lang=en')
  assert.deepEqual(results[0], {
    type: 4,
    kind: 'airport',
    id: '30000880',
    name: 'Beijing Capital International Airport',
    sub: 'PEK · Beijing, China',
    slug: 'asia-china-beijing-airport-pek',
  } satisfies Suggestion)
  assert.ok(places.every(({ kind }) => kind !== 'airport' && kind !== 'station'))
  const hongqiao = await search('上海虹桥')
  assert.deepEqual(hongqiao.results.map(({ slug }) => slug).toSorted(), [
    'asia-china-shanghai-airport-sha',
    'asia-china-shanghai-station-shanghai-hongqiao',
  ])
})

test('a station is found by its common names', async () => {
  for (const [typed, slug] of [
    ['北京火车站', 'asia-china-beijing-station-beijing-railway'],
    ['北京站', 'asia-china-beijing-station-beijing-railway'],
    ['东京火车站', 'asia-japan-tokyo-station-tokyo'],
    ['東京車站', 'asia-japan-tokyo-station-tokyo'],
    ['北京南高铁站', 'asia-china-beijing-station-beijing-south'],
    ['杭州火车站', 'asia-china-hangzhou-station-hangzhou-east'],
    ['beijing south railway station', 'asia-china-beijing-station-beijing-south'],
    ['beijing south station', 'asia-china-beijing-station-beijing-south'],
    ['beijing railway station', 'asia-china-beijing-station-beijing-railway'],
    ['tokyo train station', 'asia-japan-tokyo-station-tokyo'],
  ] as const) {
    const [result] = (await search(typed)).results
    assert.deepEqual([result?.type, result?.slug], [4, slug], typed)
  }
  for (const typed of ['巴黎火车站', 'paris train station']) {
    const { results } = await search(typed)
    assert.ok(
      results.length > 0 && results.every(({ slug }) => slug?.startsWith('europe-france-paris')),
      typed,
    )
  }
})

test('a room or a bed is not split into places', async () => {
  for (const typed of ['king bed', 'twin room']) {
    const { places, results } = await search(typed)
    assert.deepEqual(places, [], typed)
    assert.ok(results.length > 0, typed)
  }
})

test('a bed in a country has no list, since a country has none', async () => {
  for (const typed of ['king bed japan', '日本大床']) {
    const { results } = await search(typed)
    const beds = results.filter(({ type }) => type === 3)
    assert.ok(beds.length > 0, typed)
    assert.deepEqual(
      results.filter(({ slug }) => slug === 'japan'),
      [],
      typed,
    )
  }
})

test('places of one name are distinguished by their location, in both languages', async () => {
  const apart = async (lang: string) => {
    const { places } = await search('springfield', `&lang=${lang}&limit=20`)
    const namesakes = places.filter(({ slug }) => slug.startsWith('america-usa-springfield'))
    assert.ok(namesakes.length >= 4)
    assert.equal(new Set(namesakes.map(({ within }) => within)).size, namesakes.length)
    return namesakes[0] as SuggestedPlace
  }
  assert.deepEqual(
    [await apart('en'), await apart('zh')].map(({ name, country, within }) => [name, country, within]),
    [
      ['Springfield', 'United States', 'Missouri, United States'],
      ['斯普林菲尔德', '美国', '美国密苏里州'],
    ],
  )
})

test('at most the requested number of each kind is returned', async () => {
  const { places, results } = await search('s', '&limit=3')
  assert.equal(places.length, 3)
  assert.ok(results.length <= 3)
  assert.equal((await search('san')).places.length, 10)
})

test('an empty text is refused, and punctuation or nonsense finds nothing', async () => {
  for (const q of ['', '%20%20']) {
    const { statusCode, body } = await app.http.inject({ url: `/api/search/search?lang=en&q=${q}` })
    assert.equal(statusCode, 400)
    assert.deepEqual(Object.keys(JSON.parse(body).data.fields), ['q'])
  }
  for (const q of ['…', '?!', '%_\\', "'; --", 'qwxzjkvqq', '龘龘龘'])
    assert.deepEqual(await search(q), { places: [], results: [] }, q)
})
