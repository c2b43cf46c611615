import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Calendar } from '#contract/desk/calendar.ts'
import { addDays, dayOf, type PlainDate, weekdayOf } from '#domain/time/plain-date.ts'
import { testApp } from '#test/support/app.ts'
import { askDesk, haveStaff, type Staff, staffHeaders } from '#test/support/desk.ts'
import { example } from '#test/support/inventory.ts'
import { transaction } from '../../db/database.ts'
import { importInventory } from '../import/import-inventory.ts'
import { rollCalendars } from '../roll-calendars.ts'
import { takeNights } from '../take-nights.ts'

const start = Date.parse('2026-11-15T08:00:00Z')
let clock = start
const app = await testApp({ clock: () => clock })
const { db } = app
await importInventory(db, { folder: example, now: start })
const [hangzhou] = await db<{ id: string }[]>`select id from hotels where code = 'HZ-01'`
const [lyon] = await db<{ id: string }[]>`select id from hotels where code = 'LYON-01'`
const hotel = hangzhou!.id
const idOf = async (table: 'room_types' | 'rate_plans', code: string) =>
  (await db<{ id: string }[]>`select id from ${db(table)} where hotel_id = ${hotel} and code = ${code}`)[0]!
    .id
const [garden, suite] = [await idOf('room_types', 'garden'), await idOf('room_types', 'suite')]
const [breakfast, early] = [await idOf('rate_plans', 'breakfast'), await idOf('rate_plans', 'early')]

const jin = await haveStaff(db, { role: 'revenue', email: 'jin@desk.example' })
const gu = await haveStaff(db, { role: 'hotelier', hotels: [hotel], email: 'gu@desk.example' })
await db`update staff set name = 'Gu Min' where id = ${gu.id}`

const call = async (member: Staff, path: string, body: object, method: 'GET' | 'POST' = 'POST') =>
  askDesk(app, `calendar/${path}`, { method, body, headers: await staffHeaders(db, member, { now: clock }) })

let month = 0
let first: PlainDate
beforeEach(() => {
  clock = start
  // Nights that no other test uses.
  first = addDays('2026-12-01', 20 * month++)
})
const range = (count: number, from = first) => Array.from({ length: count }, (_, at) => addDays(from, at))
const show = async (from = first, member = jin): Promise<Calendar> => {
  const said = await call(member, 'show', { hotel, from, nights: '14' }, 'GET')
  assert.equal(said.code, 1, said.msg)
  return said.data
}
const roomOf = ({ rooms }: Calendar, id = garden) => rooms.find((room) => room.id === id)!

type Row = { room?: string; plan?: string | null; nights: PlainDate[]; seen: (number | null)[] }
const change = (member: Staff, edit: object, rows: Row[], more: object = {}) =>
  call(member, 'change', {
    hotel,
    edit,
    rows: rows.map((row) => ({ room: garden, plan: null, ...row })),
    ...more,
  })
const set = (amount: number) => ({ field: 'price', how: 'set', amount })
const filled = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value)

test('the calendar has prices, rooms, restrictions and the rates that follow', async () => {
  const calendar = await show('2027-04-25')
  assert.deepEqual(
    calendar.rooms.map(({ name, units }) => [name, units]),
    [
      ['Garden Room', 6],
      ['Bamboo Suite', 3],
    ],
  )
  const room = roomOf(calendar)
  assert.deepEqual([room.prices[0], room.left[0], room.sold[0], room.held[0]], [68_000, 6, 0, 0])
  assert.deepEqual(room.restrictions, [{ field: 'min_stay', at: 5, nights: 5, value: 2 }])
  const arrival = roomOf(calendar, suite).restrictions.filter(({ field }) => field === 'closed_to_arrival')
  // Sundays.
  assert.deepEqual(
    arrival.map(({ at }) => weekdayOf(dayOf('2027-04-25') + at)),
    [6, 6],
  )
  assert.deepEqual(
    room.plans.map(({ id, own, percent, prices }) => [id, own, percent, prices.length]),
    [
      [breakfast, false, 10_000, 0],
      [early, true, 10_000, 14],
    ],
  )
})

test('a change of weekdays is written in one step, and repeating the request changes nothing', async () => {
  const fridays = range(14).filter((night) => weekdayOf(dayOf(night)) === 4)
  const edit = { field: 'price', how: 'percent', amount: 1_500, round_to: 1_000 }
  const rows = [{ nights: fridays, seen: filled(2, 68_000) }]
  const first = await change(jin, edit, rows, { req_id: 'the-same-request' })
  assert.deepEqual([first.code, first.data.nights, first.data.refused], [1, 2, []])
  const again = await change(jin, edit, rows, { req_id: 'the-same-request' })
  assert.deepEqual(again.data, first.data)
  const calendar = await show()
  const prices = roomOf(calendar).prices
  for (const [at, night] of range(14).entries())
    assert.equal(prices[at], fridays.includes(night) ? 78_000 : 68_000, night)
  assert.deepEqual(roomOf(calendar).touched.length, 2)
  assert.equal(roomOf(calendar).touched[0]!.by, jin.name)
})

test('a plan with prices of its own is changed beside the room type, a rate by percent is refused', async () => {
  const nights = range(2)
  const own = await change(gu, set(50_000), [{ plan: early, nights, seen: [56_000, 56_000] }])
  assert.equal(own.code, 1, own.msg)
  const room = roomOf(await show())
  assert.deepEqual(room.prices.slice(0, 2), [68_000, 68_000])
  assert.deepEqual(room.plans[1]!.prices.slice(0, 3), [50_000, 50_000, 56_000])
  const derived = await change(gu, set(50_000), [{ plan: breakfast, nights, seen: [0, 0] }])
  assert.equal(derived.reason, 'invalid_input')
})

test('nights that someone else changed are named, and nothing is written until the member chooses', async () => {
  const nights = range(4)
  const seen = filled(4, 68_000)
  assert.equal((await change(gu, set(70_000), [{ nights: nights.slice(2), seen: seen.slice(2) }])).code, 1)
  const edit = { field: 'price', how: 'add', amount: 5_000 }
  const late = await change(jin, edit, [{ nights, seen }])
  assert.deepEqual([late.status, late.reason], [409, 'calendar_changed'])
  assert.deepEqual(
    late.data.cells.map(({ night, seen, now, by }: Record<string, unknown>) => [night, seen, now, by]),
    [
      [nights[2], 68_000, 70_000, 'Gu Min'],
      [nights[3], 68_000, 70_000, 'Gu Min'],
    ],
  )
  assert.deepEqual(roomOf(await show()).prices.slice(0, 4), [68_000, 68_000, 70_000, 70_000])
  const fresh = [68_000, 68_000, 70_000, 70_000]
  assert.equal((await change(jin, edit, [{ nights, seen: fresh }])).code, 1)
  assert.deepEqual(roomOf(await show()).prices.slice(0, 4), [73_000, 73_000, 75_000, 75_000])
})

test('concurrent changes of the same nights: one is written, the other refused', async () => {
  const row = { nights: range(6), seen: filled(6, 68_000) }
  const said = await Promise.all([change(jin, set(71_000), [row]), change(gu, set(72_000), [row])])
  assert.deepEqual(said.map(({ code }) => code).sort(), [1, 409])
})

test('a value that an import changed is a conflict too', async () => {
  const nights = range(1)
  await db`update price_calendars set prices = overlay(prices placing '\\x00010000'::bytea
    from 4 * (${nights[0]!}::date - base_date) + 1 for 4) where room_type_id = ${garden} and rate_plan_id is null`
  const said = await change(jin, set(71_000), [{ nights, seen: [68_000] }])
  assert.deepEqual([said.reason, said.data.cells[0].by], ['calendar_changed', null])
})

test('fewer rooms than are sold are refused night by night with the orders, and the rest is done', async () => {
  const nights = range(3)
  await transaction(db, (tx) =>
    takeNights(tx, { hotelId: hotel, roomTypeId: garden, nights: [nights[1]!], rooms: 4 }),
  )
  const said = await change(jin, { field: 'units', value: 2 }, [{ nights, seen: filled(3, null) }])
  assert.deepEqual([said.code, said.data.nights], [1, 2])
  assert.deepEqual(said.data.refused, [{ room: garden, night: nights[1], taken: 4, orders: [] }])
  const room = roomOf(await show())
  assert.deepEqual(room.left.slice(0, 3), [2, 2, 2])
  assert.deepEqual(room.own_units.slice(0, 4), [2, null, 2, null])
  const back = await change(jin, { field: 'units', value: null }, [{ nights: [nights[0]!], seen: [2] }])
  assert.deepEqual([back.code, roomOf(await show()).left[0]], [1, 6])
})

test('a restriction of the whole hotel is removed from one room type, and others keep it', async () => {
  const nights = range(2, '2027-05-01')
  const said = await change(jin, { field: 'min_stay', value: null }, [{ nights, seen: [2, 2] }])
  assert.equal(said.code, 1, said.msg)
  const calendar = await show('2027-04-29')
  assert.deepEqual(roomOf(calendar).restrictions, [
    { field: 'min_stay', at: 1, nights: 1, value: 2 },
    { field: 'min_stay', at: 4, nights: 2, value: 2 },
  ])
  const other = roomOf(calendar, suite).restrictions.filter(({ field }) => field === 'min_stay')
  assert.deepEqual(other, [{ field: 'min_stay', at: 1, nights: 5, value: 2 }])
})

test('a change is undone and made again, also by a later session, for a day', async () => {
  const row = { nights: range(3), seen: filled(3, 68_000) }
  const made = await change(jin, set(90_000), [row])
  const closed = await change(jin, { field: 'closed', value: 1 }, [
    { ...row, plan: breakfast, seen: filled(3, null) },
  ])
  const steps = async () => {
    const { undo, redo } = await show()
    return [undo?.id ?? null, redo?.id ?? null]
  }
  assert.deepEqual(await steps(), [closed.data.change, null])
  const step = (path: 'undo' | 'redo', id: string, more = {}) =>
    call(jin, path, { hotel, change: id, ...more })
  assert.equal((await step('undo', closed.data.change)).code, 1)
  assert.deepEqual(await steps(), [made.data.change, closed.data.change])
  assert.equal((await step('undo', made.data.change)).code, 1)
  const undone = roomOf(await show())
  assert.deepEqual([undone.prices.slice(0, 3), undone.plans[0]!.restrictions], [filled(3, 68_000), []])
  assert.equal((await steps())[1], made.data.change)
  assert.equal((await step('redo', made.data.change)).code, 1)
  assert.deepEqual(roomOf(await show()).prices.slice(0, 3), filled(3, 90_000))
  assert.equal((await step('redo', made.data.change)).reason, 'not_undoable')
  clock = start + 25 * 3_600_000
  assert.equal((await step('undo', made.data.change)).reason, 'not_undoable')
})

test('an undo over a later change is refused until the member leaves those nights', async () => {
  const row = { nights: range(3), seen: filled(3, 68_000) }
  const made = await change(jin, set(90_000), [row])
  assert.equal((await change(gu, set(95_000), [{ nights: [row.nights[1]!], seen: [90_000] }])).code, 1)
  const undo = { hotel, change: made.data.change }
  const refused = await call(jin, 'undo', undo)
  assert.deepEqual([refused.reason, refused.data.cells.length], ['calendar_changed', 1])
  const left = await call(jin, 'undo', { ...undo, leave: true })
  assert.deepEqual([left.code, left.data.nights], [1, 2])
  assert.deepEqual(roomOf(await show()).prices.slice(0, 3), [68_000, 95_000, 68_000])
})

test('past nights, nights beyond the calendar, unknown rows and repeated nights are refused', async () => {
  const bad = async (rows: Row[]) => (await change(jin, set(70_000), rows)).reason
  assert.equal(await bad([{ nights: ['2026-11-14'], seen: [68_000] }]), 'invalid_input')
  assert.equal(await bad([{ nights: ['2029-11-14'], seen: [0] }]), 'invalid_input')
  assert.equal(await bad([{ room: '999999', nights: range(1), seen: [0] }]), 'invalid_input')
  assert.equal(await bad([{ room: suite, plan: early, nights: range(1), seen: [0] }]), 'invalid_input')
  assert.equal(await bad([{ nights: [first, first], seen: [68_000, 68_000] }]), 'invalid_input')
  assert.equal(await bad([{ nights: range(2), seen: [68_000] }]), 'invalid_input')
})

test('a hotelier finds only their own hotels, and others see where they are', async () => {
  const list = (await call(gu, 'hotels', {}, 'GET')).data.list as { id: string }[]
  assert.deepEqual(
    list.map(({ id }) => id),
    [hotel],
  )
  assert.equal((await call(gu, 'show', { hotel: lyon!.id }, 'GET')).status, 404)
  await call(gu, 'watch', { hotel, room: garden, night: first })
  const { viewers } = (await call(jin, 'watch', { hotel })).data
  assert.deepEqual(viewers, [{ id: gu.id, name: 'Gu Min', room: garden, plan: null, night: first }])
})

test('every change is in the audit log and in the history', async () => {
  const row = { nights: range(2), seen: filled(2, 68_000) }
  await change(jin, set(88_000), [row])
  const [entry] = await db<{ action: string; after: Record<string, unknown>; money: boolean }[]>`
    select action, after, money from audit_log where hotel_id = ${hotel} order by id desc limit 1`
  assert.deepEqual(
    [entry!.action, entry!.after.price, entry!.after.nights, entry!.money],
    ['calendar_changed', 88_000, 2, true],
  )
  const { list } = (await call(jin, 'changes', { hotel }, 'GET')).data
  assert.deepEqual(
    [list[0].by, list[0].field, list[0].first, list[0].last, list[0].rows],
    [jin.name, 'price', row.nights[0], row.nights[1], ['Garden Room']],
  )
})

test('prices of last year are copied by weekday, also after the calendar dropped those nights', async () => {
  const source = range(2, '2026-12-25')
  const wanted = source.map((night) => addDays(night, 364))
  const now = (await show('2026-12-25')).rooms.find(({ id }) => id === garden)!.prices.slice(0, 2)
  assert.equal((await change(jin, set(123_400), [{ nights: source, seen: now }])).code, 1)
  clock = Date.parse('2027-03-02T08:00:00Z')
  await rollCalendars(db, clock)
  const before = roomOf(await show(wanted[0]))
  assert.deepEqual(before.last_year.slice(0, 2), [123_400, 123_400])
  const edit = { field: 'price', how: 'last_year', amount: 0 }
  const said = await change(jin, edit, [{ nights: wanted, seen: before.prices.slice(0, 2) }])
  assert.equal(said.data.nights, 2)
  assert.deepEqual(roomOf(await show(wanted[0])).prices.slice(0, 2), [123_400, 123_400])
  assert.equal(weekdayOf(dayOf(wanted[0]!)), weekdayOf(dayOf(source[0]!)))
})
