import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultSearch, readSearch, searchParams } from './stay-search.ts'

const today = '2026-11-15'

test('a search without dates begins in two days, for one night and two adults', () => {
  assert.deepEqual(defaultSearch(today), {
    s_d: '2026-11-17',
    e_d: '2026-11-18',
    rooms: 1,
    adults: 2,
    ages: [],
  })
})

test('a search survives the round trip through a URL', () => {
  const search = { s_d: '2027-01-02', e_d: '2027-01-06', rooms: 2, adults: 3, ages: [5, 0] }
  assert.deepEqual(readSearch(searchParams(search), today), search)
})

test('dates that are past, broken, reversed or too long become the default', () => {
  const bad: [string, string][] = [
    ['2026-11-14', '2026-11-20'],
    ['2027-02-30', '2027-03-02'],
    ['2027-01-06', '2027-01-02'],
    ['2027-01-06', '2027-01-06'],
    ['2027-01-01', '2027-03-01'],
    ['2029-01-01', '2029-01-02'],
    ['', ''],
  ]
  for (const [s_d, e_d] of bad) {
    const read = readSearch({ s_d, e_d, adults: '3' }, today)
    assert.deepEqual([read.s_d, read.e_d, read.adults], ['2026-11-17', '2026-11-18', 3], s_d)
  }
})

test('a party that cannot be meant becomes two adults in one room', () => {
  for (const party of [{ rooms: '0' }, { rooms: '10' }, { adults: '99' }, { 'ages[0]': '18' }]) {
    const { rooms, adults, ages } = readSearch(party, today)
    assert.deepEqual({ rooms, adults, ages }, { rooms: 1, adults: 2, ages: [] }, JSON.stringify(party))
  }
})

test('children left unset in a plain form are no children', () => {
  assert.deepEqual(readSearch({ 'ages[0]': '5', 'ages[1]': '' }, today).ages, [5])
})
