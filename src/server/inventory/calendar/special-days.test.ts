import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'
import { importInventory } from '../import/import-inventory.ts'
import { publicHolidays } from './public-holidays.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const app = await testApp({ clock: () => now })
const { db } = app
await importInventory(db, { folder: join(import.meta.dirname, '../../../../examples/inventory'), now })
const revenue = await haveStaff(db, { role: 'revenue' })
const hotels = await db<{ id: string; country: string }[]>`
  select hotels.id, country from hotels join places on places.id = city order by hotels.id`
const hotel = hotels.find(({ country }) => country === 'CN')!.id
const elsewhere = hotels.find(({ country }) => country !== 'CN')!.id

const daysOf = async (of = hotel, lang = 'en', member = revenue) =>
  askDesk(app, 'calendar/days', {
    method: 'GET',
    body: { hotel: of, from: '2027-01-20', nights: 60, lang },
    headers: await staffHeaders(db, member, { now }),
  })
const post = async (path: string, body: object, member = revenue) =>
  askDesk(app, `calendar/${path}`, { body, headers: await staffHeaders(db, member, { now }) })
const fair = {
  hotel,
  name_en: 'Silk fair',
  name_zh: '丝绸博览会',
  from: '2027-03-03',
  to: '2027-03-06',
}

test('public holidays of the hotel’s country are joined by name, in both languages', async () => {
  const [festival] = (await daysOf()).data.list
  assert.equal(festival.name, 'Spring Festival')
  assert.ok(festival.to > festival.from)
  assert.equal((await daysOf(hotel, 'zh')).data.list[0].name, '春节')
  const french = await publicHolidays('FR', { from: '2026-12-20', to: '2027-01-05' })
  assert.deepEqual(
    french.map(({ name, from, to }) => [name.zh, from, to]),
    [
      ['圣诞节', '2026-12-25', '2026-12-25'],
      ['元旦', '2027-01-01', '2027-01-01'],
    ],
  )
})

test('a holiday of several days has its length, and an unknown country has none', async () => {
  const eid = (await publicHolidays('SA', { from: '2027-03-01', to: '2027-03-31' }))[0]!
  assert.deepEqual([eid.name.zh, eid.from, eid.to], ['开斋节', '2027-03-09', '2027-03-12'])
  assert.deepEqual(await publicHolidays('XX', { from: '2027-01-01', to: '2027-12-31' }), [])
})

test('an event is shown in its city only, audited, and removed again', async () => {
  assert.equal((await post('add_event', fair)).code, 1)
  const shown = (await daysOf()).data.list.find(({ name }: { name: string }) => name === 'Silk fair')
  assert.deepEqual([shown.from, shown.to], ['2027-03-03', '2027-03-06'])
  const others = (await daysOf(elsewhere)).data.list.filter(({ event }: { event: string | null }) => event)
  assert.deepEqual(others, [])
  assert.equal((await post('remove_event', { hotel: elsewhere, event: shown.event })).status, 404)
  assert.equal((await post('remove_event', { hotel, event: shown.event })).code, 1)
  const audited = await db<{ action: string }[]>`
    select action from audit_log where action like 'event_%' order by id`
  assert.deepEqual(
    audited.map(({ action }) => action),
    ['event_added', 'event_removed'],
  )
})

test('an event in the past, with its end before its beginning, or longer than 60 days is refused', async () => {
  for (const dates of [
    { from: '2026-10-01', to: '2026-10-02' },
    { from: '2027-03-03', to: '2027-03-02' },
    { from: '2027-03-03', to: '2027-06-02' },
  ])
    assert.equal((await post('add_event', { ...fair, ...dates })).reason, 'invalid_input')
})

test('a hotelier sees the days of their own hotels and changes no events', async () => {
  const own = await haveStaff(db, { role: 'hotelier', hotels: [hotel] })
  assert.equal((await daysOf(hotel, 'en', own)).code, 1)
  assert.equal((await daysOf(elsewhere, 'en', own)).status, 404)
  assert.equal((await post('add_event', fair, own)).status, 403)
})
