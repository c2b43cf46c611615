import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DeskRedirects } from '#contract/desk/publishing.ts'
import { testApp } from '#test/support/app.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'

let now = Date.parse('2027-01-10T08:00:00Z')
const app = await testApp({ clock: () => now, env: { REDIRECT_HOSTS: 'partner.example' } })
const content = await haveStaff(app.db, { role: 'content' })
const ask = async (path: string, body: object = {}, method: 'GET' | 'POST' = 'POST') =>
  askDesk(app, path, { method, body, headers: await staffHeaders(app.db, content, { now }) })
const save = (path: string, target: string) => ask('redirects/save', { path, target, permanent: true })
const arrival = async (path: string) => {
  now += 6_000
  return (await ask('redirects/try', { path }, 'GET')).data.outcome
}

test('a redirect is saved, tried and removed', async () => {
  assert.equal(await arrival('/sale'), null)
  const saved = (await save('/sale', '/article/sprite')).data as DeskRedirects
  assert.deepEqual(saved.rules, [{ path: '/sale', target: '/article/sprite', permanent: true }])
  assert.deepEqual(await arrival('/zh/sale?a=1'), { location: '/zh/article/sprite?a=1', permanent: true })
  assert.deepEqual(((await ask('redirects/remove', { path: '/sale' })).data as DeskRedirects).rules, [])
  assert.equal(await arrival('/sale'), null)
  assert.equal((await ask('redirects/remove', { path: '/sale' })).reason, 'not_found')
})

test('foreign hosts, paths with a language and loops are refused with a sentence', async () => {
  assert.equal((await save('/zh/sale', '/article/sprite')).reason, 'redirect_path')
  assert.equal((await save('/sale', 'https://evil.example/')).reason, 'redirect_target')
  assert.equal((await save('/sale', 'https://partner.example/x')).code, 1)
  assert.equal((await save('/a', '/b')).code, 1)
  assert.equal((await save('/b', '/a')).reason, 'redirect_loop')
})
