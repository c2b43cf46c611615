import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCities } from './read-cities.ts'

const cities = readCities()
const bySlug = new Map(cities.map((city) => [city.slug, city]))

test('the most popular destinations exist', () => {
  const wanted = [
    'europe-switzerland-zermatt',
    'asia-indonesia-bali',
    'europe-greece-santorini',
    'asia-maldives-male',
    'asia-thailand-phuket',
    'europe-france-chamonix',
    'oceania-new-zealand-queenstown',
    'america-canada-banff',
    'asia-china-sanya',
    'asia-china-lijiang',
    'asia-china-guilin',
    'asia-china-yangshuo',
    'asia-china-huangshan',
    'asia-china-jiuzhaigou',
    'asia-china-dunhuang',
    'asia-china-lhasa',
    'asia-macau-macau',
    'asia-hong-kong-hong-kong',
    'asia-taiwan-taipei',
    'asia-japan-hakone',
    'asia-japan-nikko',
    'america-mexico-cancun',
    'america-dominican-republic-punta-cana',
    'america-peru-cusco',
    'africa-egypt-luxor',
    'asia-jordan-wadi-musa',
    'africa-morocco-marrakesh',
    'europe-iceland-reykjavik',
    'europe-austria-hallstatt',
    'america-usa-new-york',
  ]
  assert.deepEqual(
    wanted.filter((slug) => !bySlug.has(slug)),
    [],
  )
})

test('scenery follows from the location', () => {
  assert.equal(bySlug.get('asia-indonesia-bali')?.scenery, 'island')
  assert.equal(bySlug.get('asia-china-sanya')?.scenery, 'coast')
  assert.equal(bySlug.get('europe-switzerland-zermatt')?.scenery, 'mountain')
  assert.equal(bySlug.get('europe-italy-florence')?.scenery, 'old-town')
  assert.equal(bySlug.get('europe-austria-hallstatt')?.scenery, 'lake')
  for (const { slug, scenery, coastKm } of cities) if (scenery === 'coast') assert.ok(coastKm < 60, slug)
})

test('with 50,000 hotels the largest city has at least a thousand and the smallest at least one', () => {
  const total = cities.reduce((sum, city) => sum + city.weight, 0)
  const shares = cities.map((city) => (50_000 * city.weight) / total)
  assert.ok(Math.max(...shares) >= 1_000, `${Math.max(...shares)}`)
  assert.ok(Math.min(...shares) >= 0.5, `${Math.min(...shares)}`)
})

test('the largest city of a name has the short slug, others add their region', () => {
  const springfields = cities.filter((city) => city.name.en === 'Springfield' && city.country === 'US')
  const largest = springfields.reduce((a, b) => (b.population > a.population ? b : a))
  assert.equal(largest.slug, 'america-usa-springfield')
  for (const city of springfields) {
    if (city !== largest) assert.equal(city.slug, `america-usa-springfield-${city.state?.toLowerCase()}`)
  }
})
