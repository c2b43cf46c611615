import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toFindables } from './findable.ts'
import { readCities } from './read-cities.ts'
import { readCountries } from './read-countries.ts'
import { readRegions } from './read-regions.ts'
import { readSpots } from './read-spots.ts'
import { makeTypeahead } from './typeahead.ts'

const find = makeTypeahead(
  toFindables({
    cities: readCities(),
    spots: readSpots(),
    countries: readCountries(),
    regions: readRegions(),
  }),
)
const first = (typed: string) => find(typed, 1)[0]?.slug

test('a place is found by either name, its pinyin, initials and older names', () => {
  const meant: Record<string, string> = {
    北京: 'asia-china-beijing',
    beijing: 'asia-china-beijing',
    bj: 'asia-china-beijing',
    pekin: 'asia-china-beijing',
    peking: 'asia-china-beijing',
    bombay: 'asia-india-mumbai',
    saigon: 'asia-vietnam-ho-chi-minh-city',
    xa: 'asia-china-xian',
    "xi'an": 'asia-china-xian',
    cq: 'asia-china-chongqing',
    lasa: 'asia-china-lhasa',
    nyc: 'america-usa-new-york',
    bali: 'asia-indonesia-bali',
    巴厘岛: 'asia-indonesia-bali',
    马尔代夫: 'asia-maldives-male',
  }
  for (const [typed, slug] of Object.entries(meant)) assert.equal(first(typed), slug, typed)
})

test('accents, case, width, spaces and half words do not matter', () => {
  for (const typed of ['zürich', 'zurich', 'ZURICH', 'Zurich ']) {
    assert.equal(first(typed), 'europe-switzerland-zurich', typed)
  }
  assert.equal(first('san francisc'), 'america-usa-san-francisco')
  assert.equal(first('newyork'), 'america-usa-new-york')
  assert.equal(first('ｔｏｋｙｏ'), 'asia-japan-tokyo')
  assert.equal(first('北京市'), 'asia-china-beijing')
})

test('one typo is forgiven when nothing else is found', () => {
  assert.equal(first('sydny'), 'oceania-australia-sydney')
  assert.equal(first('shanghia'), 'asia-china-shanghai')
  assert.equal(first('佛罗沦萨'), 'europe-italy-florence')
  assert.deepEqual(find('qqqqqq', 5), [])
})

test('the better known of two places comes first, and where they lie tells them apart', () => {
  const [london, other] = find('london', 2)
  assert.equal(london?.within.en, 'England, United Kingdom')
  assert.equal(other?.within.en, 'Ontario, Canada')
  const springfields = find('springfield', 10).filter(({ name }) => name.en === 'Springfield')
  assert.equal(new Set(springfields.map(({ within }) => within.zh)).size, springfields.length)
})

test('a name may be followed or preceded by where it lies', () => {
  assert.equal(first('springfield il'), 'america-usa-springfield-il')
  assert.equal(first('portland, maine'), 'america-usa-portland-me')
  assert.equal(first('san jose costa rica'), 'america-costa-rica-san-jose')
  assert.equal(first('法国巴黎'), 'europe-france-paris')
})

test('parts of cities and countries are found', () => {
  assert.equal(first('ubud'), 'asia-indonesia-bali-ubud')
  assert.equal(first('PVG'), 'asia-china-shanghai-airport-pvg')
  assert.equal(first('queens'), 'america-usa-new-york-queens')
  assert.equal(first('广州塔'), 'asia-china-guangzhou-canton-tower')
  assert.equal(first('usa'), 'usa')
  assert.equal(first('日本'), 'japan')
})

test('a country is found by its pinyin', () => {
  const meant: Record<string, string> = {
    meiguo: 'usa',
    riben: 'japan',
    yingguo: 'uk',
    faguo: 'france',
    bilu: 'peru',
    yuenan: 'vietnam',
  }
  for (const [typed, slug] of Object.entries(meant)) assert.equal(first(typed), slug, typed)
})

test('a renamed place is still found by the name it had', () => {
  const meant: Record<string, string> = {
    克赖斯特彻奇: 'oceania-new-zealand-christchurch',
    列治文: 'america-canada-richmond',
    时报广场: 'america-usa-new-york-times-square',
    克赖斯特彻奇机场: 'oceania-new-zealand-christchurch-airport-chc',
    多米尼加共和国: 'dominican-republic',
    福克兰群岛: 'falkland-islands',
  }
  for (const [typed, slug] of Object.entries(meant)) assert.equal(first(typed), slug, typed)
})

test('an exact name comes before a longer one of a larger place', () => {
  assert.equal(first('york'), 'europe-uk-york')
  assert.equal(first('京都'), 'asia-japan-kyoto')
})

test('nothing typed finds nothing', () => {
  assert.deepEqual(find('', 5), [])
  assert.deepEqual(find(' - ', 5), [])
})
