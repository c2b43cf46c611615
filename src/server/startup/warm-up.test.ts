import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import type { Places } from '../places/open-places.ts'
import { loadLargestCities, warmUp } from './warm-up.ts'

test('the front page is rendered in both languages', async () => {
  const did: string[] = []
  await warmUp({ http: { inject: (async (url: string) => void did.push(url)) as never } })
  assert.deepEqual(did, ['/', '/zh'])
})

test('the largest cities are loaded, the largest first', async () => {
  const did: number[] = []
  const place = (id: number, hotels: number, kind = 'city') => [id, { id, kind, hotels }] as const
  const cities = Array.from({ length: 10 }, (_, at) => place(at + 1, at * 10))
  const byId = new Map([...cities, place(99, 5_000, 'country')])
  await loadLargestCities({
    places: (async () => ({ byId })) as unknown as Places,
    shards: { of: (async (city: number) => void did.push(city)) as never },
  })
  assert.deepEqual(did, [10, 9, 8, 7, 6, 5])
})

test('a process is not ready while its caches are filled', async () => {
  const app = await testApp()
  const ready = async () => {
    const { statusCode, json } = await app.http.inject('/api/ready')
    return [statusCode, json().data.why]
  }
  assert.deepEqual(await ready(), [200, undefined])
  const warmed = app.warm()
  assert.deepEqual(await ready(), [503, 'the caches are being filled'])
  await warmed
  assert.deepEqual(await ready(), [200, undefined])
})
