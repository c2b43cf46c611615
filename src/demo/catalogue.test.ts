import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { conversionBetween, converter } from '#domain/money/exchange.ts'
import { dayOf } from '#domain/time/plain-date.ts'
import type { City } from '#gazetteer/city.ts'
import { metresBetween, moved } from '#gazetteer/ground.ts'
import type { Spot } from '#gazetteer/spot.ts'
import { readExchangeRates } from '#server/exchange/read-committed-rates.ts'
import { faultsOf } from './faults.ts'
import { editionOf, hotelsOf, type World } from './generate.ts'
import type { DemoHotel } from './hotel.ts'
import { readWorld } from './read-world.ts'
import { distributeHotels, fullCatalogue } from './share-hotels.ts'

// CATALOGUE_HOTELS=50000 checks the whole catalogue; a usual run checks a part of it.
const size = Number(process.env.CATALOGUE_HOTELS ?? 2_000)
const world = readWorld(readExchangeRates())
const edition = editionOf(1, dayOf('2026-10-31'))
const counts = distributeHotels(world.cities, size)
const cities = world.cities.filter(({ id }) => counts.has(id))

test(`none of ${size} hotels has a fault`, () => {
  const toCents = new Map<string, (amount: number) => number>()
  const centsOf = (currency: string) => {
    const known = toCents.get(currency) ?? converter(conversionBetween(world.rates, currency, 'USD')!)
    toCents.set(currency, known)
    return known
  }
  const faults: string[] = []
  const skeletons = new Map<string, number>()
  let made = 0
  for (const city of cities) {
    const names = new Set<string>()
    const { priceLevel } = world.countries.get(city.country)!
    for (const hotel of hotelsOf(world, city, counts.get(city.id)!, edition)) {
      made += 1
      for (const name of Object.values(hotel.name)) {
        if (names.has(name)) faults.push(`${hotel.id} shares its name: ${name}`)
        names.add(name)
      }
      const found = faultsOf(hotel, world.grids.get(city.id) ?? null, priceLevel, centsOf(hotel.currency))
      faults.push(...found.map((fault) => `${hotel.id} ${hotel.name.en} ${fault}`))
      const skeleton = skeletonOf(hotel)
      skeletons.set(skeleton, (skeletons.get(skeleton) ?? 0) + 1)
    }
  }
  assert.deepEqual(faults.slice(0, 20), [])
  assert.equal(made, size)
  assert.ok(skeletons.size > made * 0.9, `${skeletons.size} kinds of description for ${made} hotels`)
})

/** A description without names and numbers: the template it was built from. */
function skeletonOf({ name, city, district, nearby, rooms, description }: DemoHotel): string {
  const names = [
    name,
    ...nearby.map((near) => near.name),
    district?.name,
    city.name,
    ...rooms.map((room) => room.name),
  ]
  const bare = names.reduce((text, own) => (own ? text.replaceAll(own.zh, '') : text), description.zh)
  return bare.replace(/[\d.:]+/g, '')
}

test('the full catalogue covers the whole world', () => {
  const full = distributeHotels(world.cities, fullCatalogue)
  const served = world.cities.filter(({ id }) => full.has(id))
  const sum = [...full.values()].reduce((all, count) => all + count, 0)
  assert.equal(sum, fullCatalogue)
  assert.ok(served.length >= 3_500)
  assert.ok(new Set(served.map(({ country }) => country)).size >= 150)
  assert.ok([...full.values()].filter((count) => count > 800).length >= 6)
  assert.deepEqual(
    world.cities.filter(({ country, id }) => country === 'US' && !full.has(id)),
    [],
  )
})

test('a smaller catalogue is a prefix of a larger one', () => {
  const city = cities.find(({ name }) => name.en === 'Kyoto')!
  const few = [...hotelsOf(world, city, 5, edition)]
  const more = [...hotelsOf(world, city, 9, edition)]
  assert.deepEqual(few, more.slice(0, 5))
})

test('the same seed gives the same bytes on every machine, another seed gives others', () => {
  // Fixed places, so that only a change of the generator changes the digest.
  const city: City = {
    id: 1,
    slug: 'europe-france-port-aux-essais',
    kind: 'city',
    scenery: 'coast',
    name: { en: 'Port-aux-Essais', zh: '试港' },
    pinyin: 'shigang',
    initials: 'sg',
    also: [],
    country: 'FR',
    region: '',
    state: null,
    lat: 47.28,
    lon: -2.21,
    zone: 'Europe/Paris',
    population: 70_000,
    elevation: 6,
    coastKm: 0.4,
    weight: 4.2,
  }
  const spot = (id: number, kind: Spot['kind'], en: string, zh: string, lat: number, lon: number): Spot => ({
    id,
    slug: `${city.slug}-${id}`,
    kind,
    name: { en, zh },
    pinyin: '',
    also: [],
    initials: '',
    city: city.slug,
    iata: null,
    lat,
    lon,
  })
  const spots = [
    spot(1, 'district', 'Vieux Port', '老港', 47.275, -2.215),
    spot(2, 'airport', 'Essais Airport', '试港机场', 47.31, -2.15),
    spot(3, 'landmark', 'Phare du Nord', '北灯塔', 47.272, -2.22),
  ]
  const cells = Uint8Array.from({ length: 64 * 64 }, (_, at) => (at % 64 > 24 ? 1 : 0))
  const fixed: World = {
    countries: new Map([['FR', { ...world.countries.get('FR')!, currency: 'EUR', priceLevel: 0.8 }]]),
    spotsOf: new Map([[city.slug, spots]]),
    waters: [],
    grids: new Map([[city.id, { lat: city.lat, lon: city.lon, cellKm: 0.5, size: 64, cells }]]),
    rates: { base: 'CNY', date: '2026-11-01', rates: { EUR: '0.1203', USD: '0.1394' } },
  }
  const digest = (seed: number) => {
    const hash = createHash('sha256')
    for (const { rooms, ...hotel } of hotelsOf(fixed, city, 60, editionOf(seed, edition.base))) {
      hash.update(JSON.stringify(hotel))
      for (const { calendar, ...room } of rooms) hash.update(JSON.stringify(room)).update(calendar.join())
    }
    return hash.digest('hex').slice(0, 16)
  }
  assert.equal(digest(1), '5bc3c922bd0edaf4')
  assert.notEqual(digest(2), digest(1))
})

test("nightly prices do not depend on the calendar's first night", () => {
  const city = cities[3]!
  const [now] = hotelsOf(world, city, 1, edition)
  const [later] = hotelsOf(world, city, 1, editionOf(1, edition.base + 30))
  assert.deepEqual([...later!.rooms[0]!.calendar.slice(0, 500)], [...now!.rooms[0]!.calendar.slice(30, 530)])
})

test('the distance after a move equals the metres moved', () => {
  for (const lat of [-70, -33, 0, 48, 69]) {
    const here = { lat, lon: 12 }
    const away = metresBetween(here, moved(here, 3_000, 4_000))
    assert.ok(Math.abs(away - 5_000) < 15, `${away} m at ${lat}°`)
  }
})
