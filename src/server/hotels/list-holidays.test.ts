import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HolidayList } from '#contract/hotels.ts'
import { testApp } from '#test/support/app.ts'
import { ask } from '#test/support/guests.ts'
import { fillCatalogue } from '../demo-loader/fill-catalogue.ts'

const now = Date.parse('2026-11-19T08:00:00Z')
const app = await testApp({ clock: () => now })
await fillCatalogue(app.db, { hotels: 60, now })
await app.places()

const holidays = async (fields: object) => {
  const { body } = await ask(app, 'hot/holidays', fields, { method: 'GET' })
  return (body.data as unknown as HolidayList).list
}
const winter = { from: '2026-12-01', to: '2027-02-28' }
const [{ kw } = { kw: '' }] = await app.db<{ kw: string }[]>`
  select slug as kw from places where slug like 'asia-japan-%' and kind = 'city' order by population desc limit 1`

test('holidays of a place have no country, and those of the guest’s and the place’s country have one', async () => {
  const japan = await holidays({ kw, ...winter })
  assert.ok(japan.some(({ name, from }) => name === 'New Year’s Day' && from === '2027-01-01'))
  assert.ok(japan.every(({ name }) => !name.includes('(')))
  const both = await holidays({ kw, home: 'CN', ...winter })
  const names = both.map(({ name }) => name)
  assert.ok(names.some((name) => /Spring Festival|Chinese New Year/.test(name) && name.endsWith('(China)')))
  assert.ok(names.some((name) => name.endsWith('(Japan)')))
  assert.equal(names.filter((name) => name.startsWith('New Year’s Day')).length, 1)
  assert.ok(names.includes('New Year’s Day'))
  assert.deepEqual(
    both.map(({ from }) => from),
    both.map(({ from }) => from).toSorted(),
  )
  assert.deepEqual(await holidays({ kw, home: 'JP', ...winter }), japan)
})

test('days of one festival are one entry, in the language of the request', async () => {
  const list = await holidays({ home: 'CN', ...winter, lang: 'zh' })
  const spring = list.find(({ name }) => name === '春节')
  assert.ok(spring && spring.to > spring.from)
})

test('unknown countries, places and hotels have no holidays, and days that are not sold are left out', async () => {
  assert.deepEqual(await holidays({ home: 'XX', ...winter }), [])
  assert.deepEqual(await holidays({ kw: 'nowhere', ...winter }), [])
  assert.deepEqual(await holidays({ id: '999999', ...winter }), [])
  const always = await holidays({ home: 'CN', from: '1990-01-01', to: '2090-01-01' })
  assert.ok(always.length > 5)
  assert.ok(always.every(({ from, to }) => to >= '2026-11-17' && from <= '2028-06-15'))
})
