import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCities } from './read-cities.ts'
import { hasClearSeasons, monthsOf, patternOf } from './seasons.ts'

const cities = readCities()
const cityOf = (slug: string) => cities.find((city) => city.slug === slug)!
const isSummer = (month: number, lat: number) => (lat > 0 ? [5, 6, 7, 8] : [11, 0, 1, 2]).includes(month)
const isWinter = (month: number, lat: number) => isSummer((month + 6) % 12, lat)
const fullestOf = (months: readonly number[]) => months.indexOf(Math.max(...months))
const quietestOf = (months: readonly number[]) => months.indexOf(Math.min(...months))

test('a stated season matches the climate, in either hemisphere', () => {
  const claimed = cities.filter(hasClearSeasons)
  assert.ok(claimed.length > 300, `${claimed.length} places with a season`)
  assert.ok(claimed.filter(({ lat }) => lat < 0).length > 15)
  const wrong = claimed.filter((city) => {
    const months = monthsOf(city)
    return patternOf(city) === 'beach'
      ? !isSummer(fullestOf(months), city.lat) || !isWinter(quietestOf(months), city.lat)
      : !isSummer(quietestOf(months), city.lat)
  })
  assert.deepEqual(
    wrong.map(({ slug }) => slug),
    [],
  )
})

test('no hot place has its peak in summer, and none is quiet in its winter', () => {
  const hot = cities.filter(
    ({ country, lat, scenery }) =>
      'AE BH KW OM QA SA'.split(' ').includes(country) && lat < 31 && scenery !== 'mountain',
  )
  assert.ok(hot.length > 30)
  for (const city of hot) {
    const months = monthsOf(city)
    if (!hasClearSeasons(city)) continue
    assert.ok(!isSummer(fullestOf(months), city.lat), `${city.slug} is said to be full in summer`)
    assert.ok(!isWinter(quietestOf(months), city.lat), `${city.slug} is said to be quiet in winter`)
  }
  for (const slug of ['asia-uae-dubai', 'asia-qatar-doha']) assert.equal(patternOf(cityOf(slug)), 'desert')
})

test('no season is stated for cities, mountains and the tropics', () => {
  const silent = [
    'asia-china-harbin',
    'asia-china-lhasa',
    'asia-china-sanya',
    'asia-thailand-phuket',
    'asia-jordan-amman',
  ]
  for (const slug of silent) assert.equal(hasClearSeasons(cityOf(slug)), false, slug)
  const harbin = monthsOf(cityOf('asia-china-harbin'))
  assert.ok(harbin[0]! > 110, 'prices rise in the month of the ice lanterns')
})
