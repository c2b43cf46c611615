import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCities } from './read-cities.ts'
import { readCountries, readRegions } from './read-countries.ts'

const cities = readCities()
const countries = readCountries()
const countryOf = new Map(countries.map((country) => [country.code, country]))

test('there are at least 4,200 cities in at least 170 countries', () => {
  assert.ok(cities.length >= 4_200, `${cities.length} cities`)
  assert.ok(new Set(cities.map((city) => city.country)).size >= 170)
})

test('ids and slugs are unique', () => {
  assert.equal(new Set(cities.map((city) => city.id)).size, cities.length)
  assert.equal(new Set(cities.map((city) => city.slug)).size, cities.length)
})

test('a slug is area, country and city in plain letters', () => {
  for (const { slug, country } of cities) {
    const { area, slug: countrySlug } = countryOf.get(country)!
    assert.match(slug, /^[a-z0-9]+(?:-[a-z0-9]+)+$/)
    assert.ok(slug.startsWith(`${area}-${countrySlug}-`), slug)
  }
})

test('the slugs that the specification and the catalogue name exist', () => {
  const slugs = new Set(cities.map((city) => city.slug))
  for (const slug of [
    'america-usa-houston',
    'europe-france-paris',
    'asia-china-shanghai',
    'asia-indonesia-bali',
  ]) {
    assert.ok(slugs.has(slug), slug)
  }
})

test('at least 571 cities of the United States have a slug and a Chinese name', () => {
  const american = cities.filter((city) => city.slug.startsWith('america-usa-'))
  assert.ok(american.length >= 571, `${american.length}`)
  for (const city of american) assert.match(city.state ?? '', /^[A-Z]{2}$/)
})

test('coordinates, elevations and distances are plausible', () => {
  for (const city of cities) {
    assert.ok(Math.abs(city.lat) <= 80 && Math.abs(city.lon) <= 180, city.slug)
    assert.ok(city.elevation > -450 && city.elevation < 5_200, city.slug)
    assert.ok(city.coastKm >= 0 && city.coastKm <= 2_700, city.slug)
    assert.ok(city.population >= 0 && city.weight > 0, city.slug)
  }
})

test('the distance to the coast is measured, also inland, in the far north and at the date line', () => {
  const coastOf = (slug: string) => cities.find((city) => city.slug === slug)!.coastKm
  assert.ok(coastOf('asia-china-sanya') < 3)
  assert.ok(coastOf('europe-russia-murmansk') < 5)
  assert.ok(coastOf('oceania-fiji-nadi') < 10)
  assert.ok(coastOf('america-bolivia-la-paz') > 250)
  assert.ok(coastOf('europe-spain-madrid') > 250)
  assert.ok(coastOf('asia-china-lhasa') > 500)
})

test('every time zone is known to Intl', () => {
  for (const zone of new Set(cities.map((city) => city.zone))) {
    assert.doesNotThrow(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone)
  }
})

test('every region of a city has a name', () => {
  const known = new Set(readRegions().map(({ country, code }) => `${country}.${code}`))
  for (const { country, region, slug } of cities) {
    if (region !== '') assert.ok(known.has(`${country}.${region}`), slug)
  }
})
