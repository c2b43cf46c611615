import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { publishAssets } from './shared-assets.ts'

const app = await testApp({ pages: true })
const build = mkdtempSync(join(tmpdir(), 'build-'))
after(() => rmSync(build, { recursive: true }))
for (const folder of ['client/assets', 'desk/assets']) mkdirSync(join(build, folder), { recursive: true })
writeFileSync(join(build, 'client/assets/page-Abc123.js'), 'export default 1')
writeFileSync(join(build, 'client/assets/page-Abc123.js.br'), 'compressed')
writeFileSync(join(build, 'desk/assets/desk-Xyz.css'), 'a{}')
const NOW = Date.parse('2027-05-01T00:00:00Z')

test('files of another version are served beside those of this one', async () => {
  assert.equal((await app.http.inject('/assets/page-Abc123.js')).statusCode, 404)
  assert.equal(await publishAssets(app.db, build, NOW), 2)
  const script = await app.http.inject('/assets/page-Abc123.js')
  assert.deepEqual([script.statusCode, script.body], [200, 'export default 1'])
  assert.match(String(script.headers['content-type']), /^text\/javascript/)
  assert.match(String(script.headers['cache-control']), /immutable/)
  assert.equal((await app.http.inject('/desk/assets/desk-Xyz.css')).body, 'a{}')
  const own = /src="(\/assets\/[^"]+\.js)"/.exec((await app.http.inject('/')).body)![1]!
  assert.equal((await app.http.inject(own)).statusCode, 200)
})

test('a second start stores nothing, and unused files are deleted after a month', async () => {
  assert.equal(await publishAssets(app.db, build, NOW + 86_400_000), 0)
  rmSync(join(build, 'desk/assets/desk-Xyz.css'))
  await publishAssets(app.db, build, NOW + 40 * 86_400_000)
  assert.equal((await app.http.inject('/desk/assets/desk-Xyz.css')).statusCode, 404)
  assert.equal((await app.http.inject('/assets/page-Abc123.js')).statusCode, 200)
})
