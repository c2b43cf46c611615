import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#test/support/app.ts'

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

test('a part of a city has its city’s map, and a country or a place that nobody knows has none', async () => {
  const city = await ask('asia-japan-kyoto')
  const station = await ask('asia-japan-kyoto-station-kyoto')
  assert.deepEqual(station.data, city.data)
  assert.ok(city.data.spots.some(({ slug }: { slug: string }) => slug === 'asia-japan-kyoto-station-kyoto'))
  assert.equal((await ask('japan')).code, 404)
  assert.equal((await ask('asia-japan-nowhere')).code, 404)
})
