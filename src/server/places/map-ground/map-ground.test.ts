import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MapGround } from '#contract/places.ts'
import { editionOf, hotelsOf } from '#demo/generate.ts'
import { readWorld } from '#demo/read-world.ts'
import { dayOf } from '#domain/time/plain-date.ts'
import { readExchangeRates } from '#server/exchange/read-committed-rates.ts'
import { testApp } from '#test/support/app.ts'
import { steps } from './present-water.ts'

const app = await testApp()
const ask = async (kw: string, lang = 'en') =>
  (await app.http.inject(`/api/hot/ground?kw=${kw}&lang=${lang}`)).json()

test('a map of a harbour city has its water, its districts and its airports, in the caller’s language', async () => {
  const { data } = await ask('asia-hong-kong-hong-kong', 'zh')
  assert.ok(data.water.length > 0)
  assert.ok(data.water.every((ring: number[]) => ring.length % 2 === 0 && ring.length >= 6))
  assert.deepEqual(new Set(data.spots.map(({ kind }: { kind: string }) => kind)).has('district'), true)
  assert.match(data.spots[0].name, /香港/)
  assert.ok(data.waters.some(({ name }: { name: string }) => name === '维多利亚港'))
  assert.ok(data.towns.every(({ population }: { population: number }) => population >= 0))
  assert.ok(data.spots.some(({ sign }: { sign: string }) => sign === 'airport'))
  const { box } = data
  assert.ok(box.n > 22.3 && box.s < 22.3 && box.w < 114.2 && box.e > 114.2)
})

test('a part of a city has its city’s map, and a country or an unknown place has none', async () => {
  const city = await ask('asia-japan-kyoto')
  const station = await ask('asia-japan-kyoto-station-kyoto')
  assert.deepEqual(station.data, city.data)
  assert.ok(city.data.spots.some(({ slug }: { slug: string }) => slug === 'asia-japan-kyoto-station-kyoto'))
  assert.equal((await ask('japan')).code, 404)
  assert.equal((await ask('asia-japan-nowhere')).code, 404)
})

const byTheWater = (
  'Amsterdam, Auckland, Bangkok, Barcelona, Budapest, Busan, Cape Town, Chicago, Chongqing, Copenhagen, Dubai, Geneva, ' +
  'Guangzhou, Hangzhou, Helsinki, Hong Kong, Honolulu, Istanbul, Lisbon, London, Miami, Mumbai, Naples, New York, Nice, Osaka, ' +
  'Paris, Prague, Qingdao, Rio de Janeiro, San Francisco, Seoul, Shanghai, Singapore, Stockholm, Sydney, Tokyo, Vancouver, ' +
  'Venice, Vienna, Wuhan, Xiamen, Zurich'
).split(', ')

test('no demonstration hotel of cities by the sea, lakes or rivers is in the water of its map', async () => {
  const context = readWorld(readExchangeRates())
  const edition = editionOf(1, dayOf('2026-10-31'))
  const cities = byTheWater.map(
    (name) =>
      context.cities
        .filter(({ name: { en } }) => en === name)
        .toSorted((a, b) => b.population - a.population)[0]!,
  )
  const grounds = await Promise.all(
    cities.map(async ({ slug }): Promise<MapGround> => (await ask(slug)).data),
  )
  const harbour = grounds[byTheWater.indexOf('Hong Kong')]!
  assert.ok(waterTest(harbour)({ lat: 22.29, lon: 114.172 }), 'the harbour is water')
  const wet = cities.flatMap((city, at) => {
    const isWet = waterTest(grounds[at]!)
    return [...hotelsOf(context, city, 60, edition)]
      .filter(isWet)
      .map(({ id, lat, lon }) => `${city.slug} ${id} ${lat},${lon}`)
  })
  assert.deepEqual(wet, [])
})

/** Whether a point is in the near water of a map: inside an odd number of its outlines. */
function waterTest({ box, water }: MapGround) {
  const rings = water.map((flat) => {
    let [x, y] = [0, 0]
    return Array.from({ length: flat.length / 2 }, (_, at) => {
      x += flat[2 * at]!
      y += flat[2 * at + 1]!
      return { x, y }
    })
  })
  return ({ lat, lon }: { lat: number; lon: number }) => {
    const x = ((lon - box.w) / (box.e - box.w)) * steps.near
    const y = ((box.n - lat) / (box.n - box.s)) * steps.near
    const isCrossed = (a: { x: number; y: number }, b: { x: number; y: number }) =>
      a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)
    const crossings = rings.flatMap((ring) =>
      ring.filter((point, at) => isCrossed(point, ring[(at + 1) % ring.length]!)),
    )
    return crossings.length % 2 === 1
  }
}
