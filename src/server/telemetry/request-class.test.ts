import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'
import { classOf, outcomeOf, pageRoute } from './request-class.ts'

test('requests are classified by path and method', () => {
  const kind = (path: string, { method = 'GET' } = {}) => classOf({ method, route: path, path })
  assert.equal(classOf({ method: 'GET', route: undefined, path: '/hotels/7' }), 'page')
  assert.equal(kind('/api/hot/hlis'), 'read')
  assert.equal(kind('/api/hot/r_commit', { method: 'POST' }), 'write')
  assert.equal(kind('/api/desk/orders'), 'desk')
  assert.equal(kind('/api/pay/notify/paypal', { method: 'POST' }), 'provider')
  assert.equal(kind('/assets/a-1.js'), 'file')
  assert.equal(kind('/robots.txt'), 'file')
  assert.equal(kind('/metrics'), 'operation')
})

test('outcomes follow the status', () => {
  assert.deepEqual([200, 304, 404, 429, 503, 500].map(outcomeOf), [
    'ok',
    'ok',
    'refused',
    'limited',
    'unavailable',
    'failed',
  ])
})

test('pages are counted by route, and unknown addresses share one', () => {
  assert.equal(pageRoute('/'), 'page /')
  assert.equal(pageRoute('/zh'), 'page /')
  assert.equal(pageRoute('/zh/hotels/7'), 'page /hotels/…')
  assert.equal(pageRoute('/hotel-search'), 'page /hotel-search')
  assert.equal(pageRoute('/wp-admin/x.php'), 'page other')
})

test('every page of the site has a route of its own', () => {
  const files = globSync('src/web/routes/*.tsx').map((file) => basename(file))
  const first = files
    .map((name) => name.split('.')[0]!)
    .filter((name) => /^[a-z]/.test(name) && name !== 'index')
  assert.deepEqual(
    first.filter((name) => pageRoute(`/${name}`) === 'page other'),
    [],
  )
})
