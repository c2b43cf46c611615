import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CalendarCells, changesOf, type PriceEdit, takesField } from './calendar-edit.ts'
import { followingRates, previewOf } from './calendar-preview.ts'
import { parseTypedPrice } from './cell-input.ts'

const row = (values: readonly (number | null)[], more: Partial<CalendarCells> = {}): CalendarCells => ({
  room: '1',
  plan: null,
  nights: values.map((_, at) => `2027-01-0${at + 1}`),
  values,
  ...more,
})
const price = (how: PriceEdit['how'], amount: number, roundTo = 1): PriceEdit => ({
  field: 'price',
  how,
  amount,
  roundTo,
})
const after = (edit: PriceEdit, values: readonly number[], more: Partial<CalendarCells> = {}) =>
  changesOf(edit, [row(values, more)]).map((cell) => cell.after)

test('typed text is a price, a sum to add or a percentage', () => {
  assert.deepEqual(parseTypedPrice('780', 'CNY'), { how: 'set', amount: 78_000 })
  assert.deepEqual(parseTypedPrice('+50', 'CNY'), { how: 'add', amount: 5_000 })
  assert.deepEqual(parseTypedPrice('−10%', 'CNY'), { how: 'percent', amount: -1_000 })
  assert.deepEqual(parseTypedPrice('1,280.5', 'CNY'), { how: 'set', amount: 128_050 })
  assert.deepEqual(parseTypedPrice('＋１５％', 'CNY'), { how: 'percent', amount: 1_500 })
  assert.deepEqual(parseTypedPrice('7.25%', 'JPY'), { how: 'percent', amount: 725 })
})

test('a number without a sign takes the chosen method', () => {
  assert.deepEqual(parseTypedPrice('15', 'CNY', 'percent'), { how: 'percent', amount: 1_500 })
  assert.deepEqual(parseTypedPrice('-15', 'CNY', 'percent'), { how: 'percent', amount: -1_500 })
  assert.deepEqual(parseTypedPrice('50', 'CNY', 'add'), { how: 'add', amount: 5_000 })
})

test('text that is no amount is refused', () => {
  for (const text of ['', 'abc', '7.999', '--5', '5%%', '-100%', '9999%', '1e3', '123456789012'])
    assert.equal(parseTypedPrice(text, 'CNY'), null, text)
  assert.equal(parseTypedPrice('780.5', 'JPY'), null)
})

test('prices are set, raised by a sum or by a percentage and rounded', () => {
  assert.deepEqual(after(price('set', 78_000), [68_000, 78_000]), [78_000])
  assert.deepEqual(after(price('add', 5_000), [68_000]), [73_000])
  assert.deepEqual(after(price('percent', 1_500, 1_000), [68_000, 109_000]), [78_000, 125_000])
  assert.deepEqual(after(price('percent', -1_000, 1_000), [69_500]), [63_000])
})

test('a night without a price stays so unless a price is set', () => {
  assert.deepEqual(after(price('add', 5_000), [0]), [])
  assert.deepEqual(after(price('percent', 1_000), [0]), [])
  assert.deepEqual(after(price('set', 5_000), [0]), [5_000])
})

test('a reduction never makes a night free: a price of 0 would close it', () => {
  assert.deepEqual(after(price('add', -90_000, 1_000), [68_000]), [1_000])
})

test('prices of last year replace those of nights where they are known', () => {
  assert.deepEqual(after(price('last_year', 0), [68_000, 68_000], { lastYear: [59_000, 0] }), [59_000])
})

test('restrictions and rooms are set, and null removes them', () => {
  const cells = changesOf({ field: 'min_stay', value: 2 }, [row([null, 2, 3])])
  assert.deepEqual(
    cells.map(({ night, before, after }) => [night, before, after]),
    [
      ['2027-01-01', null, 2],
      ['2027-01-03', 3, 2],
    ],
  )
  assert.equal(changesOf({ field: 'closed', value: null }, [row([1, null])]).length, 1)
})

test('rates by percent take restrictions but no price, and plans have no rooms of their own', () => {
  const [room, own, derived] = [{ plan: null }, { plan: { own: true } }, { plan: { own: false } }]
  assert.deepEqual(
    [room, own, derived].map((row) => takesField('price', row)),
    [true, true, false],
  )
  assert.deepEqual(
    [room, own, derived].map((row) => takesField('units', row)),
    [true, false, false],
  )
  assert.ok(takesField('closed', derived))
})

test('the preview has extremes and the average difference by row, and counts the rates that follow', () => {
  const changes = changesOf(price('percent', 1_500, 1_000), [
    row([68_000, 109_000]),
    row([62_000], { room: '2' }),
  ])
  assert.deepEqual(previewOf(changes), [
    {
      room: '1',
      plan: null,
      nights: 2,
      before: { least: 68_000, most: 109_000 },
      after: { least: 78_000, most: 125_000 },
      average: 13_000,
    },
    {
      room: '2',
      plan: null,
      nights: 1,
      before: { least: 62_000, most: 62_000 },
      after: { least: 71_000, most: 71_000 },
      average: 9_000,
    },
  ])
  const plans = [{ own: false }, { own: true }, { own: false }]
  const rooms = ['1', '2', '3'].map((id) => ({ id, plans }))
  assert.equal(followingRates(changes, rooms), 4)
})
