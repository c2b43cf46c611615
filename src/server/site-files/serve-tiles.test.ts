import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import Fastify from 'fastify'
import { waterWorld } from '#test/support/browser/pmtiles.ts'
import { serveTiles, tilesUrl } from './serve-tiles.ts'

test('an archive elsewhere keeps its URL, one on our disk gets one of ours', () => {
  assert.equal(tilesUrl('https://maps.example/a.pmtiles'), 'https://maps.example/a.pmtiles')
  assert.equal(tilesUrl('data/our city.pmtiles'), '/map-tiles/our%20city.pmtiles')
  assert.equal(tilesUrl(undefined), null)
})

test('an archive is served by range requests, and nothing else of its folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiles-'))
  const archive = waterWorld('Here')
  writeFileSync(join(folder, 'our city.pmtiles'), archive)
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  const app = Fastify()
  serveTiles(app, join(folder, 'our city.pmtiles'))
  const ask = (url: string, range?: string) => app.inject({ url, headers: range ? { range } : {} })
  const head = await ask('/map-tiles/our%20city.pmtiles', 'bytes=0-6')
  assert.deepEqual([head.statusCode, head.body], [206, 'PMTiles'])
  assert.equal(head.headers['content-range'], `bytes 0-6/${archive.length}`)
  assert.equal((await ask('/map-tiles/secret.txt')).statusCode, 404)
  assert.equal((await ask('/map-tiles/')).statusCode, 404)
  await app.close()
})
