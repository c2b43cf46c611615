import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Envelope } from '#contract/endpoint.ts'
import { cachedResponse, clearResponseCache } from './response-cache.ts'

const answer: Envelope<unknown> = { code: 1, msg: '', data: {} }
const refusal: Envelope<unknown> = { code: 0, msg: '', data: { reason: 'not_found' } }

/** Requests a key and returns whether the request was sent. */
async function isRequested(key: string, response = answer) {
  let requested = false
  await cachedResponse(key, 60, async () => {
    requested = true
    return response
  })
  return requested
}

test('a response is cached in the browser until it expires', async (t) => {
  t.mock.timers.enable({ apis: ['Date'] })
  Object.assign(globalThis, { document: {} })
  t.after(() => {
    clearResponseCache()
    Reflect.deleteProperty(globalThis, 'document')
  })
  assert.equal(await isRequested('rooms'), true)
  assert.equal(await isRequested('rooms'), false)
  t.mock.timers.tick(60_000)
  assert.equal(await isRequested('rooms'), true)
  assert.equal(await isRequested('head', refusal), true)
  assert.equal(await isRequested('head'), true)
})

test('a full cache evicts the least recently used response', async (t) => {
  Object.assign(globalThis, { document: {} })
  t.after(() => {
    clearResponseCache()
    Reflect.deleteProperty(globalThis, 'document')
  })
  for (let n = 0; n < 200; n += 1) await isRequested(`hotel ${n}`)
  assert.equal(await isRequested('hotel 0'), false)
  await isRequested('hotel 200')
  assert.equal(await isRequested('hotel 0'), false)
  assert.equal(await isRequested('hotel 1'), true)
})

test('the server caches no response', async () => {
  assert.equal(await isRequested('rooms'), true)
  assert.equal(await isRequested('rooms'), true)
})
