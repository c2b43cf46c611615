import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cataloguePlaces } from '#test/support/names.ts'
import { tokenise } from '../tokenise.ts'
import { type NameGroup, startNames } from './build-names.ts'
import { searchIn, searchNames, searchWithTypo } from './search-names.ts'

const { places, findables } = cataloguePlaces()
const cityId = (slug: string) => [...findables.values()].find((place) => place.slug === slug)!.id!
const paris = cityId('europe-france-paris')
const rome = cityId('europe-italy-rome')
const shanghai = cityId('asia-china-shanghai')
const marais = cityId('europe-france-paris-le-marais')

const hotels: readonly [en: string, zh: string, city: number, district?: number][] = [
  ['Hotel Solmira', '索尔米拉酒店', rome],
  ['Solmira Grand Hotel Paris', '巴黎索尔米拉大酒店', paris],
  ['Hôtel Étoile du Matin', '巴黎玛黑区晨星酒店', paris, marais],
  ['The Yunqi', '上海云栖饭店', shanghai],
  ['Yunqi House', '云栖公馆', shanghai],
  ['Riad Zellige', '重庆音乐酒店', rome],
  ['W Seven', 'W七号酒店', shanghai],
]
const making = startNames()
for (const place of places) making.addPlace(place)
for (const [at, [en, zh, city, district]] of hotels.entries())
  making.addHotel({ id: String(at + 1), name: { en, zh }, city, district: district ?? null, weight: 1 })
const names = making.finish()

const find = (group: NameGroup, typed: string, limit = 10) => {
  const found = searchNames(searchIn(group), tokenise(typed), limit)
  return found.length > 0 ? found : searchWithTypo(searchIn(group), tokenise(typed), limit)
}
const ownersOf = (isTransport: boolean) => places.filter((place) => place.isTransport === isTransport)
const [placeOwners, transportOwners] = [ownersOf(false), ownersOf(true)]
const slugsOf = (typed: string, limit = 10) =>
  find(names.places, typed, limit).map(({ owner }) => findables.get(placeOwners[owner]!.id)!.slug)
const first = (typed: string) => slugsOf(typed, 1)[0]
const firstTransport = (typed: string) =>
  find(names.transport, typed, 1).map(({ owner }) => findables.get(transportOwners[owner]!.id)!.slug)[0]
const hotelsOf = (typed: string) => find(names.hotels, typed).map(({ owner }) => hotels[owner]![0])

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

test('accents, case, width, spaces and incomplete words do not matter', () => {
  for (const typed of ['zürich', 'zurich', 'ZURICH', 'Zurich ']) {
    assert.equal(first(typed), 'europe-switzerland-zurich', typed)
  }
  assert.equal(first('san francisc'), 'america-usa-san-francisco')
  assert.equal(first('newyork'), 'america-usa-new-york')
  assert.equal(first('ｔｏｋｙｏ'), 'asia-japan-tokyo')
  assert.equal(first('北京市'), 'asia-china-beijing')
})

test('one typo is forgiven at any position', () => {
  const meant: Record<string, string> = {
    sydny: 'oceania-australia-sydney',
    shanghia: 'asia-china-shanghai',
    佛罗沦萨: 'europe-italy-florence',
    londen: 'europe-uk-london',
    xondon: 'europe-uk-london',
    lonndon: 'europe-uk-london',
    arcelona: 'europe-spain-barcelona',
    barcalo: 'europe-spain-barcelona',
    'new yrok': 'america-usa-new-york',
  }
  for (const [typed, slug] of Object.entries(meant)) assert.equal(first(typed), slug, typed)
  assert.deepEqual(slugsOf('qqqqqq'), [])
  assert.deepEqual(slugsOf('barsselonna'), [])
})

test('the better known of two places comes first, and their locations distinguish them', () => {
  assert.deepEqual(slugsOf('london', 2), ['europe-uk-london', 'america-canada-london'])
  const springfields = slugsOf('springfield').filter((slug) => slug.startsWith('america-usa-springfield'))
  const within = springfields.map((slug) => findables.get(cityId(slug))!.within.zh)
  assert.equal(new Set(within).size, springfields.length)
})

test('a name may be followed or preceded by its location', () => {
  assert.equal(first('springfield il'), 'america-usa-springfield-il')
  assert.equal(first('portland, maine'), 'america-usa-portland-me')
  assert.equal(first('san jose costa rica'), 'america-costa-rica-san-jose')
  assert.equal(first('法国巴黎'), 'europe-france-paris')
  assert.equal(first('france paris'), 'europe-france-paris')
  assert.equal(first('巴黎 法国'), 'europe-france-paris')
  assert.equal(first('上海外滩'), 'asia-china-shanghai-the-bund')
})

test('parts of cities and countries are found, airports and stations separately', () => {
  assert.equal(first('ubud'), 'asia-indonesia-bali-ubud')
  assert.equal(first('queens'), 'america-usa-new-york-queens')
  assert.equal(first('广州塔'), 'asia-china-guangzhou-canton-tower')
  assert.equal(first('usa'), 'usa')
  assert.equal(first('日本'), 'japan')
  assert.equal(firstTransport('PVG'), 'asia-china-shanghai-airport-pvg')
  assert.equal(firstTransport('pvg airport'), 'asia-china-shanghai-airport-pvg')
  assert.match(firstTransport('上海机场') ?? '', /^asia-china-shanghai-airport/)
  assert.match(firstTransport('tokyo airport') ?? '', /^asia-japan-tokyo-airport/)
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

test('a renamed place is still found by its former name', () => {
  const meant: Record<string, string> = {
    克赖斯特彻奇: 'oceania-new-zealand-christchurch',
    列治文: 'america-canada-richmond',
    时报广场: 'america-usa-new-york-times-square',
    多米尼加共和国: 'dominican-republic',
    福克兰群岛: 'falkland-islands',
  }
  for (const [typed, slug] of Object.entries(meant)) assert.equal(first(typed), slug, typed)
  assert.equal(firstTransport('克赖斯特彻奇机场'), 'oceania-new-zealand-christchurch-airport-chc')
})

test('an exact name comes before a longer one of a larger place', () => {
  assert.equal(first('york'), 'europe-uk-york')
  assert.equal(first('京都'), 'asia-japan-kyoto')
})

test('an empty text finds nothing', () => {
  for (const typed of ['', ' - ', '…']) {
    assert.deepEqual(find(names.places, typed), [])
    assert.deepEqual(find(names.hotels, typed), [])
  }
})

const finds: readonly [typed: string, hotel: string][] = [
  ['hotel solmira', 'Hotel Solmira'],
  ['solmira grand', 'Solmira Grand Hotel Paris'],
  ['grand hotel solmira', 'Solmira Grand Hotel Paris'],
  ['solmira paris', 'Solmira Grand Hotel Paris'],
  ['paris solmira', 'Solmira Grand Hotel Paris'],
  ['solmira italy', 'Hotel Solmira'],
  ['solmira roma', 'Hotel Solmira'],
  ['etoile', 'Hôtel Étoile du Matin'],
  ['ÉTOILE DU MAT', 'Hôtel Étoile du Matin'],
  ['matin', 'Hôtel Étoile du Matin'],
  ['晨星', 'Hôtel Étoile du Matin'],
  ['玛黑区晨星', 'Hôtel Étoile du Matin'],
  ['晨星 巴黎', 'Hôtel Étoile du Matin'],
  ['chenxing', 'Hôtel Étoile du Matin'],
  ['索尔米拉大', 'Solmira Grand Hotel Paris'],
  ['balisuoer', 'Solmira Grand Hotel Paris'],
  ['意大利索尔米拉', 'Hotel Solmira'],
  ['yunqi house', 'Yunqi House'],
  ['上海云栖饭', 'The Yunqi'],
  ['shanghai yunqi ho', 'Yunqi House'],
  ['yqgg', 'Yunqi House'],
  ['chongqingyinyue', 'Riad Zellige'],
  ['W七号', 'W Seven'],
  ['七号', 'W Seven'],
  ['上海w七号', 'W Seven'],
]

test('a hotel is found by both names, parts of them, pinyin, initials, and its location', () => {
  for (const [typed, hotel] of finds) assert.equal(hotelsOf(typed)[0], hotel, typed)
})

test('one typo in the name of a hotel is forgiven, also beside correct words', () => {
  for (const typed of ['solmria', 'solmirra', 'olmira', 'solmria rome', 'hotel solmria'])
    assert.equal(hotelsOf(typed)[0], 'Hotel Solmira', typed)
  assert.equal(hotelsOf('索耳米拉大酒店')[0], 'Solmira Grand Hotel Paris')
  assert.equal(hotelsOf('yunqi huose')[0], 'Yunqi House')
})

test('a hotel of another place is not found with that place', () => {
  assert.deepEqual(hotelsOf('solmira tokyo'), [])
  assert.deepEqual(hotelsOf('东京云栖'), [])
})

test('a name that begins as typed comes before one that contains it later', () => {
  assert.deepEqual(hotelsOf('yunqi').slice(0, 2).toSorted(), ['The Yunqi', 'Yunqi House'])
  assert.deepEqual(hotelsOf('solmira'), ['Hotel Solmira', 'Solmira Grand Hotel Paris'])
})
