import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DeskSettings } from '#contract/desk/operation.ts'
import { testApp } from '#test/support/app.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'

let now = Date.parse('2026-12-08T09:12:30Z')
const app = await testApp({ clock: () => now })
const admin = await haveStaff(app.db, { role: 'admin' })
const support = await haveStaff(app.db, { role: 'support' })
const ask = async (path: string, body: object = {}, { method = 'POST' as 'GET' | 'POST', as = admin } = {}) =>
  askDesk(app, path, { method, body, headers: await staffHeaders(app.db, as, { now }) })
const turn = (feature: string, on: boolean, reason = 'The engine answers nonsense') =>
  ask('settings/switch', { feature, on, reason })
const switchOf = ({ features }: DeskSettings, name: string) =>
  features.find(({ feature }) => feature === name)?.paused
const lead = () =>
  app.http.inject({ method: 'POST', url: '/api/system/advice_market?lang=zh', payload: { name: '' } })

test('a paused feature refuses guests with a sentence, and resumes; each change is audited once', async () => {
  assert.equal((await lead()).json().data.reason, 'invalid_input')
  const paused = await turn('partners', false)
  assert.equal(paused.code, 1, paused.text)
  assert.equal(switchOf(paused.data as DeskSettings, 'partners')?.reason, 'The engine answers nonsense')
  await turn('partners', false, 'A second time')
  now += 5_000
  const refused = await lead()
  assert.equal(refused.statusCode, 503)
  assert.deepEqual(refused.json().data, { reason: 'feature_paused', feature: 'partners' })
  assert.match(refused.json().msg, /暂停/)
  const resumed = await turn('partners', true, 'It works again')
  assert.equal(switchOf(resumed.data as DeskSettings, 'partners'), null)
  now += 5_000
  assert.equal((await lead()).json().data.reason, 'invalid_input')
  const audit = (await ask('audit/list', { action: 'feature_paused' }, { method: 'GET' })).data.list
  assert.deepEqual(
    audit.map(({ object, reason }: { object: { id: string }; reason: string }) => [object.id, reason]),
    [['partners', 'The engine answers nonsense']],
  )
})

test('a paused payment method is not offered, and the others are', async () => {
  const all = await app.booking.openMethods()
  assert.ok(all.includes('alipay'))
  await turn('alipay', false)
  now += 5_000
  assert.deepEqual(
    await app.booking.openMethods(),
    all.filter((method) => method !== 'alipay'),
  )
  await turn('alipay', true, 'It works again')
})

test('only the permission to change settings allows it', async () => {
  const input = { feature: 'booking', on: false, reason: 'Not allowed' }
  assert.equal((await ask('settings/switch', input, { as: support })).reason, 'forbidden')
  now += 5_000
  assert.equal((await app.parts.pausedFeatures()).size, 0)
})
