import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#contract/call.ts'
import type { Site } from '#contract/site.ts'
import { loadSite, rememberSite } from './load-site.ts'

const site = { version: '1.0.0' } as Site
const answering = (answer: unknown) => (async () => answer) as unknown as Call
const silent = (() => Promise.reject(new TypeError('network'))) as unknown as Call

test('the site says what it is', async () => {
  assert.equal(await loadSite(answering({ code: 1, msg: '', data: site })), site)
})

test('without an answer the page knows what it came with, and a first page fails', async () => {
  await assert.rejects(loadSite(silent))
  rememberSite(site)
  assert.equal(await loadSite(silent), site)
  assert.equal(await loadSite(answering({ code: 500, msg: '', data: { reason: 'internal' } })), site)
})
