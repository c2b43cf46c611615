import assert from 'node:assert/strict'
import { test } from 'node:test'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { createRecentPages } from './recent-pages.ts'

const page = {
  status: 200,
  pieces: [Buffer.from('<p>Recent</p>')],
  etag: '',
  policy: '',
  hints: [],
  compressed: {},
}

/** A site that has rendered each path at noon, and answers from memory only. */
async function remembering(...paths: readonly string[]) {
  let now = Date.parse('2027-01-10T12:00:00Z')
  const recent = createRecentPages({ homeCurrency: 'USD', now: () => now })
  recent.setOffered(['USD', 'CNY'])
  const app = fastify()
  await app.register(cookie)
  let isRendering = true
  app.get('/*', async (request, reply) => {
    if (isRendering) {
      await recent.get(request, recent.shownTo(request), async () => ({ ...page, oldest: now }))
      return reply.send('')
    }
    if (await recent.sendStale(request, reply)) return reply
    return reply.code(503).send('')
  })
  for (const path of paths) await app.inject(path)
  isRendering = false
  return {
    statusOf: async (path: string, headers = {}) => (await app.inject({ url: path, headers })).statusCode,
    pass: (seconds: number) => {
      now += seconds * 1_000
    },
  }
}

test('a page is available for a minute after its life, in its own language and currency', async () => {
  const site = await remembering('/docs/faq')
  site.pass(69)
  assert.equal(await site.statusOf('/docs/faq'), 200)
  assert.equal(await site.statusOf('/zh/docs/faq'), 503)
  assert.equal(await site.statusOf('/docs/faq', { cookie: 'localcurrency=CNY' }), 503)
  site.pass(2)
  assert.equal(await site.statusOf('/docs/faq'), 503)
})

test('a link that can be revoked, a guest’s page and a preview are never sent from memory', async () => {
  const paths = ['/lists/abc', '/zh/trips/abc', '/center/orders', '/hotels/5?preview=key']
  const site = await remembering(...paths)
  for (const path of paths) assert.equal(await site.statusOf(path), 503, path)
})
