import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allReviews, hotelParams, readHotelQuery, withLaterDates } from './hotel-query.ts'

const today = '2026-11-15'

test('an address without dates is for the night after tomorrow, and says that nobody asked for it', () => {
  const query = readHotelQuery({}, today)
  assert.equal(query.dates, 'assumed')
  assert.deepEqual([query.search.s_d, query.search.e_d], ['2026-11-17', '2026-11-18'])
  assert.deepEqual(query.reviews, allReviews)
})

test('past dates and dates that make no stay are distinguished', () => {
  assert.equal(readHotelQuery({ s_d: '2026-11-01', e_d: '2026-11-03' }, today).dates, 'past')
  assert.equal(readHotelQuery({ s_d: '2026-12-03', e_d: '2026-12-01' }, today).dates, 'impossible')
  assert.equal(readHotelQuery({ s_d: 'soon', e_d: '' }, today).dates, 'impossible')
  assert.equal(readHotelQuery({ s_d: '2026-12-01', e_d: '2026-12-03' }, today).dates, 'asked')
})

test('an address reads back to itself', () => {
  const fields = {
    s_d: '2026-12-01',
    e_d: '2026-12-03',
    rooms: '2',
    adults: '3',
    'ages[0]': '4',
    'board[0]': 'breakfast',
    free_cancel: '1',
    pay_later: '1',
    offer: '12.34',
    score: '8',
    kind: 'family',
    own: '1',
    q: 'quiet room',
    sort: 'lowest',
    page: '3',
  }
  assert.deepEqual(hotelParams(readHotelQuery(fields, today)), fields)
})

test('invalid filter values are dropped', () => {
  const { reviews } = readHotelQuery(
    { score: '11', kind: 'ghost', own: 'yes', q: ' ', sort: 'best', page: '0' },
    today,
  )
  assert.deepEqual(reviews, allReviews)
  assert.equal(readHotelQuery({ q: 'x'.repeat(300) }, today).reviews.q.length, 100)
})

test('an offer that is no key and an unknown board are left out', () => {
  const { wanted } = readHotelQuery({ offer: '12.34<', 'board[0]': 'feast', free_cancel: 'x' }, today)
  assert.deepEqual(wanted, {
    offer: null,
    filters: { board: [], beds: [], free_cancel: false, pay_later: false },
  })
})

test('where it is already tomorrow, today becomes the usual dates', () => {
  const query = withLaterDates(readHotelQuery({ s_d: today, e_d: '2026-11-16' }, today), today)
  assert.deepEqual([query.search.s_d, query.search.e_d, query.dates], ['2026-11-17', '2026-11-18', 'past'])
})
