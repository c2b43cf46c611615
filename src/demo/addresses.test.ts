import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readExchangeRates } from '#server/exchange/read-committed-rates.ts'
import { addressOf } from './addresses.ts'
import { administrativeDistrict } from './names/administrative-districts.ts'
import { familyOf } from './names/families.ts'
import { createRandom } from './random.ts'
import { readWorld } from './read-world.ts'

const world = readWorld(readExchangeRates())
const quarters = world.cities.flatMap((city) =>
  (world.spotsOf.get(city.slug) ?? [])
    .filter(({ kind }) => kind === 'district')
    .map((spot) => ({ city, spot })),
)

test('every quarter of a Chinese city is in an administrative district that its address names', () => {
  const chinese = quarters.filter(({ city }) => city.country === 'CN' || city.country === 'TW')
  assert.ok(chinese.length > 140)
  const unknown = chinese.filter(
    ({ city, spot }) => !/[区县镇]$|街道$/.test(administrativeDistrict(city.name, spot.name)?.zh ?? ''),
  )
  assert.deepEqual(
    unknown.map(({ spot }) => spot.name.zh),
    [],
  )
})

test('an address never names a sight, in any country', () => {
  for (const { city, spot } of quarters) {
    const country = world.countries.get(city.country)!
    const { en, zh } = addressOf(
      { city, country: country.name, family: familyOf(city.country), district: spot.name },
      createRandom(spot.id),
    )
    assert.doesNotMatch(zh, /周边|附近|度假区|静安寺|广场(?!\d)/, zh)
    assert.doesNotMatch(en, /Area\b|Resort|Temple,|Tower,|Station,/, en)
  }
})

test('a hotel by 静安寺 is in 静安区', () => {
  const { city, spot } = quarters.find(({ spot }) => spot.name.zh === '静安寺')!
  const { en, zh } = addressOf(
    { city, country: { en: 'China', zh: '中国' }, family: 'chinese', district: spot.name },
    createRandom(1),
  )
  assert.match(zh, /^上海市静安区.+号$/)
  assert.match(en, /, Jing'an District, Shanghai, China$/)
})
