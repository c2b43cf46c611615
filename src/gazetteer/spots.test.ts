import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCities } from './read-cities.ts'
import { readSpots } from './read-spots.ts'
import type { SpotKind } from './spot.ts'

const cities = readCities()
const cityOf = new Map(cities.map((city) => [city.slug, city]))
const spots = readSpots()
const ofKind = (kind: SpotKind) => spots.filter((spot) => spot.kind === kind)

/** Maximum distance of a part from the centre of its city; airports are farther than districts. */
const farthestKm: Record<SpotKind, number> = { district: 40, airport: 70, station: 25, landmark: 65 }

test('at least 120 cities have several districts', () => {
  const counts = Map.groupBy(ofKind('district'), (spot) => spot.city)
  assert.ok([...counts.values()].filter((districts) => districts.length >= 2).length >= 120)
})

test('there are at least 150 airports and 300 stations and landmarks', () => {
  assert.ok(ofKind('airport').length >= 150)
  assert.ok(ofKind('station').length + ofKind('landmark').length >= 300)
})

test('every part is near its city', () => {
  for (const spot of spots) {
    const city = cityOf.get(spot.city)
    assert.ok(city, spot.slug)
    const east = (spot.lon - city.lon) * Math.cos((city.lat * Math.PI) / 180)
    const km = Math.hypot(east, spot.lat - city.lat) * 111.2
    assert.ok(km <= farthestKm[spot.kind], `${spot.slug}: ${km.toFixed(1)} km`)
  }
})

test('slugs start with the city and name the kind of part', () => {
  for (const { slug, kind, city, iata } of spots) {
    assert.match(slug, /^[a-z0-9]+(?:-[a-z0-9]+)+$/)
    assert.ok(slug.startsWith(`${city}-`), slug)
    if (kind === 'airport') assert.equal(slug, `${city}-airport-${iata?.toLowerCase()}`)
    if (kind === 'station') assert.ok(slug.startsWith(`${city}-station-`), slug)
  }
})

test('no two places share an id or a slug', () => {
  const all = [...cities, ...spots]
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length)
  assert.equal(new Set(all.map(({ slug }) => slug)).size, all.length)
})

test('every part has both names', () => {
  for (const { name, slug } of spots) {
    assert.match(name.en, /\p{Script=Latin}/u, slug)
    assert.match(name.zh, /\p{Script=Han}/u, slug)
  }
})

test('the boroughs of New York are its districts', () => {
  const names = ofKind('district')
    .filter((spot) => spot.city === 'america-usa-new-york')
    .map((spot) => spot.name.en)
  for (const borough of ['Brooklyn', 'Queens', 'The Bronx', 'Staten Island'])
    assert.ok(names.includes(borough))
})

test('a slug stays when the name changes', () => {
  const renamed = spots.find(({ slug }) => slug === 'america-usa-las-vegas-henderson-border')
  assert.deepEqual(renamed?.name, { en: 'Henderson Area', zh: '亨德森周边' })
})

test('an airport in another town is not named after the city it serves', () => {
  const nameOf = (iata: string) => spots.find((spot) => spot.iata === iata)?.name
  assert.equal(nameOf('NRT')?.en, 'Narita International Airport')
  assert.equal(nameOf('ICN')?.zh, '仁川国际机场')
  assert.equal(nameOf('TPE')?.en, 'Taoyuan International Airport')
  assert.equal(nameOf('STN')?.en, 'Stansted Airport')
})
