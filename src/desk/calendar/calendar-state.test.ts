import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Calendar, CalendarRoom } from '#contract/desk/calendar.ts'
import { cellsOf, changesIn, clashesOf, editOf, keptNights, newDraft, without } from './draft.ts'
import { keepRows, patchCalendar, restrictionAt, rowsOf, shownPrices } from './grid-rows.ts'
import { narrowPrice, priceRuns } from './price-text.ts'
import { added, chosenRows, extended, moved, single, wholeNight } from './selection.ts'

const nights = 14
const list = <Value>(value: Value): Value[] => Array.from({ length: nights }, () => value)
const room = (id: string): CalendarRoom => ({
  id,
  name: `Room ${id}`,
  units: 6,
  adults: 2,
  prices: list(68_000),
  left: list(4),
  held: list(0),
  sold: list(2),
  elsewhere: list(0),
  too_many: list(0),
  own_units: list(null),
  last_year: list(0),
  restrictions: [],
  touched: [],
  plans: [
    {
      id: '7',
      name: 'Saver',
      own: false,
      percent: 8_800,
      sum: 0,
      board: 9_000,
      prices: [],
      last_year: [],
      restrictions: [],
      touched: [],
    },
  ],
})
// 7 December 2026 is a Monday.
const calendar: Calendar = {
  hotel: {
    id: '1',
    name: 'Willow Ferry',
    city: 'Suzhou',
    currency: 'CNY',
    zone: 'Asia/Shanghai',
    today: '2026-12-09',
    last: '2028-01-01',
  },
  from: '2026-12-07',
  nights,
  rooms: [room('1'), room('2'), room('3')],
  undo: null,
  redo: null,
}
const rows = rowsOf(calendar, new Set())
const draft = newDraft('CNY')

test('a block across room types leaves their rates out', () => {
  const selection = extended(single({ row: 0, night: 3 }), { row: 4, night: 5 })
  assert.deepEqual(
    chosenRows(selection, rows).map(({ row, nights }) => [row.key, ...nights]),
    [
      ['1/', 3, 4, 5],
      ['2/', 3, 4, 5],
      ['3/', 3, 4, 5],
    ],
  )
  const more = added(selection, { row: 1, night: 9 })
  assert.equal(chosenRows(more, rows).length, 4)
  assert.equal(chosenRows(wholeNight(rows, 2), rows).length, 3)
})

test('arrow keys stop at the edges, and with Shift they pass over rows of the other kind', () => {
  const bounds = { rows, nights }
  assert.deepEqual(moved({ row: 0, night: 0 }, 'ArrowLeft', bounds, false), { row: 0, night: 0 })
  assert.deepEqual(moved({ row: 0, night: 0 }, 'ArrowDown', bounds, false), { row: 1, night: 0 })
  assert.deepEqual(moved({ row: 0, night: 0 }, 'ArrowDown', bounds, true), { row: 2, night: 0 })
  assert.deepEqual(moved({ row: 5, night: 0 }, 'ArrowDown', bounds, false), { row: 5, night: 0 })
  assert.equal(moved({ row: 0, night: 0 }, 'a', bounds, false), null)
})

test('past nights and unticked weekdays are left out', () => {
  const chosen = chosenRows(extended(single({ row: 0, night: 0 }), { row: 0, night: 13 }), rows)
  const weekends = { ...draft, weekdays: [false, false, false, false, true, true, false] }
  assert.deepEqual(keptNights(chosen, calendar, weekends)[0]!.nights, [4, 5, 11, 12])
  assert.equal(keptNights(chosen, calendar, draft)[0]!.nights[0], 2)
})

test('a draft becomes an edit once it is complete', () => {
  assert.equal(editOf(draft, 'CNY'), null)
  assert.deepEqual(editOf({ ...draft, text: '+15%', roundTo: 1_000 }, 'CNY'), {
    field: 'price',
    how: 'percent',
    amount: 1_500,
    roundTo: 1_000,
  })
  assert.deepEqual(editOf({ ...draft, tab: 'rooms', units: '-' }, 'CNY'), { field: 'units', value: null })
  assert.equal(editOf({ ...draft, tab: 'stay', stayNights: '0' }, 'CNY'), null)
  assert.deepEqual(editOf({ ...draft, tab: 'close' }, 'CNY'), { field: 'closed', value: 1 })
})

test('cells that changed between two readings are conflicts and can be left out', () => {
  const chosen = chosenRows(extended(single({ row: 0, night: 3 }), { row: 0, night: 5 }), rows)
  const seen = cellsOf(chosen, calendar, 'price')
  const changed = patchCalendar(calendar, 'price', [
    { room: '1', plan: null, night: '2026-12-11', before: 68_000, after: 70_000 },
  ])
  const now = cellsOf(chosen, changed, 'price')
  const clashes = clashesOf(seen, now)
  assert.deepEqual(
    clashes.map(({ night, seen, now }) => [night, seen, now]),
    [['2026-12-11', 68_000, 70_000]],
  )
  const rest = without(now, new Set(clashes.map(({ key }) => key)))
  const edit = editOf({ ...draft, text: '780' }, 'CNY')
  assert.deepEqual(
    changesIn(edit, rest).map(({ night }) => night),
    ['2026-12-10', '2026-12-12'],
  )
})

test('a change is shown before the server has answered, in restrictions and rooms as well', () => {
  const cells = [{ room: '1', plan: null, night: '2026-12-10', before: null, after: 2 }]
  const stay = patchCalendar(calendar, 'min_stay', cells).rooms[0]!
  assert.equal(restrictionAt(stay.restrictions, 'min_stay', 3), 2)
  assert.equal(restrictionAt(stay.restrictions, 'min_stay', 4), null)
  const units = patchCalendar(calendar, 'units', [{ ...cells[0]!, after: 3 }]).rooms[0]!
  assert.deepEqual([units.left[3], units.left[4]], [1, 4])
})

test('rows that did not change keep their identity', () => {
  const copy = structuredClone(calendar)
  copy.rooms[1]!.prices[0] = 1
  const kept = keepRows(calendar, copy)
  assert.equal(kept.rooms[0], calendar.rooms[0])
  assert.notEqual(kept.rooms[1], calendar.rooms[1])
  assert.equal(kept.rooms[1]!.plans[0], calendar.rooms[1]!.plans[0])
})

test('rates by percent follow the room type, with their board', () => {
  assert.equal(shownPrices(rows[1]!)[0], 68_840)
  assert.equal(shownPrices(rows[1]!, list(0))[0], 0)
})

test('rates by a sum follow the room type, and a night that the sum uses up has no price', () => {
  const { room, plan } = rows[1]!
  const bySum = { room, plan: { ...plan!, percent: 10_000, sum: -10_000, board: 0 } }
  assert.deepEqual(shownPrices(bySum, [68_000, 10_000, 9_000, 0]), [58_000, 0, 0, 0])
})

test('equal prices are one run, and a single narrow night is short', () => {
  const runs = priceRuns([680, 680, 0, 680, 720], () => false, true)
  assert.deepEqual(
    runs.map(({ at, nights, price }) => [at, nights, price]),
    [
      [0, 2, 680],
      [3, 1, 680],
      [4, 1, 720],
    ],
  )
  assert.equal(priceRuns([680, 680], () => false, false).length, 2)
  assert.equal(narrowPrice(125_000, 'CNY'), '1.3k')
})
